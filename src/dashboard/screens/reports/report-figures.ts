import { monthsOf, weeksOf } from '@/dashboard/days/day-range';
import { budgetShareOf, noTotals, projectTotals } from '@/dashboard/figures/projects';
import { minutesBy } from '@/dashboard/figures/time';
import { type DayRange, weekRange, weekStart } from '@/dashboard/days/days';
import {
  isStaff,
  plannedMinutes,
  workBy,
  workFigures,
  workOverTime,
  type WorkFigures,
  type WorkRecords,
} from '@/dashboard/figures/work';
import { timesheetId } from '@/dashboard/commands/time/timesheets';
import { clientNames } from '@/dashboard/words/client';
import type { Client, Person, Project, Timesheet, TimesheetStatus } from '@/dashboard/model/records/records';

export interface ReportRecords extends WorkRecords {
  clients: readonly Client[];
  timesheets: readonly Timesheet[];
}

export interface ReportRow {
  id: string;
  figures: WorkFigures;
}

export interface TimeRow extends ReportRow {
  range: DayRange;
}

export interface ProjectRow extends ReportRow {
  name: string;
  /** Null where the project is gone. */
  project: Project | null;
  client: string | null;
  /** Logged since the project began, up to the report's end, of what was agreed; null without an agreement. */
  budgetUsed: number | null;
}

export interface PersonRow extends ReportRow {
  name: string;
  /** Null where the person is gone. */
  person: Person | null;
}

export interface TeamRow extends ReportRow {
  name: string;
  people: number;
}

export interface Report {
  range: DayRange;
  total: WorkFigures;
  /** The weeks of a month, the months of a year. */
  time: readonly TimeRow[];
  projects: readonly ProjectRow[];
  people: readonly PersonRow[];
  teams: readonly TeamRow[];
  sheets: Readonly<Record<TimesheetStatus, number>>;
}

const isWorkedOn = ({ figures }: ReportRow) => figures.loggedMinutes > 0 || figures.tasksDone > 0;
const isOf = (row: ReportRow) => isWorkedOn(row) || row.figures.plannedMinutes > 0;

/** How much of its budget each project has used up to a day. */
function budgets({ projects, entries }: WorkRecords, last: string): Map<string, number | null> {
  const totals = projectTotals(
    entries.filter(({ day }) => day <= last),
    [],
  );
  return new Map(
    projects.map((project) => [project.id, budgetShareOf(project, totals.get(project.id) ?? noTotals)]),
  );
}

/** The status of each week that started in the period and has planned or logged time. */
function countSheets({ people, entries, timesheets }: ReportRecords, range: DayRange): Report['sheets'] {
  const counts = { open: 0, submitted: 0, approved: 0, returned: 0 };
  const sheets = new Map(timesheets.map((sheet) => [sheet.id, sheet.status]));
  const staff = people.filter(isStaff);
  for (const week of weeksOf(range)) {
    // A week belongs to the report that its Monday is in, so that no week is counted twice.
    const monday = week.first;
    if (weekStart(monday) !== monday) continue;
    const whole = weekRange(monday);
    const logged = minutesBy(entries, ({ personId }) => personId, whole);
    for (const person of staff) {
      const status = sheets.get(timesheetId(person.id, monday)) ?? 'open';
      if (status !== 'open' || logged.has(person.id) || plannedMinutes(person, whole) > 0)
        counts[status] += 1;
    }
  }
  return counts;
}

/** Everything that a report says, from the records. @param by - what its time is cut into */
export function reportOf(records: ReportRecords, range: DayRange, by: 'week' | 'month'): Report {
  const parts = by === 'week' ? weeksOf(range) : monthsOf(range);
  const figures = workOverTime(records, parts);
  const budgetOf = budgets(records, range.last);
  const projectById = new Map(records.projects.map((project) => [project.id, project]));
  const clientOf = clientNames(records.clients);
  const personById = new Map(records.people.map((person) => [person.id, person]));
  const people = workBy('person', records, range)
    .map(({ id, name, figures: own }) => ({ id, name, figures: own, person: personById.get(id) ?? null }))
    .filter(isOf);
  return {
    range,
    total: workFigures(records, range),
    time: parts.map((part, index) => ({ id: part.first, range: part, figures: figures[index]! })),
    projects: workBy('project', records, range)
      .map(({ id, name, figures: own }) => {
        const project = projectById.get(id) ?? null;
        return {
          id,
          name,
          figures: own,
          project,
          client: project && clientOf(project),
          budgetUsed: budgetOf.get(id) ?? null,
        };
      })
      .filter(isWorkedOn),
    people,
    teams: workBy('team', records, range)
      .map(({ id, name, figures: own }) => ({
        id,
        name,
        figures: own,
        people: people.filter(({ person }) => (person?.team ?? '') === id).length,
      }))
      .filter(isOf),
    sheets: countSheets(records, range),
  };
}
