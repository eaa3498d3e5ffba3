import { knownZone, placeOfZone, readerZone } from '@/dashboard/days/time-zone';
import { useTimeZone } from './use-time-zone';

/** Names the agency's time zone for a screen with agency times. Empty if the reader has the same zone. */
export function useAgencyZoneNote(): string {
  const zone = knownZone(useTimeZone());
  return zone === readerZone() ? '' : `Times in ${placeOfZone(zone)}, the agency’s time zone.`;
}

/** Names the reader's time zone for a calendar. Empty if the agency has the same zone. */
export function useReaderZoneNote(): string {
  const zone = readerZone();
  return zone === knownZone(useTimeZone()) ? '' : `Times in ${placeOfZone(zone)}, your time zone.`;
}
