import { newClient } from '@/dashboard/commands/projects/client-changes';
import { nameKey } from '@/dashboard/commands/projects/namesake';
import { newProject } from '@/dashboard/commands/projects/project-changes';
import { put, type Change } from '@/dashboard/model/change';
import { isSame } from '@/dashboard/model/merge';
import { clientNames, ownWork } from '@/dashboard/words/client';
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
import { personFinder } from '@/dashboard/parts/csv-import/person-finder';
import { mayGetWork } from '@/dashboard/words/staff';
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

/** Number of rows to check before the page may respond to a key. */
const slice = 200;

function* checkProjectRows(
  { rows, mapping, fixes }: RowsToCheck<ProjectFieldId>,
  { projects, clients, people, currency, today, me }: ProjectImportOptions,
): Generator<void, CheckedRows<ImportedProject, ProjectFieldId>> {
  // An archived project may share its name with another one, which comes first.
  const isArchived = ({ status }: Project) => status === 'archived';
  const saved = new Map(
    [...projects.filter(isArchived), ...projects.filter((project) => !isArchived(project))].map((project) => [
      nameKey(project.name),
      project,
    ]),
  );
  const lines = new Map<string, number>();
  const added = new Map<string, Client>();
  const findLead = personFinder(people.filter(mayGetWork));
  const clientOf = clientNames(clients);
  const takenName = (name: string) => {
    const line = lines.get(nameKey(name));
    return line === undefined ? null : `Line ${line} has this name too. Enter another name.`;
  };
  const base: ProjectTexts = {
    ...(Object.fromEntries(projectFieldIds.map((id) => [id, ''])) as ProjectTexts),
    status: projectStatusNames.active,
    startsOn: today,
    dueOn: addDays(today, 90),
    lead: me.email,
  };
  const records: ImportedProject[] = [];
  const wrong: WrongRow<ProjectFieldId>[] = [];
  let stored = 0;

  for (const [index, { line, cells }] of rows.entries()) {
    const found = mapping.flatMap((id, column) => (id ? [[id, (cells[column] ?? '').trim()]] : []));
    const given = Object.entries({ ...Object.fromEntries(found), ...fixes.get(line) });
    const filled: Partial<ProjectTexts> = Object.fromEntries(given.filter(([, text]) => text !== ''));
    const before = saved.get(nameKey(filled.name ?? ''));
    const texts: ProjectTexts = {
      ...(before ? textsOf(before, { client: clientOf(before), lead: '', currency }) : base),
      ...filled,
      ...(before && { name: before.name }),
    };
    const errors: Partial<Record<ProjectFieldId, string>> = {
      ...checkProject(texts, { currency, takenName }),
    };
    const status = readStatus(texts.status);
    if (!status) errors.status = `Enter ${Object.values(projectStatusNames).join(', ')}.`;
    const leadId = texts.lead === '' ? before!.leadId : (findLead(texts.lead)?.id ?? null);
    if (leadId === null)
      errors.lead = 'No person has this address, or more than one has this name. Enter a person’s address.';
    if (Object.keys(errors).length > 0 || !status || leadId === null) wrong.push({ line, texts, errors });
    else {
      lines.set(nameKey(texts.name), line);
      const key = nameKey(texts.client);
      const isOwn = key === '' || key === nameKey(ownWork);
      const known = isOwn
        ? null
        : (clientNamed(clients, texts.client, before?.clientId ?? null) ?? added.get(key));
      const addedClient = known === undefined ? newClient(texts.client) : null;
      if (addedClient) added.set(key, addedClient);
      const clientId = (addedClient ?? known)?.id ?? null;
      const colour = projectColours[records.length % projectColours.length]!;
      const project: Project = {
        ...(before ?? newProject(today, colour, null)),
        ...valuesOf(texts, currency),
        clientId: before && filled.client === undefined ? before.clientId : clientId,
        status,
        leadId,
      };
      if (before && isSame(before, project)) stored += 1;
      else records.push({ id: project.id, project, client: isOwn ? '' : texts.client, addedClient });
    }
    if (index % slice === slice - 1) yield;
  }
  return { records, wrong, stored };
}

/** The CSV import of projects. New clients are added. */
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
  each: 'Each new project',
  check: (rows) => checkProjectRows(rows, options),
  before: ({ id }) => {
    const project = options.projects.find((known) => known.id === id);
    if (!project) return null;
    const client = options.clients.find((known) => known.id === project.clientId)?.name ?? '';
    return { id, project, client, addedClient: null };
  },
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
