import { nextPaint } from '@/platform/next-paint';

const rows = 'li, tr';
const parts = 'section, dialog, main, [role="group"], [role="search"]';
const controls = ':is(a[href], button, input:not([type=hidden]), select, textarea):not(:disabled)';

const firstControl = (root: Element | null | undefined) =>
  [...(root?.querySelectorAll<HTMLElement>(controls) ?? [])].find((one) => one.checkVisibility?.() ?? true);

/** An element on the way from a focused one to the page, and its index in its parent at that time. */
interface Step {
  element: Element;
  index: number;
}

function pathOf(target: Element): Step[] {
  const path: Step[] = [];
  for (let element: Element | null = target; element; element = element.parentElement) {
    const siblings = element.parentElement?.children ?? [];
    path.push({ element, index: Array.prototype.indexOf.call(siblings, element) });
  }
  return path;
}

/**
 * The first control of the row that took the place of the removed element, or the heading of the part around it, or the
 * first control of a part without a heading.
 */
function successorOf(path: readonly Step[]): HTMLElement | null {
  const at = path.findIndex(({ element }) => element.isConnected);
  const removed = path[at - 1];
  const place = path[at]?.element;
  if (!removed || !place) return null;
  const left = [...place.children].filter((child) => child.matches(rows));
  const row = removed.element.matches(rows)
    ? (left[Math.min(removed.index, left.length - 1)] ?? place.closest(rows))
    : place.closest(rows);
  const control = firstControl(row);
  if (control) return control;
  const part = place.closest<HTMLElement>(parts) ?? document.body;
  const heading = part.querySelector<HTMLElement>('h1, h2, h3');
  if (!heading) return firstControl(part) ?? null;
  // The focus on a visually hidden heading would not show.
  const target = heading.offsetWidth === 1 ? part : heading;
  target.tabIndex = -1;
  return target;
}

/**
 * Keeps the focus where the user acts when the focused control is removed: with its row, or alone. Acts after the next
 * frame, so that a dialog, a menu or a screen can move the focus itself.
 * @returns a function that stops this
 */
export function keepFocus(): () => void {
  // The code may load because of the focus that it has to keep.
  let last: readonly Step[] = document.activeElement ? pathOf(document.activeElement) : [];
  let { pathname } = location;
  const isLost = () => document.activeElement === null || document.activeElement === document.body;
  const isGone = () => last.length > 0 && !last[0]!.element.isConnected;

  const onFocusIn = ({ target }: FocusEvent) => {
    last = pathOf(target as Element);
    ({ pathname } = location);
  };
  // A press beside all controls also takes the focus. Browsers may fire this for a removed element too.
  const onFocusOut = ({ target }: FocusEvent) =>
    setTimeout(() => {
      if (last[0]?.element === target && !isGone() && isLost()) last = [];
    });
  const observer = new MutationObserver(() => {
    if (!isGone()) return;
    const path = last;
    last = [];
    void nextPaint().then(() => {
      // The next screen focuses its heading.
      if (isLost() && pathname === location.pathname) successorOf(path)?.focus({ preventScroll: true });
    });
  });
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('focusout', onFocusOut);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('focusout', onFocusOut);
  };
}
