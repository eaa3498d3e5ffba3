import { newClient } from '@/dashboard/commands/projects/client-changes';
import { nameKey } from '@/dashboard/words/name-key';
import { newProject, withStatus } from '@/dashboard/commands/projects/project-changes';
import { changeRates, joinRates, rateOn } from '@/dashboard/figures/rates';
import { put, type Change } from '@/dashboard/model/change';
import { isSame } from '@/dashboard/model/merge';
import { clientNames, ownWork } from '@/dashboard/words/client';
import { projectColours } from '@/dashboard/model/records/project';
import type { Client, DatedRate, Person, Project } from '@/dashboard/model/records/records';
import { addDays } from '@/dashboard/days/days';
import type {
  CheckedRows,
  ImportField,
  ImportSpec,
  RowsToCheck,
  WrongRow,
} from '@/dashboard/parts/csv-import/import-spec';
import { rateListError, readRateList } from '@/dashboard/parts/dated-rates/rate-list';
import { readRates, type RateRow } from '@/dashboard/parts/dated-rates/rate-rows';
import { dayOrderOf, readFileDay, readFileDays } from '@/dashboard/parts/csv-import/file-day';
import { commaError } from '@/dashboard/parts/csv-import/file-number';
import { dayError, readDay } from '@/dashboard/words/read-day';
import { filled, rowsAtOnce, rowTexts } from '@/dashboard/parts/csv-import/row-texts';
import { rowKey, severalError, storedByName } from '@/dashboard/parts/csv-import/stored-by-name';
import {
  checkProject,
  clientNamed,
  projectFieldIds,
  projectFieldLabels,
  readColour,
  readProjectStatus,
  textsOf,
  valuesOf,
  type ProjectFieldId,
  type ProjectTexts,
} from '@/dashboard/screens/projects/project-form/project-fields';
import { moneyError, moneyOf } from '@/dashboard/words/money';
import { projectColourNames, projectStatusNames } from '@/dashboard/words/project-status';
import { readMembers, staffFinder } from './project-staff';

/** Other names of the columns, folded and without spaces, as in the exports of common tools. */
const columns: Readonly<Record<ProjectFieldId, readonly string[]>> = {
  name: ['project', 'projectname', 'title'],
  client: ['clientname', 'customer', 'company', 'account'],
  colour: ['color', 'projectcolour', 'projectcolor'],
  status: ['state', 'projectstatus'],
  startsOn: ['start', 'startson', 'begins', 'from', 'startdate'],
  dueOn: ['due', 'duedate', 'end', 'enddate', 'endson', 'deadline', 'until', 'to'],
  lead: ['projectlead', 'manager', 'projectmanager', 'owner', 'leademail'],
  members: ['team', 'people', 'staff', 'assignees', 'memberemails', 'projectmembers'],
  budgetHours: ['budgethours', 'hoursbudget', 'estimatedhours', 'estimate', 'totalhours'],
  budgetMoney: ['budget', 'budgetamount', 'fee', 'amount', 'fixedfee'],
  hourlyRate: ['rate', 'billablerate', 'hourlyrate', 'projectrate'],
  rateFrom: ['ratefrom', 'ratevalidfrom', 'ratesince'],
  notes: ['note', 'description', 'comment'],
};

/** Keeps its identity: a new array reads the file again. */
const fields: readonly ImportField<ProjectFieldId>[] = projectFieldIds.map((id) => ({
  id,
  label: projectFieldLabels[id],
  columns: columns[id],
}));

/** A project of a file, with its client if that is new. */
export interface ImportedProject {
  id: string;
  project: Project;
  /** Name of the client; empty for own work. */
  client: string;
  addedClient: Client | null;
}

export interface ProjectImportOptions {
  projects: readonly Project[];
  clients: readonly Client[];
  people: readonly Person[];
  currency: string;
  today: string;
  /** The lead of projects whose file names none. */
  me: Person;
}

const isNumber = (id: ProjectFieldId) => id === 'budgetHours' || id === 'budgetMoney' || id === 'hourlyRate';

const dayFields = ['startsOn', 'dueOn', 'rateFrom'] as const;

type GivenTexts = Partial<Record<ProjectFieldId, string>>;

interface RatesOfRow {
  given: GivenTexts;
  /** Rates of the cell. Several are all rates of the project; one changes them from its day on. */
  rows: readonly RateRow[];
  currency: string;
}

/** Checks the rates of a row and the first day of a single one. */
function checkRates({ given: { hourlyRate, rateFrom }, rows, currency }: RatesOfRow): GivenTexts {
  const [single] = rows;
  const hasDays = rows.length > 1 || (single !== undefined && single.from !== '');
  const wrongRate =
    single === undefined
      ? hourlyRate
        ? 'Enter an amount.'
        : rateFrom && 'Enter the rate that is valid from this day, or clear the day.'
      : rows.length === 1
        ? (moneyError(single.rate, currency) ?? (single.from === '' ? null : dayError(single.from, 'day')))
        : rateListError(rows, currency);
  const wrongDay =
    rateFrom &&
    (hasDays ? 'The rates have their days beside them. Clear this day.' : dayError(rateFrom, 'day'));
  return {
    ...(wrongRate && { hourlyRate: wrongRate }),
    ...(wrongDay && { rateFrom: wrongDay }),
  };
}

/**
 * The rates of a project with those of a row without errors. Without a first day, a stored project gets a single one from
 * today, and a new project from the beginning.
 */
function ratesAfter(
  { given, rows, currency }: RatesOfRow,
  before: Project | undefined,
  today: string,
): readonly DatedRate[] {
  const rates = before?.rates ?? [];
  const [single] = rows;
  if (!single) return rates;
  if (rows.length > 1) {
    const all = readRates(rows, currency);
    return isSame(all, joinRates(rates)) ? rates : all;
  }
  const hourlyRate = moneyOf(single.rate, currency);
  const from = readDay(single.from || (given.rateFrom ?? '')) ?? (before ? today : null);
  return (rateOn(rates, from ?? '')?.hourlyRate ?? null) === hourlyRate
    ? rates
    : changeRates(rates, { from, hourlyRate });
}

function* checkProjectRows(
  { rows, mapping, fixes, order: wanted = null }: RowsToCheck<ProjectFieldId>,
  options: ProjectImportOptions,
): Generator<void, CheckedRows<ImportedProject, ProjectFieldId>> {
  const { projects, clients, people, currency, today, me } = options;
  const dayColumns = dayFields.map((id) => mapping.indexOf(id));
  const order =
    wanted ?? dayOrderOf(rows.flatMap(({ cells }) => dayColumns.map((column) => cells[column] ?? '')));
  const read = rows.map((row) => {
    const given = filled(rowTexts(row, { mapping, fixes }));
    // A date with an ambiguous order of day and month stays as it is, and the user is asked.
    const { days, errors } = readFileDays(
      given,
      dayFields.filter((id) => given[id]),
      order,
    );
    Object.assign(given, days);
    const isArchived = readProjectStatus(given.status ?? '') === 'archived';
    return { line: row.line, given, dayErrors: errors, name: given.name ?? '', isArchived };
  });
  const findStored = storedByName(projects, read);
  const lines = new Map<string, number>();
  const added = new Map<string, Client>();
  const findStaff = staffFinder(people);
  const personIds = new Set(people.map(({ id }) => id));
  const clientOf = clientNames(clients);
  const commaErrorOf = commaError({ rows, mapping }, isNumber);
  const base: ProjectTexts = {
    ...(Object.fromEntries(projectFieldIds.map((id) => [id, ''])) as ProjectTexts),
    status: projectStatusNames.active,
    startsOn: today,
    dueOn: addDays(today, 90),
  };
  const records: ImportedProject[] = [];
  const wrong: WrongRow<ProjectFieldId>[] = [];
  let stored = 0;

  for (const [index, row] of read.entries()) {
    if (index % rowsAtOnce === rowsAtOnce - 1) yield;
    const { line, given } = row;
    const namesakes = findStored(row);
    const before = namesakes[0];
    const colour = before?.colour ?? projectColours[records.length % projectColours.length]!;
    const rateRows = readRateList(given.hourlyRate ?? '', (text) => readFileDay(text, order).day || text);
    const ratesOfRow = { given, rows: rateRows, currency };
    const texts: ProjectTexts = {
      ...(before
        ? textsOf(before, { client: clientOf(before), lead: '', members: '', currency })
        : { ...base, colour: projectColourNames[colour] }),
      ...given,
      ...(before && { name: before.name }),
    };
    const earlier = lines.get(rowKey(row));
    const errors: Partial<Record<ProjectFieldId, string>> = checkProject(texts, {
      currency,
      takenName: () =>
        earlier === undefined ? null : `Line ${earlier} has this name too. Enter another name.`,
    });
    Object.assign(errors, checkRates(ratesOfRow), row.dayErrors);
    for (const id of projectFieldIds.filter(isNumber)) {
      const numbers = id === 'hourlyRate' ? rateRows.map(({ rate }) => rate) : [texts[id]];
      const error = numbers.map(commaErrorOf).find((found) => found !== null);
      if (error) errors[id] ??= error;
    }
    if (namesakes.length > 1) errors.name ??= severalError('projects');
    const status = readProjectStatus(texts.status);
    if (!status) errors.status = `Enter ${Object.values(projectStatusNames).join(', ')}.`;
    const chosen = readColour(texts.colour);
    if (!chosen) errors.colour = `Enter ${Object.values(projectColourNames).join(', ')}.`;
    const lead =
      texts.lead === '' ? { id: before?.leadId ?? me.id } : findStaff(texts.lead, [before?.leadId ?? '']);
    if ('error' in lead)
      errors.lead =
        lead.error ??
        'No person has this email address, or more than one has this name. Enter a person’s email address.';
    const present = before?.memberIds ?? [];
    const members = readMembers(texts.members, present, findStaff);
    if (members.error) errors.members = members.error;
    if (!status || !chosen || 'error' in lead || Object.keys(errors).length > 0) {
      wrong.push({ line, texts, errors });
      continue;
    }
    lines.set(rowKey(row), line);
    const key = nameKey(given.client ?? '');
    const isOwn = key === '' || key === nameKey(ownWork);
    const known = isOwn
      ? null
      : (clientNamed(clients, texts.client, before?.clientId ?? null) ?? added.get(key));
    const addedClient = known === undefined ? newClient(texts.client) : null;
    if (addedClient) added.set(key, addedClient);
    const clientId =
      before && given.client === undefined ? before.clientId : ((addedClient ?? known)?.id ?? null);
    // A file cannot name a deleted person, and the order of members has no meaning.
    const named = present.filter((id) => personIds.has(id));
    const isUnchanged = texts.members === '' || isSame([...members.ids].sort(), [...named].sort());
    const project: Project = {
      ...withStatus(before ?? newProject(today, colour, null), status),
      ...valuesOf(texts, currency),
      rates: ratesAfter(ratesOfRow, before, today),
      clientId,
      colour: chosen,
      leadId: lead.id,
      memberIds: isUnchanged ? present : members.ids,
    };
    if (before && isSame(before, project)) stored += 1;
    else
      records.push({
        id: project.id,
        project,
        client: clientId === null ? '' : texts.client,
        addedClient,
      });
  }
  return { records, wrong, stored };
}

/** The CSV import of projects. New clients are added. */
export function projectImport(options: ProjectImportOptions): ImportSpec<ImportedProject, ProjectFieldId> {
  const { people, currency } = options;
  const projects = new Map(options.projects.map((project) => [project.id, project]));
  const clients = new Map(options.clients.map(({ id, name }) => [id, name]));
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return {
    one: 'project',
    many: 'projects',
    fields,
    days: dayFields,
    required: ['name'],
    name: 'name',
    missing: {
      status: projectStatusNames.active,
      startsOn: options.today,
      dueOn: addDays(options.today, 90),
      lead: options.me.name,
    },
    each: 'Each new project',
    check: (rows) => checkProjectRows(rows, options),
    before: ({ id }) => {
      const project = projects.get(id);
      return project
        ? { id, project, client: clients.get(project.clientId ?? '') ?? '', addedClient: null }
        : null;
    },
    textOf: ({ project, client, addedClient }, id) => {
      if (id === 'client') return addedClient ? `${client} (new)` : client;
      const lead = names.get(project.leadId) ?? '';
      const members = project.memberIds.flatMap((member) => names.get(member) ?? []).join(', ');
      return textsOf(project, { client, lead, members, currency })[id];
    },
    changesOf: (records) =>
      records.flatMap(({ project, addedClient }): Change[] => [
        put('projects', project),
        ...(addedClient ? [put('clients', addedClient)] : []),
      ]),
  };
}
