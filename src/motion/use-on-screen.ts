import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is in the viewport. True until that is known. */
export function useOnScreen(ref: RefObject<Element | null>): boolean {
  const [onScreen, setOnScreen] = useState(true);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setOnScreen(entries.at(-1)!.isIntersecting));
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, [ref]);
  return onScreen;
}
