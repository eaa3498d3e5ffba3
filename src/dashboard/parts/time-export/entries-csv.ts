import { formatCsv, type CsvSeparator } from '@/dashboard/csv/format-csv';
import { isWithin } from '@/dashboard/days/day-range';
import { weekStart, type DayRange } from '@/dashboard/days/days';
import { timesheetId, timesheetStatusNames } from '@/dashboard/commands/time/timesheets';
import { billableFinder } from '@/dashboard/figures/billable';
import { locksOf } from '@/dashboard/figures/invoice-by-entry';
import { termsOn } from '@/dashboard/figures/terms';
import type {
  Client,
  Invoice,
  Person,
  Project,
  Task,
  TimeEntry,
  Timesheet,
} from '@/dashboard/model/records/records';
import { clientNames } from '@/dashboard/words/client';
import { deletedPerson } from '@/dashboard/words/person';
import { projectName } from '@/dashboard/words/project';

/** The records that time entries name. */
export interface EntryContext {
  people: readonly Person[];
  clients: readonly Client[];
  projects: readonly Project[];
  tasks: readonly Task[];
  timesheets: readonly Timesheet[];
  /** For a column of invoiced time, which an import reads. @default no column */
  invoices?: readonly Invoice[];
}

const head = [
  'Date',
  'Person',
  'Email',
  'Team',
  'Client',
  'Project',
  'Task',
  'Note',
  'Start',
  'End',
  'Minutes',
  'Hours',
  'Billable',
  'Week',
];

/** The entries of a range, oldest first. */
export const entriesWithin = (entries: readonly TimeEntry[], range: DayRange): TimeEntry[] =>
  entries.filter(({ day }) => isWithin(day, range)).sort((a, b) => a.day.localeCompare(b.day));

/** Hours with a decimal point and no digits that say nothing: `1.5`. */
const plainHours = (minutes: number) => String(Math.round((minutes / 60) * 10_000) / 10_000);

/**
 * Time entries as a CSV file for other programs: one row per entry, ISO dates, local times, numbers with a decimal
 * point and without a unit.
 */
export function entriesCsv(
  entries: readonly TimeEntry[],
  context: EntryContext,
  separator: CsvSeparator,
): string {
  const people = new Map(context.people.map((person) => [person.id, person]));
  const projects = new Map(context.projects.map((project) => [project.id, project]));
  const tasks = new Map(context.tasks.map((task) => [task.id, task]));
  const weeks = new Map(context.timesheets.map(({ id, status }) => [id, status]));
  const clientOf = clientNames(context.clients);
  const invoiced = context.invoices && locksOf(context.invoices, entries);
  const isBillable = billableFinder(context.projects);
  const rows = entries.map((entry) => {
    const { personId, projectId, taskId, day, minutes, startedAt, endedAt, note } = entry;
    const person = people.get(personId);
    const project = projects.get(projectId);
    return [
      day,
      person?.name ?? deletedPerson,
      person?.email ?? '',
      person ? termsOn(person, day).team : '',
      project ? clientOf(project) : '',
      projectName(project),
      (taskId && tasks.get(taskId)?.title) ?? '',
      note,
      startedAt ?? '',
      endedAt ?? '',
      String(minutes),
      plainHours(minutes),
      isBillable(entry) ? 'yes' : 'no',
      timesheetStatusNames[weeks.get(timesheetId(personId, weekStart(day))) ?? 'open'],
      ...(invoiced ? [invoiced.has(entry.id) ? 'yes' : 'no'] : []),
    ];
  });
  return formatCsv([invoiced ? [...head, 'Invoiced'] : head, ...rows], separator);
}
