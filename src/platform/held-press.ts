/**
 * The control that a press needs code for; undefined for a link, which works without. The press may land on the drawing
 * inside a button. A submit is the press of its button too, also with the Enter key: at the submit itself the browser has
 * checked the form already and said so in its own words.
 */
export function controlOf({ target }: Event): HTMLElement | null {
  if (!(target instanceof Element) || target.closest('a[href]')) return null;
  return target.closest<HTMLElement>('button, [data-clickable]');
}

let held: HTMLElement | null = null;

function hold(event: Event) {
  const control = controlOf(event);
  if (!control) return;
  event.preventDefault();
  event.stopPropagation();
  held = control;
}

/** Keeps the last press on a page that no code answers for yet. */
export function holdPresses(): void {
  document.addEventListener('click', hold, true);
}

/** Sections that are live from now on answer for themselves, and take what was pressed in them. */
export function stopHolding(): void {
  document.removeEventListener('click', hold, true);
}

/** Hands over what was pressed in a part of the page: React takes parts over one after the other. */
export function takePress(part: Element): HTMLElement | null {
  if (!held || !part.contains(held)) return null;
  const press = held;
  held = null;
  return press;
}

/** Does what was pressed: no code will answer, so the browser does. */
export function releasePresses(): void {
  stopHolding();
  held?.click();
  held = null;
}
