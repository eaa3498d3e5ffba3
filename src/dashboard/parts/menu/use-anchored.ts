import { useLayoutEffect, type RefObject } from 'react';

/** Distances in px from the anchor and from the window's edges. */
const gap = 6;
const edge = 8;

export type AnchorAlign = 'start' | 'end';

const isScroller = (element: Element) => getComputedStyle(element).overflowY === 'auto';

/**
 * The element's height without a limit, also where a list in it scrolls. To take the limit away and measure would scroll both to
 * their start.
 */
const fullHeight = (element: HTMLElement) =>
  [...element.children]
    .filter(isScroller)
    .reduce((sum, { scrollHeight, clientHeight }) => sum + scrollHeight - clientHeight, element.scrollHeight);

/** Positions the element inside the window, below its anchor, or above it if there is more space. */
function place(element: HTMLElement, anchor: HTMLElement, align: AnchorAlign) {
  const from = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const width = element.offsetWidth;
  const height = fullHeight(element);
  const rightToLeft = getComputedStyle(element).direction === 'rtl';
  const below = clientHeight - from.bottom - gap - edge;
  const above = from.top - gap - edge;
  const up = height > below && above > below;
  const left = (align === 'end') === rightToLeft ? from.left : from.right - width;
  element.style.maxBlockSize = `${Math.max(up ? above : below, 96)}px`;
  element.style.left = `${Math.max(edge, Math.min(left, clientWidth - width - edge))}px`;
  element.style.top = up ? 'auto' : `${from.bottom + gap}px`;
  element.style.bottom = up ? `${clientHeight - from.top + gap}px` : 'auto';
}

/**
 * Positions a floating element (`position: fixed`) at its anchor while it is visible. No scroll container
 * clips it.
 */
export function useAnchored(
  shown: boolean,
  anchor: RefObject<HTMLElement | null>,
  floating: RefObject<HTMLElement | null>,
  align: AnchorAlign,
): void {
  useLayoutEffect(() => {
    if (!shown) return;
    const update = () => {
      if (floating.current && anchor.current) place(floating.current, anchor.current, align);
    };
    update();
    window.addEventListener('resize', update);
    window.addEventListener('scroll', update, { capture: true, passive: true });
    return () => {
      window.removeEventListener('resize', update);
      window.removeEventListener('scroll', update, { capture: true });
    };
  }, [shown, anchor, floating, align]);
}
