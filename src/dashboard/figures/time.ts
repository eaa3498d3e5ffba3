import { perObject } from '@/lib/remembered';
import type { TimeEntry } from '@/dashboard/model/records/records';
import { overlap } from '@/dashboard/days/day-range';
import type { DayRange } from '@/dashboard/days/days';

type Entries = readonly TimeEntry[];

function groupBy(entries: Entries, keyOf: (entry: TimeEntry) => string): ReadonlyMap<string, Entries> {
  const groups = new Map<string, TimeEntry[]>();
  let lastKey: string | null = null;
  let group: TimeEntry[] = [];
  for (const entry of entries) {
    const key = keyOf(entry);
    // Entries of a day mostly follow each other.
    if (key !== lastKey) {
      lastKey = key;
      const known = groups.get(key);
      group = known ?? [];
      if (!known) groups.set(key, group);
    }
    group.push(entry);
  }
  return groups;
}

/** The entries of each person, by id. */
export const entriesByPerson = perObject((entries: Entries) => groupBy(entries, ({ personId }) => personId));
const entriesByProject = perObject((entries: Entries) => groupBy(entries, ({ projectId }) => projectId));

const noEntries: Entries = [];

/** One person's entries and one project's, from those of everyone. */
export const entriesOfPerson = (entries: Entries, personId: string): Entries =>
  entriesByPerson(entries).get(personId) ?? noEntries;
export const entriesOfProject = (entries: Entries, projectId: string): Entries =>
  entriesByProject(entries).get(projectId) ?? noEntries;

/** The last list of each day, by its first entry. */
const lastLists = new WeakMap<TimeEntry, Entries>();

/** The list that a day had before, if it has the same entries: results for that list are then still known. */
function keepList(list: Entries): Entries {
  const before = lastLists.get(list[0]!);
  if (before?.length === list.length && list.every((entry, place) => entry === before[place])) return before;
  lastLists.set(list[0]!, list);
  return list;
}

/** The entries of each day, oldest day first. A day keeps its list until one of its entries changes. */
const entriesByDay = perObject(
  (entries: Entries): ReadonlyMap<string, Entries> =>
    new Map(
      [...groupBy(entries, ({ day }) => day)]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([day, list]) => [day, keepList(list)]),
    ),
);

/** The first day with entries, or null. */
export const firstDayOf = (entries: Entries): string | null =>
  entriesByDay(entries).keys().next().value ?? null;

/**
 * The part of a range since anybody first logged time, or null. The portal has no time of earlier days, though people
 * worked then.
 */
export function rangeWithTime(entries: Entries, range: DayRange): DayRange | null {
  const first = firstDayOf(entries);
  return first === null ? null : overlap(range, { first, last: null });
}

/** Passes over the days with entries, oldest first. @param range - all days by default */
export function forEachDay(
  entries: Entries,
  range: DayRange | undefined,
  visit: (day: string, itsEntries: Entries) => void,
): void {
  for (const [day, itsEntries] of entriesByDay(entries)) {
    if (range && day > range.last) return;
    if (!range || day >= range.first) visit(day, itsEntries);
  }
}

/**
 * Passes over the entries of the days in a range, oldest day first, or over all entries. A list of 100,000 of them would take
 * longer to make than to pass over.
 */
export function forEachEntry(
  entries: Entries,
  range: DayRange | undefined,
  visit: (entry: TimeEntry) => void,
): void {
  if (range) forEachDay(entries, range, (_, itsEntries) => itsEntries.forEach(visit));
  else entries.forEach(visit);
}

/** Minutes by the key that `keyOf` returns, optionally only of the days in a range. Entries without a key do not count. */
export function minutesBy(
  entries: Entries,
  keyOf: (entry: TimeEntry) => string | null,
  range?: DayRange,
): ReadonlyMap<string, number> {
  // Objects are added to in place: a second look into the map for each entry would double the time.
  const sums = new Map<string, { minutes: number }>();
  forEachEntry(entries, range, (entry) => {
    const key = keyOf(entry);
    if (key === null) return;
    const sum = sums.get(key);
    if (sum) sum.minutes += entry.minutes;
    else sums.set(key, { minutes: entry.minutes });
  });
  return new Map([...sums].map(([key, { minutes }]) => [key, minutes]));
}

/** The minutes of each project and task, by id. */
export const minutesByProject = perObject((entries: Entries) =>
  minutesBy(entries, ({ projectId }) => projectId),
);
export const minutesByTask = perObject((entries: Entries) => minutesBy(entries, ({ taskId }) => taskId));

/** The sum of the minutes. */
export const sumMinutes = (entries: Entries): number =>
  entries.reduce((sum, { minutes }) => sum + minutes, 0);
