/** The event before a jump: ongoing scrolling would undo the jump. */
export const jumpEvent = 'page-jump';

function jumpBy(scroll: () => void) {
  window.dispatchEvent(new Event(jumpEvent));
  scroll();
}

/** Jumps to a position. Newer browsers return a promise, which an effect must not return. */
export const jump = (top: number): void => jumpBy(() => void window.scrollTo({ top, behavior: 'instant' }));

/** Jumps to what a fragment names, such as `#contact`, or to the top. */
export function jumpTo(hash: string): void {
  const target = hash ? document.getElementById(hash.slice(1)) : null;
  if (target) jumpBy(() => target.scrollIntoView({ behavior: 'instant' }));
  else jump(0);
}
