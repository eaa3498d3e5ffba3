import { useSyncExternalStore } from 'react';
import { now } from '@/platform/clock';
import { localTime, minute } from '@/dashboard/days/local-time';
import { onTick } from './use-now';

const subscribe = (tell: () => void) => onTick(tell, minute / 4);

/**
 * What the clocks of a zone show: `2026-11-18T10:00`. Renders again when that changes.
 * @param length - how many letters of it: 10 for the day alone
 */
export function useLocalTime(timeZone: string, length = 16): string {
  const read = () => localTime(now(), timeZone).slice(0, length);
  return useSyncExternalStore(subscribe, read, read);
}
