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
 * Waits for the focus, which a new page of a busy browser may not have yet: focus rings would be missing.
 * Runs in the page: Playwright serialises it, so it must not refer to outer variables.
 */
export async function waitForFocus(): Promise<void> {
  const end = performance.now() + 2500;
  while (!document.hasFocus() && performance.now() < end)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

/**
 * Waits until the fonts and pictures of the story have loaded and nothing changes any more. Runs in the
 * page: Playwright serialises it, so it must not refer to outer variables.
 * @returns the height of the whole page, in CSS px.
 */
export async function settle(): Promise<number> {
  const scope = globalThis as unknown as { idle(): Promise<unknown>; isAtRest(): boolean };
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
  return document.documentElement.scrollHeight;
}
