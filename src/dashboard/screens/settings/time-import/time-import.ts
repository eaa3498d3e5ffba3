import { timesheetId } from '@/dashboard/commands/time/timesheets';
import { addDays, weekStart } from '@/dashboard/days/days';
import { put, type Change } from '@/dashboard/model/change';
import type { Project, TimeEntry, Timesheet } from '@/dashboard/model/records/records';
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

/** The approvals of the weeks before this one that have no status yet. */
function approvals(
  entries: readonly TimeEntry[],
  { timesheets, me, today }: TimeImportOptions,
  at: string,
): Timesheet[] {
  const known = new Set(timesheets.map(({ id }) => id));
  const weeks = new Map(
    entries
      .map(({ personId, day }) => ({ personId, weekStart: weekStart(day) }))
      .filter((week) => week.weekStart < weekStart(today))
      .map((week) => [timesheetId(week.personId, week.weekStart), week]),
  );
  return [...weeks]
    .filter(([id]) => !known.has(id))
    .map(([id, week]) => ({
      id,
      revision: 0,
      ...week,
      status: 'approved',
      submittedAt: at,
      decidedAt: at,
      decidedById: me.id,
      reason: '',
      corrections: [],
    }));
}

/** The CSV import of time entries. New projects and clients are added; new people are not. */
export const timeImport = (options: TimeImportOptions): ImportSpec<ImportedEntry, TimeFieldId> => ({
  one: 'time entry',
  many: 'time entries',
  fields: timeFields,
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
      client: client?.name ?? '',
      project: isNewProject ? `${project.name} (new)` : project.name,
      note: entry.note,
      duration: clockSpan(entry.minutes),
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
      ...(options.approves ? approvals(entries, options, at) : []).map((sheet): Change =>
        put('timesheets', sheet),
      ),
    ];
  },
});
