export interface Pose {
  /** The error message of a story that failed to render, otherwise null. */
  error: string | null;
  /** Height of the whole page, in CSS px. */
  height: number;
}

/**
 * Sets the globals before the first story. An address can set them only together with a story. Runs in the
 * page: Playwright serialises it, so it must not refer to outer variables.
 * @throws Error if the preview ignores the globals, because all later pictures would have the wrong theme.
 */
export async function dress(globals: { theme: string; direction: string }): Promise<void> {
  const scope = globalThis as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, data: unknown): void };
    __STORYBOOK_PREVIEW__: {
      ready(): Promise<void>;
      storyStoreValue: { userGlobals: { get(): Record<string, unknown> } };
    };
  };
  await scope.__STORYBOOK_PREVIEW__.ready();
  // axe runs in `npm test`. Here it would take half the time.
  const all = { ...globals, a11y: { manual: true } };
  scope.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: all });
  const taken = scope.__STORYBOOK_PREVIEW__.storyStoreValue.userGlobals.get();
  for (const [name, value] of Object.entries(all))
    if (taken[name] !== value) throw new Error(`The preview did not take "${name}".`);
}

/**
 * Shows a story and waits until it is rendered and played, its fonts and pictures have loaded and nothing
 * changes any more. Runs in the page: Playwright serialises it, so it must not refer to outer variables.
 */
export async function pose({ story, timeout }: { story: string; timeout: number }): Promise<Pose> {
  interface Channel {
    on(event: string, listener: (data: never) => void): void;
    off(event: string, listener: (data: never) => void): void;
    emit(event: string, data: unknown): void;
  }
  const scope = globalThis as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
    __STORYBOOK_PREVIEW__: { ready(): Promise<void> };
    startChanceAgain(): void;
    idle(): Promise<unknown>;
    isAtRest(): boolean;
  };
  await scope.__STORYBOOK_PREVIEW__.ready();
  // In a busy browser a new page may not have the focus yet: focus rings would be missing.
  const focus = performance.now() + 2500;
  while (!document.hasFocus() && performance.now() < focus)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  const channel = scope.__STORYBOOK_ADDONS_CHANNEL__;
  localStorage.clear();
  sessionStorage.clear();
  scrollTo(0, 0);
  scope.startChanceAgain();

  let error: string | null = null;
  const fail = (data: { message?: string; title?: string } | { message?: string }[]) => {
    const { message, title } = (Array.isArray(data) ? data[0] : data) as { message?: string; title?: string };
    error ??= message ?? title ?? 'It threw.';
  };
  const throwing = [
    'storyThrewException',
    'storyErrored',
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
  ];
  await new Promise<void>((resolve) => {
    const end = ({ storyId }: { storyId?: string } = {}) => {
      if (storyId && storyId !== story) return;
      for (const name of throwing) channel.off(name, fail);
      channel.off('storyFinished', end);
      channel.off('storyMissing', miss);
      clearTimeout(timer);
      resolve();
    };
    const miss = () => {
      error = document.querySelector('#error-message')?.textContent || 'It could not be loaded.';
      end();
    };
    const timer = setTimeout(() => {
      error ??= `It was not done after ${timeout / 1000} s.`;
      end();
    }, timeout);
    for (const name of throwing) channel.on(name, fail);
    channel.on('storyFinished', end);
    channel.on('storyMissing', miss);
    channel.emit('setCurrentStory', { storyId: story, viewMode: 'story' });
  });

  const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const pictures = () =>
    Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        // Without this, a frame may be painted before the picture, even after `decode`.
        image.decoding = 'sync';
        return image.decode().catch(() => {});
      }),
    );
  // Has a time limit, because a story with an endless animation is never at rest.
  const end = performance.now() + 2500;
  do {
    await document.fonts.ready;
    await pictures();
    await frames();
    await scope.idle();
  } while (!scope.isAtRest() && performance.now() < end);
  return { error, height: document.documentElement.scrollHeight };
}
