import { useLocalTime } from './use-local-time';
import { useTimeZone } from './use-time-zone';

/** The current time in the agency's time zone: `2026-11-18T10:00`. */
export const useLocalNow = (): string => useLocalTime(useTimeZone());

/** Today in the agency's time zone: `2026-11-18`. */
export const useToday = (): string => useLocalTime(useTimeZone(), 10);
