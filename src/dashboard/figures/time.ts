import type { TimeEntry } from '@/dashboard/model/records/records';
import { isWithin } from '@/dashboard/days/day-range';
import { addDays, type DayRange, weekStart } from '@/dashboard/days/days';

type Entries = readonly TimeEntry[];

/** Memoizes a computation per array. The workspace returns the same array until a record changes. */
function perArray<T>(work: (entries: Entries) => T): (entries: Entries) => T {
  const cache = new WeakMap<Entries, T>();
  return (entries) => {
    let found = cache.get(entries);
    if (found === undefined) cache.set(entries, (found = work(entries)));
    return found;
  };
}

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
export const entriesByPerson = perArray((entries) => groupBy(entries, ({ personId }) => personId));

/** The entries of each week, by its Monday. */
export const entriesByWeek = perArray((entries) => groupBy(entries, ({ day }) => weekStart(day)));

/** The entries of the days in a range. Passes only over the weeks of the range. */
export function entriesIn(entries: Entries, range: DayRange): TimeEntry[] {
  const byWeek = entriesByWeek(entries);
  const found: TimeEntry[] = [];
  for (let monday = weekStart(range.first); monday <= range.last; monday = addDays(monday, 7))
    for (const entry of byWeek.get(monday) ?? []) if (isWithin(entry.day, range)) found.push(entry);
  return found;
}

/** The logged minutes of each task, by id. */
export const minutesByTask = perArray((entries): ReadonlyMap<string, number> => {
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
