import { perObject } from '@/lib/remembered';
import type { TimeEntry } from '@/dashboard/model/records/records';
import { isWithin } from '@/dashboard/days/day-range';
import { addDays, type DayRange, weekStart } from '@/dashboard/days/days';

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

/** The entries of each week, by its Monday. */
export const entriesByWeek = perObject((entries: Entries) => groupBy(entries, ({ day }) => weekStart(day)));

/** The entries of the days in a range. Passes only over the weeks of the range. */
export function entriesIn(entries: Entries, range: DayRange): TimeEntry[] {
  const byWeek = entriesByWeek(entries);
  const found: TimeEntry[] = [];
  for (let monday = weekStart(range.first); monday <= range.last; monday = addDays(monday, 7))
    for (const entry of byWeek.get(monday) ?? []) if (isWithin(entry.day, range)) found.push(entry);
  return found;
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
  for (const entry of range ? entriesIn(entries, range) : entries) {
    const key = keyOf(entry);
    sums.set(key, (sums.get(key) ?? 0) + entry.minutes);
  }
  return sums;
}

/** The sum of the minutes. */
export const sumMinutes = (entries: Entries): number => {
  let sum = 0;
  for (const { minutes } of entries) sum += minutes;
  return sum;
};
