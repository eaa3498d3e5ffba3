import { minute } from '@/dashboard/days/local-time';
import { instantOf, isRepeated } from '@/dashboard/days/zones';
import type { TimeEntry } from '@/dashboard/model/records/records';

/** Two measured entries of one person that overlap. */
export interface Overlap {
  first: TimeEntry;
  second: TimeEntry;
  /** Local start and end of the overlap. */
  from: string;
  to: string;
}

type Measured = TimeEntry & { startedAt: string; endedAt: string };

/** Ignores an entry in the hour that the clock repeats in autumn if it ends before it starts. */
const isMeasured = (entry: TimeEntry): entry is Measured =>
  entry.startedAt !== null && entry.endedAt !== null && entry.startedAt < entry.endedAt;

/**
 * Whether the minutes of a measured entry differ from its start and end. Times in an hour that the clock repeats do not
 * tell.
 */
export const isRounded = (
  { startedAt, endedAt, minutes }: Pick<Measured, 'startedAt' | 'endedAt' | 'minutes'>,
  timeZone: string,
): boolean =>
  ![startedAt, endedAt].some((local) => isRepeated(local, timeZone)) &&
  instantOf(endedAt, timeZone) - instantOf(startedAt, timeZone) !== minutes * minute;

/**
 * Finds overlapping measured entries, sorted by start. Adjacent entries do not overlap, nor do those that meet in an hour that
 * the clock repeats: one may be an hour after the other.
 * @param entries - of one person
 */
export function findOverlaps(entries: readonly TimeEntry[], timeZone: string): Overlap[] {
  const measured = entries
    .filter(isMeasured)
    .sort((a, b) => a.startedAt.localeCompare(b.startedAt) || a.endedAt.localeCompare(b.endedAt));
  const overlaps: Overlap[] = [];
  const isAmbiguous = (local: string) => isRepeated(local, timeZone);
  let running: Measured[] = [];
  for (const entry of measured) {
    running = running.filter(({ endedAt }) => endedAt > entry.startedAt);
    for (const other of running) {
      if (isAmbiguous(entry.startedAt) && [other.startedAt, other.endedAt].some(isAmbiguous)) continue;
      const to = other.endedAt < entry.endedAt ? other.endedAt : entry.endedAt;
      overlaps.push({ first: other, second: entry, from: entry.startedAt, to });
    }
    running.push(entry);
  }
  return overlaps;
}
