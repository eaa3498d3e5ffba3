import { useEffect, useState } from 'react';

/** Time for a screen reader to announce the pressed key, in ms. */
const pause = 400;

/** A debounced text for a live region, so that it is not announced at each key press. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(text), pause);
    return () => window.clearTimeout(timer);
  }, [text]);
  return settled;
}
