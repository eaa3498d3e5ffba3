import { brand } from '@/content/brand';
import { now } from '@/platform/clock';
import { localTime } from '../figures/local-time';
import { useRecord } from '../use-workspace';

/** The time zone that the agency lives in. */
export const useTimeZone = (): string => useRecord('settings', 'agency')?.timeZone ?? brand.timeZone;

/** What the agency's clocks show: `2026-11-18T10:00`. Its first ten letters are today. */
export const useLocalNow = (): string => localTime(now(), useTimeZone());

/** The agency's today, as an ISO date. */
export const useToday = (): string => useLocalNow().slice(0, 10);
