import { useMemo, useState } from 'react';
import { closedMonths } from '@/dashboard/figures/closed-months';
import { locksOf } from '@/dashboard/figures/invoice-by-entry';
import { missingDays } from '@/dashboard/figures/missing-days';
import { entriesOfPerson } from '@/dashboard/figures/time';
import { monthOf, weekDays, weekStart } from '@/dashboard/days/days';
import type { Person, Project, Task, TimeEntry, Timer, Timesheet } from '@/dashboard/model/records/records';
import { checkWeek, type CheckedWeek } from '@/dashboard/commands/time/check-week';
import { earlyTime, type EarlyTime } from '@/dashboard/commands/time/early-time';
import { mayBelongTo } from '@/dashboard/commands/time/timer';
import { isBilled } from '@/dashboard/figures/billable';
import { projectName } from '@/dashboard/words/project';
import { useTimeZone } from '@/dashboard/hooks/use-time-zone';
import { useToday } from '@/dashboard/hooks/use-today';
import { isLocked, timesheetOf } from '@/dashboard/commands/time/timesheets';
import {
  entriesOfWeek,
  weekGrid,
  type WeekGrid,
  type WeekGridOptions,
} from '@/dashboard/commands/time/week-grid';
import { isDay } from '@/dashboard/days/moments';
import { useTimeBalance, type TimeBalance } from '@/dashboard/hooks/use-time-balance';
import { useTimeOff } from '@/dashboard/hooks/use-time-off';
import { useMe, useRecords } from '@/dashboard/hooks/use-workspace';
import { useFavourites } from './favourites/use-favourites';
import { useSearchParams } from '@/design-system/link/use-search-params';
import { byName } from '@/lib/compare';

export interface Week {
  person: Person;
  /** ISO date in the agency's time zone, as all days here. */
  today: string;
  timeZone: string;
  monday: string;
  hrefOf: (monday: string) => string;
  goTo: (day: string) => void;
  sheet: Timesheet;
  /** Whether no day of the week can be changed. */
  locked: boolean;
  /** Whether every day of the week is in a signed-off month. */
  isSignedOff: boolean;
  /** The signed-off months. */
  closed: ReadonlySet<string>;
  isLockedDay: (day: string) => boolean;
  /** Whether an entry is on a sent invoice, which locks it. */
  isInvoiced: (entry: Pick<TimeEntry, 'id'>) => boolean;
  /** All of the person's time. */
  own: readonly TimeEntry[];
  entries: readonly TimeEntry[];
  /** The agency's working days, as ISO weekdays. */
  workdays: readonly number[];
  grid: WeekGrid;
  check: CheckedWeek;
  balance: TimeBalance | null;
  /** Working days without time before today, in this week and the last one. Empty in other weeks. */
  missing: readonly string[];
  /** Time before the start date of its project. */
  early: readonly EarlyTime[];
  /** The running timer if its time may belong to this week. */
  timerIn: (running: Timer | null) => Timer | null;
  projects: readonly Project[];
  tasks: readonly Task[];
  /** Ids of the person's favourite projects and tasks. */
  favourites: ReadonlySet<string>;
  projectName: (id: string) => string;
  /** Whether time on a project is billable by default: all but the agency's own. */
  isBillable: (projectId: string) => boolean;
  /** Shows a row for a project without time. */
  addRow: (projectId: string) => void;
  removeRow: (projectId: string) => void;
}

function useGrid({ entries: own, personId, monday, projects, extraProjectIds }: WeekGridOptions) {
  const entries = useMemo(() => entriesOfWeek(own, personId, monday), [own, personId, monday]);
  const grid = useMemo(
    () => weekGrid({ entries, personId, monday, projects, extraProjectIds }),
    [entries, personId, monday, projects, extraProjectIds],
  );
  return { entries, grid };
}

/** The week that the address names (`?week=2026-11-16`, any day of it), this week where it names none. */
export function useWeek(): Week {
  const person = useMe();
  const timeZone = useTimeZone();
  const today = useToday();
  const { values, hrefWith, change } = useSearchParams(['week']);
  const monday = weekStart(values.week !== null && isDay(values.week) ? values.week : today);
  const addressOf = (day: string) => (weekStart(day) === weekStart(today) ? null : weekStart(day));

  const allProjects = useRecords('projects');
  const allEntries = useRecords('timeEntries');
  const tasks = useRecords('tasks');
  const { ids: favourites } = useFavourites();
  const sheets = useRecords('timesheets');
  const sheet = timesheetOf(sheets, person.id, monday);
  const notes = useRecords('reportNotes');
  const closed = useMemo(() => closedMonths(notes), [notes]);
  const isClosed = (day: string) => closed.has(monthOf(day));
  const isSignedOff = weekDays(monday).every(isClosed);
  const locked = isLocked(sheet) || isSignedOff;
  const off = useTimeOff();
  const [rows, setRows] = useState<Readonly<Record<string, readonly string[]>>>({});

  const projects = useMemo(() => [...allProjects].sort(byName), [allProjects]);
  const byId = useMemo(() => new Map(projects.map((project) => [project.id, project])), [projects]);
  const own = entriesOfPerson(allEntries, person.id);
  const { entries, grid } = useGrid({
    entries: own,
    personId: person.id,
    monday,
    projects,
    extraProjectIds: rows[monday],
  });
  const setExtra = (next: (ids: readonly string[]) => readonly string[]) =>
    setRows((all) => ({ ...all, [monday]: next(all[monday] ?? []) }));

  const invoices = useRecords('invoices');
  const locks = useMemo(() => locksOf(invoices, entries), [invoices, entries]);

  const balance = useTimeBalance(person);
  const missing = useMemo(
    () =>
      monday === weekStart(today)
        ? missingDays(person, { entries: allEntries, timesheets: sheets, reportNotes: notes, ...off }, today)
        : [],
    [monday, today, sheets, person, allEntries, notes, off],
  );

  return {
    person,
    today,
    timeZone,
    monday,
    hrefOf: (day) => hrefWith({ week: addressOf(day) }),
    goTo: (day) => change({ week: addressOf(day) }),
    sheet,
    locked,
    isSignedOff,
    closed,
    isLockedDay: (day) => locked || isClosed(day),
    isInvoiced: ({ id }) => locks.has(id),
    own,
    entries,
    workdays: off.workdays,
    grid,
    check: checkWeek({ person, monday, today, entries, off }),
    balance,
    missing,
    early: useMemo(() => earlyTime(grid.rows, byId), [grid, byId]),
    timerIn: (running) => (running && mayBelongTo(running, monday, timeZone) ? running : null),
    projects,
    tasks,
    favourites,
    projectName: (id) => projectName(byId.get(id)),
    isBillable: (id) => isBilled(byId.get(id)),
    addRow: (id) => setExtra((ids) => [...ids.filter((one) => one !== id), id]),
    removeRow: (id) => setExtra((ids) => ids.filter((one) => one !== id)),
  };
}
