/** How soon and how near another touch counts as the second of two, in ms and px. Of a mouse the browser counts them. */
const soon = 400;
const near = 24;

const controls =
  'a[href], button, input, select, textarea, summary, label, [role="option"], [role^="menuitem"], [role="gridcell"]';

const controlAt = ({ target }: Event) =>
  target instanceof Element ? (target.closest(controls) ?? target) : null;

/** What a button or link says that it does. React may give the same element another task. */
const wordsOf = (control: Element | null) =>
  control?.matches('a, button') ? (control.getAttribute('aria-label') ?? control.textContent) : null;

/**
 * Makes the second press of a double click do nothing where it meets another control than the first: the first one closed,
 * opened or replaced something, and nobody has seen yet what is there. One control that is pressed many times answers each.
 * @returns what ends it.
 */
export function startSecondPress(): () => void {
  let control: Element | null = null;
  let words: string | null = null;
  let place = { x: -near, y: -near };
  let at = 0;
  let isTouch = false;
  let isStray = false;

  const stop = (event: Event) => {
    if (!isStray) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const onPointerDown = ({ pointerType }: PointerEvent) => void (isTouch = pointerType === 'touch');
  const onMouseDown = (event: MouseEvent) => {
    // What a script presses has no place.
    if (!event.isTrusted) return;
    const { clientX: x, clientY: y, timeStamp, detail } = event;
    const isAgain =
      isTouch && timeStamp - at < soon && Math.abs(x - place.x) < near && Math.abs(y - place.y) < near;
    const next = controlAt(event);
    at = timeStamp;
    isStray = control !== null && (detail > 1 || isAgain) && (next !== control || wordsOf(next) !== words);
    if (isStray) return stop(event);
    control = next;
    words = wordsOf(next);
    place = { x, y };
  };
  // A key presses too, and counts nothing.
  const onClick = (event: MouseEvent) => void (event.detail > 0 && event.isTrusted && stop(event));

  const listeners = [
    ['pointerdown', onPointerDown],
    ['mousedown', onMouseDown],
    ['click', onClick],
    ['dblclick', onClick],
  ] as const;
  for (const [type, listener] of listeners) window.addEventListener(type, listener as EventListener, true);
  return () => {
    for (const [type, listener] of listeners)
      window.removeEventListener(type, listener as EventListener, true);
  };
}
