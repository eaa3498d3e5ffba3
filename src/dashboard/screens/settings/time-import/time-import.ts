import { dayMinutes } from '@/dashboard/commands/time/parse-minutes';
import { isLocked, timesheetId, timesheetStatusNames } from '@/dashboard/commands/time/timesheets';
import { newClient } from '@/dashboard/commands/projects/client-changes';
import { nameKey } from '@/dashboard/commands/projects/namesake';
import { newProject } from '@/dashboard/commands/projects/project-changes';
import { addDays, monthOf, weekStart } from '@/dashboard/days/days';
import { closedMonths } from '@/dashboard/figures/closed-months';
import { put, type Change } from '@/dashboard/model/change';
import { projectColours } from '@/dashboard/model/records/project';
import type {
  Client,
  Person,
  Project,
  ReportNote,
  Task,
  TimeEntry,
  Timesheet,
} from '@/dashboard/model/records/records';
import type {
  CheckedRows,
  ImportField,
  ImportSpec,
  RowsToCheck,
  WrongRow,
} from '@/dashboard/parts/csv-import/import-spec';
import { dayWithYear, monthAndYear } from '@/dashboard/words/day';
import { weekName } from '@/dashboard/words/range';
import { ownWork } from '@/dashboard/words/client';
import { clockSpan, hoursAndMinutes } from '@/dashboard/words/span';
import { personFinder } from '@/dashboard/parts/csv-import/person-finder';
import { dayOrderOf, readFileDay, type DayOrder } from './file-day';
import { readFileMinutes, readFileSpan } from './file-minutes';

const labels = {
  day: 'Date',
  person: 'Person',
  lastName: 'Last name',
  client: 'Client',
  project: 'Project',
  task: 'Task',
  note: 'Note',
  duration: 'Hours',
  start: 'Start time',
  end: 'End time',
  billable: 'Billable',
} as const;

export type TimeFieldId = keyof typeof labels;
type TimeTexts = Readonly<Record<TimeFieldId, string>>;

/**
 * Other names of the columns, folded and without spaces, as in the detailed exports of Harvest, Toggl Track, Clockify and
 * Kimai, and in the portal's own.
 */
const columns: Readonly<Record<TimeFieldId, readonly string[]>> = {
  day: ['startdate', 'day', 'spentdate', 'workdate'],
  person: ['user', 'employee', 'member', 'username', 'fullname', 'name', 'firstname', 'email', 'useremail'],
  lastName: ['surname', 'familyname'],
  client: ['customer', 'clientname', 'customername', 'company'],
  project: ['projectname'],
  task: ['activity', 'taskname'],
  note: ['notes', 'description', 'comment'],
  duration: ['duration', 'durationh', 'durationdecimal', 'totalhours'],
  start: ['start', 'from', 'begin', 'startedat'],
  end: ['to', 'endedat', 'stop'],
  billable: ['billable', 'isbillable'],
};

const fieldIds = Object.keys(labels) as TimeFieldId[];

/** Fields whose text means the same in each row, so that one correction is enough. */
const shared: readonly TimeFieldId[] = ['person', 'lastName', 'client', 'project'];

/** Keeps its identity: a new array reads the file again. */
const fields: readonly ImportField<TimeFieldId>[] = fieldIds.map((id) => ({
  id,
  label: labels[id],
  columns: columns[id],
  shared: shared.includes(id),
}));

const noTexts = Object.fromEntries(fieldIds.map((id) => [id, ''])) as TimeTexts;

/** A time entry of a file with its project and client, which may be new. */
export interface ImportedEntry {
  id: string;
  entry: TimeEntry;
  person: Person;
  project: Project;
  isNewProject: boolean;
  client: Client | null;
}

export interface TimeImportOptions {
  people: readonly Person[];
  projects: readonly Project[];
  clients: readonly Client[];
  tasks: readonly Task[];
  entries: readonly TimeEntry[];
  timesheets: readonly Timesheet[];
  reportNotes: readonly ReportNote[];
  /** The user, who leads new projects and approves weeks. */
  me: Person;
  today: string;
  /** Order of the numbers in dates. Null takes it from the file. */
  order: DayOrder | null;
  /** Whether the weeks before this one become approved, unless they have a status already. */
  approves: boolean;
}

/** How many rows are checked before the page may answer to a key. */
const slice = 200;

const yes = /^(yes|y|true|1|billable)$/i;
const no = /^(no|n|false|0|non-?billable|not billable)$/i;

/** Whether a time entry is billed to the client. Null for a text that says neither. */
function readBillable(text: string, project: Project): boolean | null {
  if (text === '') return project.clientId !== null;
  return yes.test(text) ? true : no.test(text) ? false : null;
}

/** What makes two time entries the same one. */
const entryKey = ({ personId, projectId, day, minutes, note }: Omit<TimeEntry, 'id'>) =>
  [personId, projectId, day, minutes, nameKey(note)].join('\n');

/** Finds the projects and clients of a file, and creates those that are new. */
function projectFinder({ projects, clients, me, today }: TimeImportOptions) {
  const clientsByKey = new Map(clients.map((client) => [nameKey(client.name), client]));
  const clientKeys = new Map(clients.map(({ id, name }) => [id, nameKey(name)]));
  const byName = new Map<string, Project[]>();
  const remember = (project: Project) =>
    byName.set(nameKey(project.name), [...(byName.get(nameKey(project.name)) ?? []), project]);
  for (const project of projects) if (project.status !== 'archived') remember(project);
  for (const project of projects) if (project.status === 'archived') remember(project);
  const addedIds = new Set<string>();
  return (
    name: string,
    clientName: string,
  ): { project: Project; client: Client | null; isNew: boolean } | null => {
    const isOwn = clientName === '' || nameKey(clientName) === nameKey(ownWork);
    const known = isOwn ? undefined : clientsByKey.get(nameKey(clientName));
    const isMatch = ({ clientId }: Project) =>
      clientName === '' || (clientId === null ? isOwn : clientKeys.get(clientId) === nameKey(clientName));
    const client = isOwn ? null : (known ?? newClient(clientName));
    // Names of projects differ, so the client tells two of one name apart.
    for (const title of [name, `${name} (${client?.name ?? ownWork})`]) {
      const namesakes = byName.get(nameKey(title)) ?? [];
      const found = namesakes.find(isMatch);
      if (found) return { project: found, client, isNew: addedIds.has(found.id) };
      if (namesakes.length > 0) continue;
      const project: Project = {
        ...newProject(today, projectColours[addedIds.size % projectColours.length]!, client?.id ?? null),
        name: title,
        leadId: me.id,
      };
      addedIds.add(project.id);
      remember(project);
      if (client) {
        clientsByKey.set(nameKey(client.name), client);
        clientKeys.set(client.id, nameKey(client.name));
      }
      return { project, client, isNew: true };
    }
    return null;
  };
}

/** Returns a function from a person and day to the reason why no time can be added to it, or null. */
function lockFinder({ timesheets, reportNotes }: TimeImportOptions) {
  const closed = closedMonths(reportNotes);
  const locked = new Map(timesheets.filter(isLocked).map((sheet) => [sheet.id, sheet]));
  return ({ id, name }: Person, day: string): string | null => {
    if (closed.has(monthOf(day)))
      return `${monthAndYear(day)} is signed off. Reopen it in Monthly report to add time, or skip this row.`;
    const sheet = locked.get(timesheetId(id, weekStart(day)));
    return sheet
      ? `The week of ${weekName(sheet.weekStart)} by ${name} is ${timesheetStatusNames[sheet.status].toLowerCase()}. Reopen or return it in Approvals to add time, or skip this row.`
      : null;
  };
}

/** Counts that start at 0. */
function counter(keys: Iterable<readonly [string, number]>) {
  const counts = new Map<string, number>();
  const add = (key: string, amount: number) => counts.set(key, (counts.get(key) ?? 0) + amount);
  for (const [key, amount] of keys) add(key, amount);
  return { get: (key: string) => counts.get(key) ?? 0, add };
}

const dayKey = ({ personId, day }: Pick<TimeEntry, 'personId' | 'day'>) => `${personId} ${day}`;

/** Checks the rows of a file against each other and against the stored records. Pauses after some rows. */
function* checkTimeRows(
  { rows, mapping, fixes }: RowsToCheck<TimeFieldId>,
  options: TimeImportOptions,
): Generator<void, CheckedRows<ImportedEntry, TimeFieldId>> {
  const { people, tasks, entries } = options;
  const dayColumn = mapping.indexOf('day');
  const order = options.order ?? dayOrderOf(rows.map(({ cells }) => cells[dayColumn] ?? ''));
  const findPerson = personFinder(people.filter(({ kind }) => kind !== 'regular'));
  const findProject = projectFinder(options);
  const lockOf = lockFinder(options);
  const taskIds = new Map(tasks.map(({ id, projectId, title }) => [`${projectId} ${nameKey(title)}`, id]));
  const minutesOn = counter(entries.map((entry) => [dayKey(entry), entry.minutes]));
  const same = counter(entries.map((entry) => [entryKey(entry), 1]));
  const records: ImportedEntry[] = [];
  const wrong: WrongRow<TimeFieldId>[] = [];
  let stored = 0;

  for (const [index, { line, cells }] of rows.entries()) {
    if (index % slice === slice - 1) yield;
    const found = mapping.flatMap((id, column) => (id ? [[id, (cells[column] ?? '').trim()]] : []));
    const texts: TimeTexts = { ...noTexts, ...Object.fromEntries(found), ...fixes.get(line) };
    const errors: Partial<Record<TimeFieldId, string>> = {};
    const { day, error } = readFileDay(texts.day, order);
    if (error !== null) errors.day = error;
    const person = findPerson(`${texts.person} ${texts.lastName}`) ?? findPerson(texts.person);
    if (!person)
      errors.person =
        'No person has this name or address, or more than one has this name. Enter an address, or add the person to Employees or Interns first.';
    const hours =
      texts.duration === '' ? readFileSpan(texts.start, texts.end) : readFileMinutes(texts.duration);
    if (!hours.ok) errors.duration = hours.error;
    const named = texts.project === '' ? null : findProject(texts.project, texts.client);
    if (!named)
      errors.project =
        texts.project === ''
          ? 'Enter a project.'
          : 'Projects of other clients have this name. Enter another name.';
    const billable = named && readBillable(texts.billable, named.project);
    if (named && billable === null) errors.billable = 'Enter yes or no.';
    if (!day || !person || !hours.ok || !named || billable === null || Object.keys(errors).length > 0) {
      wrong.push({ line, texts, errors });
      continue;
    }
    const taskId = taskIds.get(`${named.project.id} ${nameKey(texts.task)}`) ?? null;
    const entry: TimeEntry = {
      id: crypto.randomUUID(),
      revision: 0,
      personId: person.id,
      projectId: named.project.id,
      taskId,
      day,
      minutes: hours.minutes,
      startedAt: null,
      endedAt: null,
      // A task of another tool is often a kind of work, such as Design.
      note: [taskId ? '' : texts.task, texts.note].filter(Boolean).join(': '),
      billable: billable!,
    };
    if (same.get(entryKey(entry)) > 0) {
      same.add(entryKey(entry), -1);
      stored += 1;
      continue;
    }
    const lock = lockOf(person, day);
    const total = minutesOn.get(dayKey(entry)) + entry.minutes;
    if (lock !== null) errors.day = lock;
    else if (total > dayMinutes)
      errors.duration = `That makes ${hoursAndMinutes(total)} for ${person.name} on ${dayWithYear(day)}, but a day has 24 hours. Enter less.`;
    if (Object.keys(errors).length > 0) {
      wrong.push({ line, texts, errors });
      continue;
    }
    minutesOn.add(dayKey(entry), entry.minutes);
    const { project, isNew, client } = named;
    records.push({ id: entry.id, entry, person, project, isNewProject: isNew, client });
  }
  return { records, wrong, stored };
}

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

/** How time entries are imported. Projects and clients that are new are added; people are not. */
export const timeImport = (options: TimeImportOptions): ImportSpec<ImportedEntry, TimeFieldId> => ({
  one: 'time entry',
  many: 'time entries',
  fields,
  required: ['day', 'person', 'project'],
  name: 'project',
  missing: {},
  each: 'Every time entry',
  check: (rows) => checkTimeRows(rows, options),
  textOf: ({ entry, person, project, isNewProject, client }, id) => {
    const texts: TimeTexts = {
      ...noTexts,
      day: entry.day,
      person: person.name,
      client: client?.name ?? '',
      project: isNewProject ? `${project.name} (new)` : project.name,
      note: entry.note,
      duration: clockSpan(entry.minutes),
      billable: entry.billable ? 'Yes' : 'No',
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
