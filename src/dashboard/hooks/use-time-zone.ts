import { brand } from '@/content/brand';
import { useRecord } from './use-workspace';

/** The agency's time zone. */
export const useTimeZone = (): string => useRecord('settings', 'agency')?.timeZone ?? brand.timeZone;
