import { useEffect, useState } from 'react';

/** Long enough for a screen reader to have said the key that was pressed, in ms. */
const pause = 400;

/** A text once it has stopped changing: what is announced politely must not come at every key. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(text), pause);
    return () => window.clearTimeout(timer);
  }, [text]);
  return settled;
}
