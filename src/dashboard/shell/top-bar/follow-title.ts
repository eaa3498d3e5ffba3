/** Signs that somebody goes their own way: the focus is theirs from then on. */
const eventTypes = ['pointerdown', 'keydown'] as const;

/**
 * Moves the focus to the screen's heading, or to its content where that has none yet, and on to the heading that takes its
 * place when the screen's code and records have come: a heading that goes takes the focus with it.
 * @returns what ends it.
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
