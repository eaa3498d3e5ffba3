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
 * Finds overlapping measured entries, sorted by start. Adjacent entries do not overlap. @param entries - of
 * one person
 */
export function findOverlaps(entries: readonly TimeEntry[]): Overlap[] {
  const measured = entries
    .filter(isMeasured)
    .sort((a, b) => a.startedAt.localeCompare(b.startedAt) || a.endedAt.localeCompare(b.endedAt));
  const overlaps: Overlap[] = [];
  let running: Measured[] = [];
  for (const entry of measured) {
    running = running.filter(({ endedAt }) => endedAt > entry.startedAt);
    for (const other of running) {
      const to = other.endedAt < entry.endedAt ? other.endedAt : entry.endedAt;
      overlaps.push({ first: other, second: entry, from: entry.startedAt, to });
    }
    running.push(entry);
  }
  return overlaps;
}
