import { useLayoutEffect, type RefObject } from 'react';

/** Between the button and what hangs from it, and from the window's edges, in px. */
const gap = 6;
const edge = 8;

export type AnchorAlign = 'start' | 'end';

/** Puts the element below its anchor, or above where there is more room, and inside the window. */
function place(element: HTMLElement, anchor: HTMLElement, align: AnchorAlign) {
  const from = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  element.style.maxBlockSize = '';
  const { offsetWidth: width, scrollHeight: height } = element;
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
 * Keeps a floating element (`position: fixed`) at its anchor while it is shown. Fixed, so that no scrolling box cuts it off.
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
