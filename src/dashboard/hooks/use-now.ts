import { useEffect, useState } from 'react';
import { now } from '@/platform/clock';

/** Calls back every so many ms, and when the page is visible again: timers of a device that slept are late. */
export function onTick(tick: () => void, every: number): () => void {
  const timer = window.setInterval(tick, every);
  document.addEventListener('visibilitychange', tick);
  return () => {
    window.clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

/** The present, read again every so many ms. */
export function useNow(every: number): Date {
  const [at, setAt] = useState(now);
  useEffect(() => onTick(() => setAt(now()), every), [every]);
  return at;
}
