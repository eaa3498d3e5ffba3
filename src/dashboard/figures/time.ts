import { perObject } from '@/lib/remembered';
import type { TimeEntry } from '@/dashboard/model/records/records';
import type { DayRange } from '@/dashboard/days/days';

type Entries = readonly TimeEntry[];

function groupBy(entries: Entries, keyOf: (entry: TimeEntry) => string): ReadonlyMap<string, Entries> {
  const groups = new Map<string, TimeEntry[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return groups;
}

/** The entries of each person, by id. */
export const entriesByPerson = perObject((entries: Entries) => groupBy(entries, ({ personId }) => personId));

/** The entries of each day, oldest day first. */
const entriesByDay = perObject(
  (entries: Entries) => new Map([...groupBy(entries, ({ day }) => day)].sort(([a], [b]) => (a < b ? -1 : 1))),
);

/**
 * Passes over the entries of the days in a range, oldest day first, or over all entries. A list of 100,000 of them would take
 * longer to make than to pass over.
 */
export function forEachEntry(
  entries: Entries,
  range: DayRange | undefined,
  visit: (entry: TimeEntry) => void,
): void {
  if (!range) return entries.forEach(visit);
  for (const [day, itsEntries] of entriesByDay(entries)) {
    if (day > range.last) return;
    if (day >= range.first) itsEntries.forEach(visit);
  }
}

/** The logged minutes of each task, by id. */
export const minutesByTask = perObject((entries: Entries): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  for (const { taskId, minutes } of entries)
    if (taskId !== null) sums.set(taskId, (sums.get(taskId) ?? 0) + minutes);
  return sums;
});

/** Minutes by the key that `keyOf` returns, optionally only of the days in a range. */
export function minutesBy(
  entries: Entries,
  keyOf: (entry: TimeEntry) => string,
  range?: DayRange,
): Map<string, number> {
  const sums = new Map<string, number>();
  forEachEntry(entries, range, (entry) => {
    const key = keyOf(entry);
    sums.set(key, (sums.get(key) ?? 0) + entry.minutes);
  });
  return sums;
}

/** The sum of the minutes. */
export const sumMinutes = (entries: Entries): number =>
  entries.reduce((sum, { minutes }) => sum + minutes, 0);
