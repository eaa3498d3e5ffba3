/** Time in ms and distance in px within which two touches are a double press. A mouse has `detail`. */
const soon = 400;
const near = 24;

const controls =
  'a[href], button, input, select, textarea, summary, label, [role="option"], [role^="menuitem"], [role="gridcell"]';

const controlAt = ({ target }: Event) =>
  target instanceof Element ? (target.closest(controls) ?? target) : null;

/** The label of a button or link: React may reuse the same element for another action. */
const wordsOf = (control: Element | null) =>
  control?.matches('a, button') ? (control.getAttribute('aria-label') ?? control.textContent) : null;

/**
 * Ignores the second press of a double click if it hits another control than the first. The first press may
 * have closed, opened or replaced content that the user has not seen yet. Repeated presses of one control all
 * count.
 * @returns a function that ends it.
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
    // Presses by a script have no position.
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
  // Key presses have a `detail` of 0 and are not counted.
  const onClick = (event: MouseEvent) => void (event.detail > 0 && event.isTrusted && stop(event));

  const listeners = [
    ['pointerdown', onPointerDown],
    ['mousedown', onMouseDown],
    ['click', onClick],
    ['dblclick', onClick],
  ] as const;
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  for (const [type, listener] of listeners) window.addEventListener(type, listener as EventListener, options);
  return () => ended.abort();
}
