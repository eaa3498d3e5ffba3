import { brand } from '@/content/brand';
import { localTime } from '@/dashboard/days/local-time';
import type { SampleTime } from '@/dashboard/sample/when';
import { now } from '@/platform/clock';

/** The time for a new sample: the current time, with the date in the agency's time zone. */
export function currentSampleTime(): SampleTime {
  const at = now();
  return { today: localTime(at, brand.timeZone).slice(0, 10), at: at.toISOString() };
}
