import { perObject } from '@/lib/remembered';
import type { TimeEntry } from '@/dashboard/model/records/records';
import { overlap } from '@/dashboard/days/day-range';
import type { DayRange } from '@/dashboard/days/days';

type Entries = readonly TimeEntry[];

const noEntries: Entries = [];

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

interface Grouped {
  entries: Entries;
  groups: ReadonlyMap<string, Entries>;
}

/** The groups of the next version of a list. Only those of changed entries are other lists. */
function regroup(
  { entries: before, groups: known }: Grouped,
  after: Entries,
  keyOf: (entry: TimeEntry) => string,
): ReadonlyMap<string, Entries> {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  const removed = groupBy(before.slice(start, before.length - end), keyOf);
  const added = groupBy(after.slice(start, after.length - end), keyOf);
  const groups = new Map(known);
  for (const key of new Set([...removed.keys(), ...added.keys()])) {
    const group = groups.get(key) ?? noEntries;
    const old = removed.get(key) ?? noEntries;
    const isPlaced = old.length > 0 || end === 0;
    const place = old.length > 0 ? group.indexOf(old[0]!) : group.length;
    const next = isPlaced
      ? [...group.slice(0, place), ...(added.get(key) ?? noEntries), ...group.slice(place + old.length)]
      : after.filter((entry) => keyOf(entry) === key);
    if (next.length > 0) groups.set(key, next);
    else groups.delete(key);
  }
  return groups;
}

/**
 * Groups lists by a key. A group keeps its list until one of its entries changes, so that results for that list are still
 * known after a change of another one. To group 120,000 entries again takes three times as long or more.
 */
function grouping(keyOf: (entry: TimeEntry) => string) {
  /** The last version of each list, found by its first entry. */
  const versions = new WeakMap<TimeEntry, Grouped>();
  return perObject((entries: Entries) => {
    const before = entries[0] && versions.get(entries[0]);
    const groups = before ? regroup(before, entries, keyOf) : groupBy(entries, keyOf);
    if (entries[0]) versions.set(entries[0], { entries, groups });
    return groups;
  });
}

/** The entries of each person, by id. */
export const entriesByPerson = grouping(({ personId }) => personId);
const entriesByProject = grouping(({ projectId }) => projectId);
const groupsByDay = grouping(({ day }) => day);

/** One person's entries and one project's, from those of everyone. */
export const entriesOfPerson = (entries: Entries, personId: string): Entries =>
  entriesByPerson(entries).get(personId) ?? noEntries;
export const entriesOfProject = (entries: Entries, projectId: string): Entries =>
  entriesByProject(entries).get(projectId) ?? noEntries;

/** The entries of each day, oldest day first. */
const entriesByDay = perObject(
  (entries: Entries): ReadonlyMap<string, Entries> =>
    new Map([...groupsByDay(entries)].sort(([a], [b]) => (a < b ? -1 : 1))),
);

/** The first day with entries, or null. To group the entries by day takes five times as long. */
export const firstDayOf = perObject((entries: Entries): string | null => {
  let first: string | null = null;
  for (const { day } of entries) if (first === null || day < first) first = day;
  return first;
});

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

/** The sum of the minutes. */
export const sumMinutes = (entries: Entries): number =>
  entries.reduce((sum, { minutes }) => sum + minutes, 0);

const minutesOfGroup = perObject(sumMinutes);

/** All minutes of a person. */
export const minutesOfPerson = (entries: Entries, personId: string): number =>
  minutesOfGroup(entriesOfPerson(entries, personId));

/** The minutes of each project and task, by id. */
export const minutesByProject = perObject(
  (entries: Entries): ReadonlyMap<string, number> =>
    new Map([...entriesByProject(entries)].map(([id, group]) => [id, minutesOfGroup(group)])),
);
export const minutesByTask = perObject((entries: Entries) => minutesBy(entries, ({ taskId }) => taskId));
