/**
 * The control that needs code for a press, or null for a link, which works without. The target may be an
 * icon inside a button. A submit counts as a press of its button, also with Enter: a later `submit` event
 * would come after the browser's own form validation.
 */
export function controlOf({ target }: Event): HTMLElement | null {
  if (!(target instanceof Element) || target.closest('a[href]')) return null;
  return target.closest('button');
}

let held: HTMLElement | null = null;

function hold(event: Event) {
  const control = controlOf(event);
  if (!control) return;
  event.preventDefault();
  event.stopPropagation();
  held = control;
}

/** Holds the last press on a page that is not hydrated yet. */
export function holdPresses(): void {
  document.addEventListener('click', hold, true);
}

/** Takes the held press if it is inside a part of the page, because React hydrates the parts one by one. */
export function takePress(part: Element): HTMLElement | null {
  if (!held || !part.contains(held)) return null;
  const press = held;
  held = null;
  return press;
}

/**
 * Ends the holding and replays the press that no part has taken. Parts that hydrate later hold it again; without code
 * the browser's default action runs.
 */
export function releasePresses(): void {
  document.removeEventListener('click', hold, true);
  held?.click();
  held = null;
}
