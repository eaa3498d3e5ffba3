import type { Project, TimeEntry } from '@/dashboard/model/records/records';
import { addDays, weekDays } from '@/dashboard/days/days';
import { billableFinder } from '@/dashboard/figures/billable';

/** One person's time on one project and day. */
export interface GridCell {
  projectId: string;
  day: string;
  /** Measured entries first, sorted by start. */
  entries: readonly TimeEntry[];
  minutes: number;
  /** All notes of the entries in one line. */
  note: string;
}

export interface GridRow {
  projectId: string;
  /** One per day, Monday first. */
  cells: readonly GridCell[];
  minutes: number;
}

export interface WeekGrid {
  /** ISO dates, Monday first. */
  days: readonly string[];
  rows: readonly GridRow[];
  /** Minutes per day. */
  dayTotals: readonly number[];
  total: number;
  billable: number;
}

export interface WeekGridOptions {
  /** The person's entries. May include other people's. */
  entries: readonly TimeEntry[];
  personId: string;
  monday: string;
  /** In the order of the rows. */
  projects: readonly Project[];
  /** Projects to show without time. */
  extraProjectIds?: readonly string[];
}

/** One person's entries in one week. */
export function entriesOfWeek(
  entries: readonly TimeEntry[],
  personId: string,
  monday: string,
): readonly TimeEntry[] {
  const sunday = addDays(monday, 6);
  return entries.filter((entry) => entry.personId === personId && entry.day >= monday && entry.day <= sunday);
}

const byStart = (a: TimeEntry, b: TimeEntry) =>
  (a.startedAt ?? '9').localeCompare(b.startedAt ?? '9') || a.id.localeCompare(b.id);

/** A person's minutes on a day. @param entries - may include other people's */
export const minutesOn = (entries: readonly TimeEntry[], personId: string, day: string): number =>
  sumOf(entries.filter((entry) => entry.personId === personId && entry.day === day));

const sumOf = (entries: readonly TimeEntry[]) => entries.reduce((sum, { minutes }) => sum + minutes, 0);

/** The cell of a project and day. @param entries - of one person */
export function cellOf(entries: readonly TimeEntry[], projectId: string, day: string): GridCell {
  const own = entries.filter((entry) => entry.projectId === projectId && entry.day === day).sort(byStart);
  const notes = own.map(({ note }) => note.trim()).filter(Boolean);
  return { projectId, day, entries: own, minutes: sumOf(own), note: [...new Set(notes)].join('; ') };
}

/** A person's week as a grid of projects and days. Rows of deleted projects are last. */
export function weekGrid({
  entries,
  personId,
  monday,
  projects,
  extraProjectIds = [],
}: WeekGridOptions): WeekGrid {
  const own = entriesOfWeek(entries, personId, monday);
  const days = weekDays(monday);
  const wanted = new Set([...own.map(({ projectId }) => projectId), ...extraProjectIds]);
  const place = new Map(projects.map(({ id }, index) => [id, index]));
  const placeOf = (id: string) => place.get(id) ?? projects.length;
  const rows = [...wanted]
    .sort((a, b) => placeOf(a) - placeOf(b) || a.localeCompare(b))
    .map((projectId) => {
      const onProject = own.filter((entry) => entry.projectId === projectId);
      return {
        projectId,
        cells: days.map((day) => cellOf(onProject, projectId, day)),
        minutes: sumOf(onProject),
      };
    });
  return {
    days,
    rows,
    dayTotals: days.map((day) => sumOf(own.filter((entry) => entry.day === day))),
    total: sumOf(own),
    billable: sumOf(own.filter(billableFinder(projects))),
  };
}
