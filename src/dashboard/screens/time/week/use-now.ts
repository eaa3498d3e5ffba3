import { useEffect, useState } from 'react';
import { now } from '@/platform/clock';

/** The present, read again every so many ms and when the page is looked at again. */
export function useNow(every: number): Date {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const update = () => setAt(now());
    const timer = window.setInterval(update, every);
    document.addEventListener('visibilitychange', update);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [every]);
  return at;
}
