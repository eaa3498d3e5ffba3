import { useEffect, useRef, type RefObject } from 'react';
import { prefersReducedMotion } from './preferences';

/**
 * An entrance: an element below the viewport gets `data-reveal="waiting"`, and `data-reveal="shown"` when it
 * enters. Its stylesheet animates between the two. Under reduced motion or without JavaScript it has no
 * attribute and is visible. An element that is already in view is never hidden.
 */
export function useReveal<T extends Element>(): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || prefersReducedMotion() || element.getBoundingClientRect().top < window.innerHeight)
      return;
    element.setAttribute('data-reveal', 'waiting');
    const observer = new IntersectionObserver(
      (entries) => {
        // On a busy page one callback may contain two entries: first outside, then in view.
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        element.setAttribute('data-reveal', 'shown');
        observer.disconnect();
      },
      { rootMargin: '0px 0px -12% 0px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      element.removeAttribute('data-reveal');
    };
  }, []);
  return ref;
}
