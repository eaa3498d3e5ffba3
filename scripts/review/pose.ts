export interface Pose {
  /** What a story that could not be drawn said. */
  error: string | null;
  /** Of the whole page, in CSS px. */
  height: number;
}

/**
 * Runs in the page: sets what stories are drawn with, before the first of them. An address does so only where it names a
 * story. Serialised by Playwright, so it refers to nothing outside.
 * @throws Error where the preview does not take it: all that is drawn after would be of another theme than it is said to be
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
  // axe judges in `npm test`; here it would take half the time.
  const all = { ...globals, a11y: { manual: true } };
  scope.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: all });
  const taken = scope.__STORYBOOK_PREVIEW__.storyStoreValue.userGlobals.get();
  for (const [name, value] of Object.entries(all))
    if (taken[name] !== value) throw new Error(`The preview did not take "${name}".`);
}

/**
 * Runs in the page: shows a story and waits until it is drawn and has played, its fonts and pictures are there and nothing
 * of it changes any more. Serialised by Playwright, so it refers to nothing outside.
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
  // A fresh page of a busy browser may not have the focus yet: nothing on it would show a ring.
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
        // Otherwise a frame may be drawn before it, though it was decoded once.
        image.decoding = 'sync';
        return image.decode().catch(() => {});
      }),
    );
  // Something that starts itself again is never at rest: it is looked at as it is.
  const end = performance.now() + 2500;
  do {
    await document.fonts.ready;
    await pictures();
    await frames();
    await scope.idle();
  } while (!scope.isAtRest() && performance.now() < end);
  return { error, height: document.documentElement.scrollHeight };
}
