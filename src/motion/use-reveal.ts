import { useEffect, useRef, type RefObject } from 'react';
import { prefersReducedMotion } from './preferences';

/**
 * An entrance: the element gets `data-reveal="waiting"` while it is below the viewport and `data-reveal="shown"` once it
 * comes in; its stylesheet moves between the two. Without motion, script or observer it carries no attribute and is
 * simply there. What is in view already is never hidden.
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
        // A busy page may deliver two at once: outside first, then in view.
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
