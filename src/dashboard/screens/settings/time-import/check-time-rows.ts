import { dayMinutes } from '@/dashboard/commands/time/parse-minutes';
import { isLocked, timesheetId, timesheetStatusNames } from '@/dashboard/commands/time/timesheets';
import { newClient } from '@/dashboard/commands/projects/client-changes';
import { nameKey } from '@/dashboard/words/name-key';
import { newProject } from '@/dashboard/commands/projects/project-changes';
import { fromWallClock, minute } from '@/dashboard/days/local-time';
import { wallClock } from '@/dashboard/days/zones';
import { monthOf, weekStart } from '@/dashboard/days/days';
import { closedMonths } from '@/dashboard/figures/closed-months';
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
  RowsToCheck,
  UnknownPerson,
  WrongRow,
} from '@/dashboard/parts/csv-import/import-spec';
import { personFinder } from '@/dashboard/parts/csv-import/person-finder';
import { rowsAtOnce, rowTexts } from '@/dashboard/parts/csv-import/row-texts';
import { deletedClient, ownWork } from '@/dashboard/words/client';
import { dayWithYear, monthAndYear } from '@/dashboard/words/day';
import { deletedProject } from '@/dashboard/words/project';
import { weekName } from '@/dashboard/words/range';
import { hoursAndMinutes } from '@/dashboard/words/span';
import { dayOrderOf, readFileDay } from '@/dashboard/parts/csv-import/file-day';
import { newId } from '@/lib/new-id';
import { readFileMinutes, readFileSpan, readFileTimes } from './file-minutes';
import { noTexts, type TimeFieldId, type TimeTexts } from './time-columns';
import { timeNotes } from './time-notes';

/** A time entry of a file with its project and client, which may be new. */
export interface ImportedEntry {
  id: string;
  entry: TimeEntry;
  person: Person;
  project: Project;
  isNewProject: boolean;
  /** Whether the other tool has invoiced it. */
  isInvoiced: boolean;
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
  /** The people whom the user chose for unknown names, by the key of the name. Null leaves the rows out. */
  chosenPeople: ReadonlyMap<string, string | null>;
  /** Whether the weeks before this one become approved, unless they have a status already. */
  approves: boolean;
}

const yes = /^(yes|y|true|1|billable)$/i;
const no = /^(no|n|false|0|non-?billable|not billable)$/i;

/** Whether a time entry is billed to the client. Null for a text that says neither. */
function readBillable(text: string, project: Project): boolean | null {
  if (text === '') return project.clientId !== null;
  return yes.test(text) ? true : no.test(text) ? false : null;
}

/** Returns the same key for two time entries that count as the same one. */
const entryKey = ({
  personId,
  projectId,
  day,
  minutes,
  note,
}: Pick<TimeEntry, 'personId' | 'projectId' | 'day' | 'minutes' | 'note'>) =>
  [personId, projectId, day, minutes, nameKey(note)].join('\n');

/** Finds the projects and clients of a file, and creates those that are new. */
function projectFinder({ projects, clients, me, today }: TimeImportOptions) {
  // Of two clients of one name, the one that is not archived is meant.
  const clientsByKey = new Map(
    [...clients]
      .sort((a, b) => Number(b.status === 'archived') - Number(a.status === 'archived'))
      .map((client) => [nameKey(client.name), client]),
  );
  const clientsById = new Map(clients.map((client) => [client.id, client]));
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
      clientName === '' ||
      (clientId === null
        ? isOwn
        : nameKey(clientsById.get(clientId)?.name ?? deletedClient) === nameKey(clientName));
    const client = isOwn ? null : (known ?? newClient(clientName));
    // Names of projects differ, so the client tells two of one name apart.
    for (const title of [name, `${name} (${client?.name ?? ownWork})`]) {
      const namesakes = byName.get(nameKey(title)) ?? [];
      const found = namesakes.find(isMatch);
      if (found) {
        // A row without a client may find a project of a new client.
        const known = found.clientId === null ? null : (clientsById.get(found.clientId) ?? null);
        return { project: found, client: known, isNew: addedIds.has(found.id) };
      }
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
        clientsById.set(client.id, client);
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

/** The local time some minutes after the midnight at which a day begins. */
const localAt = (day: string, minutes: number) => fromWallClock(wallClock(`${day}T00:00`) + minutes * minute);

/** Checks the rows of a file against each other and against the stored records. Pauses after some rows. */
export function* checkTimeRows(
  { rows, mapping, fixes, order: chosen = null }: RowsToCheck<TimeFieldId>,
  options: TimeImportOptions,
): Generator<void, CheckedRows<ImportedEntry, TimeFieldId>> {
  const { people, tasks, entries, chosenPeople } = options;
  const dayColumn = mapping.indexOf('day');
  const order = chosen ?? dayOrderOf(rows.map(({ cells }) => cells[dayColumn] ?? ''));
  const staff = people.filter(({ kind }) => kind !== 'regular');
  const findPerson = personFinder(staff);
  const unknown = new Map<string, UnknownPerson>();
  const findProject = projectFinder(options);
  const lockOf = lockFinder(options);
  const taskIds = new Map(tasks.map(({ id, projectId, title }) => [`${projectId} ${nameKey(title)}`, id]));
  const minutesOn = counter(entries.map((entry) => [dayKey(entry), entry.minutes]));
  const projectIds = new Set(options.projects.map(({ id }) => id));
  // Deleted projects have one name in the portal's own export.
  const projectIdOf = ({ projectId }: TimeEntry) => (projectIds.has(projectId) ? projectId : deletedProject);
  const same = counter(entries.map((entry) => [entryKey({ ...entry, projectId: projectIdOf(entry) }), 1]));
  const isStored = (key: string) => {
    const found = same.get(key) > 0;
    if (found) same.add(key, -1);
    return found;
  };
  const records: ImportedEntry[] = [];
  const wrong: WrongRow<TimeFieldId>[] = [];
  let stored = 0;
  let leftOut = 0;
  let untimed = 0;
  let repeated = 0;
  const timed = new Set<string>();

  for (const [index, row] of rows.entries()) {
    if (index % rowsAtOnce === rowsAtOnce - 1) yield;
    const { line } = row;
    const texts: TimeTexts = { ...noTexts, ...rowTexts(row, { mapping, fixes }) };
    const errors: Partial<Record<TimeFieldId, string>> = {};
    const fullName = `${texts.person} ${texts.lastName}`.trim();
    const known = findPerson(texts.personEmail) ?? findPerson(fullName) ?? findPerson(texts.person);
    // Two people of the file can have one name, but not one address.
    const label = [fullName, texts.personEmail].filter(Boolean).join(', ');
    const key = nameKey(label);
    if (!known && key !== '')
      unknown.set(key, { name: unknown.get(key)?.name ?? label, rows: (unknown.get(key)?.rows ?? 0) + 1 });
    const answer = known ? undefined : chosenPeople.get(key);
    if (answer === null) {
      leftOut += 1;
      continue;
    }
    const person = known ?? staff.find(({ id }) => id === answer) ?? null;
    const { day, error } = readFileDay(texts.day, order);
    if (error !== null) errors.day = error;
    if (!person)
      errors[texts.personEmail === '' ? 'person' : 'personEmail'] =
        key === ''
          ? 'Enter the name or the email address of a person.'
          : 'No person has this name or email address, or more than one has this name. Choose a person above, or enter an email address.';
    const hours =
      texts.duration === '' ? readFileSpan(texts.start, texts.end) : readFileMinutes(texts.duration);
    if (!hours.ok) errors.duration = hours.error;
    if (day && person && hours.ok && nameKey(texts.project) === nameKey(deletedProject)) {
      const note = [texts.task, texts.note].filter(Boolean).join(': ');
      const entry = { personId: person.id, projectId: deletedProject, day, minutes: hours.minutes, note };
      if (isStored(entryKey(entry))) {
        stored += 1;
        continue;
      }
    }
    const named = texts.project === '' ? null : findProject(texts.project, texts.client);
    if (!named)
      errors.project =
        texts.project === ''
          ? 'Enter a project.'
          : 'Projects of other clients have this name. Enter another name.';
    const billable = named && readBillable(texts.billable, named.project);
    if (named && billable === null) errors.billable = 'Enter yes or no.';
    const isInvoiced = yes.test(texts.invoiced);
    if (texts.invoiced !== '' && !isInvoiced && !no.test(texts.invoiced))
      errors.invoiced = 'Enter yes or no.';
    if (!day || !person || !hours.ok || !named || billable === null || Object.keys(errors).length > 0) {
      wrong.push({ line, texts, errors });
      continue;
    }
    const taskId = taskIds.get(`${named.project.id} ${nameKey(texts.task)}`) ?? null;
    const times = readFileTimes(texts.start, texts.end, hours.minutes);
    const entry: TimeEntry = {
      id: newId(),
      revision: 0,
      personId: person.id,
      projectId: named.project.id,
      taskId,
      day,
      minutes: hours.minutes,
      startedAt: times && localAt(day, times.from),
      endedAt: times && localAt(day, times.from + times.minutes),
      // A task of another tool is often a kind of work, such as Design.
      note: [taskId ? '' : texts.task, texts.note].filter(Boolean).join(': '),
      // An invoice here would bill the time a second time.
      billable: billable! && !isInvoiced,
    };
    if (isStored(entryKey(entry))) {
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
    if (!times && (texts.start || texts.end)) untimed += 1;
    if (times) {
      const timedKey = `${entryKey(entry)}\n${entry.startedAt}`;
      if (timed.has(timedKey)) repeated += 1;
      timed.add(timedKey);
    }
    const { project, isNew, client } = named;
    records.push({ id: entry.id, entry, person, project, isNewProject: isNew, isInvoiced, client });
  }
  return {
    records,
    wrong,
    stored,
    notes: timeNotes({ leftOut, untimed, repeated }),
    unknownPeople: [...unknown.values()],
  };
}
