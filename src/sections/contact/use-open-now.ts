import { useEffect, useState } from 'react';
import { isOpenAt, nextChange, type OpeningHours } from '@/lib/business-hours';
import { now } from '@/platform/clock';

/** In ms. `setTimeout` takes at most 2^31 - 1. Half a day is well below that and survives a sleeping laptop. */
const maxWait = 12 * 60 * 60 * 1000;

/**
 * Returns whether the agency is open now. Updates when it opens or closes and when the tab becomes visible. Null in
 * the first HTML, which is built hours or months before anybody reads it.
 */
export function useOpenNow(hours: readonly OpeningHours[], timeZone: string): boolean | null {
  const [open, setOpen] = useState<boolean | null>(null);
  useEffect(() => {
    let timer = 0;
    const update = () => {
      window.clearTimeout(timer);
      const present = now();
      setOpen(isOpenAt(hours, timeZone, present));
      const change = nextChange(hours, timeZone, present);
      const wait = change ? change.getTime() - present.getTime() : maxWait;
      timer = window.setTimeout(update, Math.min(wait, maxWait));
    };
    const onVisible = () => document.hidden || update();
    update();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [hours, timeZone]);
  return open;
}
