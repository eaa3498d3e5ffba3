import { useEffect, useState } from 'react';
import { now } from '@/platform/clock';

/** Calls `tick` every `every` ms and when the visibility changes: timers of a sleeping device are late. */
export function onTick(tick: () => void, every: number): () => void {
  const timer = window.setInterval(tick, every);
  document.addEventListener('visibilitychange', tick);
  return () => {
    window.clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

/** The current time, updated every `every` ms. */
export function useNow(every: number): Date {
  const [at, setAt] = useState(now);
  useEffect(() => onTick(() => setAt(now()), every), [every]);
  return at;
}
