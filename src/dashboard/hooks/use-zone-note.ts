import { knownZone, placeOfZone, readerZone } from '@/dashboard/days/time-zone';
import { useTimeZone } from './use-time-zone';

/** Names the agency's time zone for a screen of its times; empty where the reader's is the same. */
export function useAgencyZoneNote(): string {
  const zone = knownZone(useTimeZone());
  return zone === readerZone() ? '' : `Times in ${placeOfZone(zone)}, the agency’s time zone.`;
}

/** Names the reader's time zone for a calendar; empty where the agency's is the same. */
export function useReaderZoneNote(): string {
  const zone = readerZone();
  return zone === knownZone(useTimeZone()) ? '' : `Times in ${placeOfZone(zone)}, your time zone.`;
}
