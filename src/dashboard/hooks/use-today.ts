import { useLocalTime } from './use-local-time';
import { useTimeZone } from './use-time-zone';

/** What the agency's clocks show: `2026-11-18T10:00`. */
export const useLocalNow = (): string => useLocalTime(useTimeZone());

/** The agency's today: `2026-11-18`. */
export const useToday = (): string => useLocalTime(useTimeZone(), 10);
