import { useSyncExternalStore } from 'react';
import { now } from '@/platform/clock';
import { localTime, minute } from '@/dashboard/days/local-time';
import { onTick } from './use-now';

const subscribe = (tell: () => void) => onTick(tell, minute / 4);

/**
 * The current time in a time zone: `2026-11-18T10:00`. Renders again when it changes.
 * @param length - number of characters to return; 10 for the date only
 */
export function useLocalTime(timeZone: string, length = 16): string {
  const read = () => localTime(now(), timeZone).slice(0, length);
  return useSyncExternalStore(subscribe, read, read);
}
