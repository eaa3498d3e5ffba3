import { nameKey } from '@/dashboard/words/name-key';
import { joinRates } from '@/dashboard/figures/rates';
import { projectColours } from '@/dashboard/model/records/project';
import type { Client, Project, ProjectColour, ProjectStatus } from '@/dashboard/model/records/records';
import { rateListText } from '@/dashboard/parts/dated-rates/rate-list';
import { dayError, readDay } from '@/dashboard/words/read-day';
import { parseHours, plainHours } from '@/dashboard/words/budget';
import { lengthError } from '@/dashboard/words/length-error';
import { moneyError, moneyOf, plainMoney } from '@/dashboard/words/money';
import { projectColourNames, projectStatusNames } from '@/dashboard/words/project-status';
import { projectStatuses } from '@/dashboard/model/records/project';
import { oneLine } from '@/lib/one-line';

/** The fields of a project as text: what a form holds and what a CSV file contains. */
export const projectFieldLabels = {
  name: 'Name',
  client: 'Client',
  colour: 'Colour',
  status: 'Status',
  startsOn: 'Start date',
  dueOn: 'Due date',
  lead: 'Lead',
  members: 'Members',
  budgetHours: 'Budget in hours',
  budgetMoney: 'Budget in money',
  hourlyRate: 'Hourly rate',
  rateFrom: 'Rate from',
  notes: 'Notes',
} as const;

export type ProjectFieldId = keyof typeof projectFieldLabels;
export type ProjectTexts = Readonly<Record<ProjectFieldId, string>>;
export type ProjectErrors = Readonly<Partial<Record<ProjectFieldId, string>>>;

export const projectFieldIds = Object.keys(projectFieldLabels) as ProjectFieldId[];

const longest: Partial<Record<ProjectFieldId, number>> = { name: 120, client: 120, notes: 5000 };

/** The texts that a form and a CSV file check in the same way. The form has choices and a list of rates for the others. */
export type CheckedTexts = Omit<
  ProjectTexts,
  'lead' | 'members' | 'status' | 'colour' | 'hourlyRate' | 'rateFrom'
>;

export interface CheckProjectOptions {
  currency: string;
  /** The error of a name that another project has; null for a free name. */
  takenName: (name: string) => string | null;
}

/** Checks the texts of a project. The errors are in the form's order. */
export function checkProject(
  texts: CheckedTexts,
  { currency, takenName }: CheckProjectOptions,
): ProjectErrors {
  const errors: Partial<Record<ProjectFieldId, string>> = {};
  const fail = (id: ProjectFieldId, error: string | null) => {
    if (error !== null) errors[id] ??= error;
  };
  for (const [id, most] of Object.entries(longest) as [keyof typeof longest & keyof CheckedTexts, number][])
    fail(id, lengthError(texts[id], most));
  fail('name', texts.name.trim() === '' ? 'Enter a name.' : takenName(texts.name));
  fail('startsOn', texts.startsOn === '' ? 'Enter a start date.' : dayError(texts.startsOn, 'start date'));
  fail('dueOn', texts.dueOn === '' ? 'Enter a due date.' : dayError(texts.dueOn, 'due date'));
  const [first, last] = [readDay(texts.startsOn), readDay(texts.dueOn)];
  if (first && last && last < first)
    fail('dueOn', 'The due date is before the start date. Enter a later day.');
  const hours = texts.budgetHours.trim() === '' ? null : parseHours(texts.budgetHours);
  if (hours && !hours.ok) fail('budgetHours', hours.error);
  fail('budgetMoney', moneyError(texts.budgetMoney, currency));
  return errors;
}

/** The fields of a project that texts without errors describe, apart from its client, people and rates. */
export function valuesOf(texts: Omit<CheckedTexts, 'client'>, currency: string) {
  const hours = parseHours(texts.budgetHours);
  return {
    name: oneLine(texts.name),
    startsOn: readDay(texts.startsOn) ?? '',
    dueOn: readDay(texts.dueOn) ?? '',
    budgetMinutes: hours.ok ? hours.minutes : 0,
    budgetMoney: moneyOf(texts.budgetMoney, currency),
    notes: texts.notes.trim(),
  } satisfies Partial<Project>;
}

interface TextsOptions {
  /** Name of the client; empty for own work. */
  client: string;
  /** Name or address of the lead. */
  lead: string;
  /** Names or addresses of the members, separated by commas. */
  members: string;
  currency: string;
}

/** A project as texts. A single rate has its first day in a field of its own; several have it beside them. */
export const textsOf = (
  project: Project,
  { client, lead, members, currency }: TextsOptions,
): ProjectTexts => {
  const money = (minor: number | null) => (minor === null ? '' : plainMoney(minor, currency));
  const rates = joinRates(project.rates);
  const single = rates.length === 1 ? rates[0]! : null;
  return {
    name: project.name,
    client,
    colour: projectColourNames[project.colour],
    status: projectStatusNames[project.status],
    startsOn: project.startsOn,
    dueOn: project.dueOn,
    lead,
    members,
    budgetHours: project.budgetMinutes === 0 ? '' : plainHours(project.budgetMinutes),
    budgetMoney: money(project.budgetMoney),
    hourlyRate: single ? money(single.hourlyRate) : rateListText(rates, currency),
    rateFrom: single?.from ?? '',
    notes: project.notes,
  };
};

export const readProjectStatus = (text: string): ProjectStatus | undefined =>
  projectStatuses.find((status) => projectStatusNames[status].toLowerCase() === text.trim().toLowerCase());

export const readColour = (text: string): ProjectColour | undefined =>
  projectColours.find((colour) => projectColourNames[colour].toLowerCase() === text.trim().toLowerCase());

/** The client that a text names: one that is not archived, or the project's present client. */
export function clientNamed(
  clients: readonly Client[],
  text: string,
  presentId: string | null,
): Client | undefined {
  const key = nameKey(text);
  const named = clients.filter(({ name }) => nameKey(name) === key);
  return named.find(({ id }) => id === presentId) ?? named.find(({ status }) => status === 'active');
}
