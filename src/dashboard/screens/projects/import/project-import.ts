import { newClient } from '@/dashboard/commands/projects/client-changes';
import { nameKey, namesakeError } from '@/dashboard/commands/projects/namesake';
import { put, type Change } from '@/dashboard/model/change';
import { projectColours } from '@/dashboard/model/records/project';
import type { Client, Person, Project } from '@/dashboard/model/records/records';
import { addDays } from '@/dashboard/days/days';
import type {
  CheckedRows,
  ImportField,
  ImportSpec,
  RowsToCheck,
  WrongRow,
} from '@/dashboard/parts/csv-import/import-spec';
import { mayGetWork } from '@/dashboard/words/staff';
import { newProject } from '@/dashboard/screens/projects/project-form/project-draft';
import {
  checkProject,
  clientNamed,
  projectFieldIds,
  projectFieldLabels,
  readStatus,
  textsOf,
  valuesOf,
  type ProjectFieldId,
  type ProjectTexts,
} from '@/dashboard/screens/projects/project-form/project-fields';
import { projectStatusNames } from '@/dashboard/words/project-status';

/** Other names of the columns, folded and without spaces, as in the exports of common tools. */
const columns: Readonly<Record<ProjectFieldId, readonly string[]>> = {
  name: ['project', 'projectname', 'title'],
  client: ['clientname', 'customer', 'company', 'account'],
  status: ['state', 'projectstatus'],
  startsOn: ['start', 'startson', 'begins', 'from', 'startdate'],
  dueOn: ['due', 'duedate', 'end', 'enddate', 'endson', 'deadline', 'until', 'to'],
  lead: ['projectlead', 'manager', 'projectmanager', 'owner', 'leademail'],
  budgetHours: ['budgethours', 'hoursbudget', 'estimatedhours', 'estimate', 'totalhours'],
  budgetMoney: ['budget', 'budgetamount', 'fee', 'amount', 'fixedfee'],
  hourlyRate: ['rate', 'billablerate', 'hourlyrate', 'projectrate'],
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

/** How many rows are checked before the page may answer to a key. */
const slice = 200;

/** Finds a lead by address, or by a name that only one person has. */
function leadFinder(people: readonly Person[]): (text: string) => string | null {
  const found = new Map<string, string | null>();
  for (const { id, name, email } of people.filter(mayGetWork)) {
    found.set(nameKey(email), id);
    found.set(nameKey(name), found.has(nameKey(name)) ? null : id);
  }
  return (text) => found.get(nameKey(text)) ?? null;
}

function* checkProjectRows(
  { rows, mapping, fixes }: RowsToCheck<ProjectFieldId>,
  { projects, clients, people, currency, today, me }: ProjectImportOptions,
): Generator<void, CheckedRows<ImportedProject, ProjectFieldId>> {
  const saved = new Map(
    projects.filter(({ status }) => status !== 'archived').map((project) => [nameKey(project.name), project]),
  );
  const lines = new Map<string, number>();
  const added = new Map<string, Client>();
  const findLead = leadFinder(people);
  const takenName = (name: string) => {
    const other = saved.get(nameKey(name));
    if (other) return namesakeError(other, 'project');
    const line = lines.get(nameKey(name));
    return line === undefined ? null : `Line ${line} has this name too. Enter another name.`;
  };
  const base = Object.fromEntries(projectFieldIds.map((id) => [id, ''])) as ProjectTexts;
  const records: ImportedProject[] = [];
  const wrong: WrongRow<ProjectFieldId>[] = [];

  for (const [index, { line, cells }] of rows.entries()) {
    const found = mapping.flatMap((id, column) => (id ? [[id, (cells[column] ?? '').trim()]] : []));
    const read: ProjectTexts = { ...base, ...Object.fromEntries(found), ...fixes.get(line) };
    const texts: ProjectTexts = {
      ...read,
      status: read.status || projectStatusNames.active,
      startsOn: read.startsOn || today,
      dueOn: read.dueOn || addDays(today, 90),
      lead: read.lead || me.email,
    };
    const errors: Partial<Record<ProjectFieldId, string>> = {
      ...checkProject(texts, { currency, takenName }),
    };
    const status = readStatus(texts.status);
    if (!status) errors.status = `Enter ${Object.values(projectStatusNames).join(', ')}.`;
    const leadId = findLead(texts.lead);
    if (leadId === null)
      errors.lead = 'No person has this address, or more than one has this name. Enter a person’s address.';
    if (Object.keys(errors).length > 0 || !status || leadId === null) wrong.push({ line, texts, errors });
    else {
      lines.set(nameKey(texts.name), line);
      const key = nameKey(texts.client);
      const known = key === '' ? undefined : (clientNamed(clients, texts.client, null) ?? added.get(key));
      const addedClient = key !== '' && !known ? newClient(texts.client) : null;
      if (addedClient) added.set(key, addedClient);
      const colour = projectColours[records.length % projectColours.length]!;
      const project: Project = {
        ...newProject(today, colour, known?.id ?? addedClient?.id ?? null),
        ...valuesOf(texts, currency),
        status,
        leadId,
      };
      records.push({ id: project.id, project, client: texts.client, addedClient });
    }
    if (index % slice === slice - 1) yield;
  }
  return { records, wrong };
}

/** How projects are imported. A client that is new is added. */
export const projectImport = (
  options: ProjectImportOptions,
): ImportSpec<ImportedProject, ProjectFieldId> => ({
  one: 'project',
  many: 'projects',
  fields,
  required: ['name'],
  name: 'name',
  missing: {
    status: projectStatusNames.active,
    startsOn: options.today,
    dueOn: addDays(options.today, 90),
    lead: options.me.name,
  },
  each: 'Every project',
  check: (rows) => checkProjectRows(rows, options),
  textOf: ({ project, client, addedClient }, id) => {
    if (id === 'client') return addedClient ? `${client} (new)` : client;
    const lead = options.people.find((person) => person.id === project.leadId)?.name ?? '';
    return textsOf(project, { client, lead, currency: options.currency })[id];
  },
  changesOf: (records) =>
    records.flatMap(({ project, addedClient }): Change[] => [
      put('projects', project),
      ...(addedClient ? [put('clients', addedClient)] : []),
    ]),
});
