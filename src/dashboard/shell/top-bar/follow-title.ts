/** Events after which the focus is not moved, because the user has acted. */
const eventTypes = ['pointerdown', 'keydown'] as const;

/**
 * Focuses the screen's heading, or `main` while there is none. When the loaded screen replaces a focused
 * heading, focuses the new one.
 * @returns a function that stops this
 */
export function followTitle(main: HTMLElement): () => void {
  let target: HTMLElement | null = null;
  const move = () => {
    if (target?.isConnected && target !== main) return;
    const title = main.querySelector<HTMLElement>('h1') ?? main;
    if (title === target) return;
    target = title;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(move);
  const end = () => {
    observer.disconnect();
    for (const type of eventTypes) window.removeEventListener(type, end, true);
  };
  move();
  observer.observe(main, { childList: true, subtree: true });
  for (const type of eventTypes) window.addEventListener(type, end, true);
  return end;
}
