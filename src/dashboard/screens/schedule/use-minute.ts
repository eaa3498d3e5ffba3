import { useEffect, useState } from 'react';
import { now } from '@/platform/clock';
import { localOf, minute } from '../../data/calendar/zones';

/** What the visitor's clock shows, to the minute: `2026-11-18T11:00`. Read again when the page is looked at again. */
export function useMinute(timeZone: string): string {
  const [clock, setClock] = useState(() => localOf(now().getTime(), timeZone));
  useEffect(() => {
    const update = () => setClock(localOf(now().getTime(), timeZone));
    update();
    const timer = window.setInterval(update, minute / 4);
    document.addEventListener('visibilitychange', update);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [timeZone]);
  return clock;
}
