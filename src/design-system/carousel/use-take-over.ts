import { useEffect, useRef, useState } from 'react';
import { useLive } from '@/motion/use-live';

/**
 * Whether the carousel has taken over its row of slides. It waits while the focus is in a slide that would be hidden:
 * a reader who tabs through the row while the code loads keeps their place.
 * @param index of the slide that stays, from 0
 * @returns also the ref of the element around the slides
 */
export function useTakeOver<Slides extends HTMLElement>(index: number) {
  const slides = useRef<Slides>(null);
  // False for a row that was prerendered; a carousel that begins in the browser has none.
  const [live, setLive] = useState(useLive());

  useEffect(() => {
    if (live) return;
    const row = slides.current!;
    const isHeld = (focused: EventTarget | null) =>
      [...row.children].some((slide, place) => place !== index && slide.contains(focused as Node | null));
    const takeOver = () => setLive(!isHeld(document.activeElement));
    const onFocusOut = ({ relatedTarget }: FocusEvent) => isHeld(relatedTarget) || takeOver();
    takeOver();
    row.addEventListener('focusout', onFocusOut);
    return () => row.removeEventListener('focusout', onFocusOut);
  }, [live, index]);

  return { slides, live };
}
