import { perObject } from '@/lib/remembered';
import type { TimeEntry } from '@/dashboard/model/records/records';
import type { DayRange } from '@/dashboard/days/days';

type Entries = readonly TimeEntry[];

/** A changed entry. `before` is null for an added one, `after` for a deleted one. */
interface EntryChange {
  before: TimeEntry | null;
  after: TimeEntry | null;
}

/** After more changes, grouping all entries again is as fast. */
const maxChanges = 500;

/**
 * The changes from one list of the workspace to the next, which has edited entries in their places and new ones at its end.
 * Null for two lists with little in common.
 */
function changesBetween(before: Entries, after: Entries): EntryChange[] | null {
  const changes: EntryChange[] = [];
  let place = 0;
  for (const entry of after) {
    while (place < before.length && before[place] !== entry && before[place]!.id !== entry.id) {
      changes.push({ before: before[place]!, after: null });
      if (changes.length > maxChanges) return null;
      place += 1;
    }
    const known = before[place] ?? null;
    if (known !== entry) changes.push({ before: known, after: entry });
    if (changes.length > maxChanges) return null;
    place += 1;
  }
  for (const gone of before.slice(place)) changes.push({ before: gone, after: null });
  return changes.length > maxChanges ? null : changes;
}

type KeyOf = (entry: TimeEntry) => string | null;
type Groups = ReadonlyMap<string, Entries>;

function groupBy(entries: Entries, keyOf: KeyOf): Groups {
  const groups = new Map<string, TimeEntry[]>();
  let lastKey: string | null = null;
  let group: TimeEntry[] = [];
  for (const entry of entries) {
    const key = keyOf(entry);
    if (key === null) continue;
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

function changedList(list: Entries, { before, after }: EntryChange): Entries {
  if (!before) return [...list, after!];
  return after
    ? list.map((entry) => (entry === before ? after : entry))
    : list.filter((entry) => entry !== before);
}

/** The groups after changes, or null if an entry moved to another group: its place there is unknown. */
function changedGroups(groups: Groups, changes: readonly EntryChange[], keyOf: KeyOf): Groups | null {
  const next = new Map(groups);
  for (const change of changes) {
    const { before, after } = change;
    const key = keyOf((after ?? before)!);
    if (before && after && keyOf(before) !== key) return null;
    if (key === null) continue;
    const list = changedList(next.get(key) ?? [], change);
    if (list.length > 0) next.set(key, list);
    else next.delete(key);
  }
  return next;
}

/**
 * Groups entries. A group keeps its list until one of its own entries changes, so that results for the list remain known, and
 * a change does not cost a pass over all keys.
 */
function grouped(keyOf: KeyOf): (entries: Entries) => Groups {
  /** The last list with each first entry: the workspace’s list and parts of it do not replace each other. */
  const lasts = new WeakMap<TimeEntry, { entries: Entries; groups: Groups }>();
  return perObject((entries) => {
    const first = entries[0];
    const last = first && lasts.get(first);
    const changes = last && changesBetween(last.entries, entries);
    const groups = (changes && changedGroups(last.groups, changes, keyOf)) ?? groupBy(entries, keyOf);
    if (first) lasts.set(first, { entries, groups });
    return groups;
  });
}

/** The entries of each person, project and task, by id. */
export const entriesByPerson = grouped(({ personId }) => personId);
export const entriesByProject = grouped(({ projectId }) => projectId);
const entriesByTask = grouped(({ taskId }) => taskId);

const noEntries: Entries = [];

/** One person's entries and one project's, from those of everyone. */
export const entriesOfPerson = (entries: Entries, personId: string): Entries =>
  entriesByPerson(entries).get(personId) ?? noEntries;
export const entriesOfProject = (entries: Entries, projectId: string): Entries =>
  entriesByProject(entries).get(projectId) ?? noEntries;

const groupsByDay = grouped(({ day }) => day);
const inDayOrder = perObject(
  (groups: Groups): Groups => new Map([...groups].sort(([a], [b]) => (a < b ? -1 : 1))),
);

/** The entries of each day, oldest day first. */
const entriesByDay = (entries: Entries): Groups => inDayOrder(groupsByDay(entries));

/** The first day with entries, or null. */
export const firstDayOf = (entries: Entries): string | null =>
  entriesByDay(entries).keys().next().value ?? null;

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
export function minutesBy(entries: Entries, keyOf: KeyOf, range?: DayRange): ReadonlyMap<string, number> {
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

const minutesOf = perObject(sumMinutes);
const minutesOfEach = perObject(
  (groups: Groups): ReadonlyMap<string, number> =>
    new Map([...groups].map(([key, list]) => [key, minutesOf(list)])),
);

/** The minutes of each person, project and task, by id. */
export const minutesByPerson = (entries: Entries) => minutesOfEach(entriesByPerson(entries));
export const minutesByProject = (entries: Entries) => minutesOfEach(entriesByProject(entries));
export const minutesByTask = (entries: Entries) => minutesOfEach(entriesByTask(entries));
