import { guardWeek, timesheetId, timesheetOf } from '@/dashboard/commands/time/timesheets';
import { addDays, weekStart } from '@/dashboard/days/days';
import { timeOf } from '@/dashboard/days/zones';
import { put, type Change } from '@/dashboard/model/change';
import type { Project, TimeEntry } from '@/dashboard/model/records/records';
import type { ImportSpec } from '@/dashboard/parts/csv-import/import-spec';
import { clockSpan } from '@/dashboard/words/span';
import { checkTimeRows, type ImportedEntry, type TimeImportOptions } from './check-time-rows';
import { noTexts, timeFields, type TimeFieldId, type TimeTexts } from './time-columns';

/** Days after its last time entry after which an imported project counts as done. */
const doneAfter = 90;

/** A new project with the dates and members of its time entries. */
function withEntries(project: Project, entries: readonly TimeEntry[], today: string): Project {
  const days = entries.map(({ day }) => day).sort();
  const last = days.at(-1)!;
  const isDone = last < addDays(today, -doneAfter);
  return {
    ...project,
    status: isDone ? 'done' : 'active',
    startsOn: days[0]!,
    dueOn: isDone || last > project.dueOn ? last : project.dueOn,
    memberIds: [...new Set(entries.map(({ personId }) => personId))],
  };
}

/**
 * The weeks of the entries. Approves those before this one that have no status yet, if asked. The others stay as they are: the
 * import then fails if a week is submitted meanwhile, and cannot be undone once it is.
 */
function weeksOf(
  entries: readonly TimeEntry[],
  { timesheets, me, today, approves }: TimeImportOptions,
  at: string,
): Change[] {
  const known = new Map(timesheets.map((sheet) => [sheet.id, sheet]));
  const weeks = new Map(
    entries.map(({ personId, day }) => [
      timesheetId(personId, weekStart(day)),
      timesheetOf([], personId, day),
    ]),
  );
  return [...weeks].map(([id, fresh]) => {
    const sheet = known.get(id);
    return approves && !sheet && fresh.weekStart < weekStart(today)
      ? put('timesheets', {
          ...fresh,
          status: 'approved',
          submittedAt: at,
          decidedAt: at,
          decidedById: me.id,
        })
      : guardWeek(sheet ?? fresh);
  });
}

/** The CSV import of time entries. New projects and clients are added; new people are not. */
export const timeImport = (options: TimeImportOptions): ImportSpec<ImportedEntry, TimeFieldId> => ({
  one: 'time entry',
  many: 'time entries',
  fields: timeFields,
  days: ['day'],
  required: ['day', 'person', 'project'],
  name: 'project',
  missing: {},
  each: 'Every time entry',
  check: (rows) => checkTimeRows(rows, options),
  textOf: ({ entry, person, project, isNewProject, isInvoiced, client }, id) => {
    const texts: TimeTexts = {
      ...noTexts,
      day: entry.day,
      person: person.name,
      personEmail: person.email,
      client: client?.name ?? '',
      project: isNewProject ? `${project.name} (new)` : project.name,
      note: entry.note,
      duration: clockSpan(entry.minutes),
      start: entry.startedAt ? timeOf(entry.startedAt) : '',
      end: entry.endedAt ? timeOf(entry.endedAt) : '',
      billable: entry.billable ? 'Yes' : 'No',
      invoiced: isInvoiced ? 'Yes' : 'No',
    };
    return texts[id];
  },
  changesOf: (records, { at }) => {
    const stored = new Set(options.clients.map(({ id }) => id));
    const fresh = records.filter(({ isNewProject }) => isNewProject);
    const projects = new Map<Project, TimeEntry[]>();
    for (const { project, entry } of fresh) projects.set(project, [...(projects.get(project) ?? []), entry]);
    const clients = new Set(
      fresh.flatMap(({ client }) => (client && !stored.has(client.id) ? [client] : [])),
    );
    const entries = records.map(({ entry }) => entry);
    return [
      ...[...clients].map((client): Change => put('clients', client)),
      ...[...projects].map(([project, own]): Change =>
        put('projects', withEntries(project, own, options.today)),
      ),
      ...entries.map((entry): Change => put('timeEntries', entry)),
      ...weeksOf(entries, options, at),
    ];
  },
});
