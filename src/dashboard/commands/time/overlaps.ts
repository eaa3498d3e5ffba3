import type { TimeEntry } from '@/dashboard/model/records/records';

/** Two measured entries of one person that ran at the same time. */
export interface Overlap {
  first: TimeEntry;
  second: TimeEntry;
  /** Local times of the stretch that both claim. */
  from: string;
  to: string;
}

type Measured = TimeEntry & { startedAt: string; endedAt: string };

/** An hour that the clock repeats in autumn may end before it begins: such an entry says nothing about others. */
const isMeasured = (entry: TimeEntry): entry is Measured =>
  entry.startedAt !== null && entry.endedAt !== null && entry.startedAt < entry.endedAt;

/** Measured time that is counted twice, in the order in which it began. One that ends as the next begins is fine. @param entries - of one person */
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
