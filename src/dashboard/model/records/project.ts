import { brand } from '@/content/brand';
import {
  day,
  id,
  list,
  minutes,
  money,
  nullable,
  object,
  oneOf,
  record,
  text,
  type TypeOf,
} from '@/dashboard/model/fields/fields';
import { idOfNamedClient } from './client';
import { constantRate, rates } from './rate';

/** The statuses that a restore may give back. */
const unarchivedStatuses = ['planned', 'active', 'paused', 'done'] as const;

export const projectStatuses = [...unarchivedStatuses, 'archived'] as const;

/** Colours that mark a project in lists and charts. */
export const projectColours = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'grey'] as const;

const projectLink = object({ id: id(), label: text, url: text });

const estimateLine = object({ id: id(), text, minutes, hourlyRate: money });

const estimate = object({
  lines: list(estimateLine),
  /** Day on which the client accepted it; null for a draft. */
  acceptedOn: nullable(day),
});

export const project = record(
  {
    name: text,
    /** Null for the agency's own work, which is not billed. */
    clientId: nullable(id('clients')),
    status: oneOf(projectStatuses),
    /** The status that a restore gives back. Null while it is not archived, and if an earlier build archived it. */
    archivedFrom: nullable(oneOf(unarchivedStatuses)),
    colour: oneOf(projectColours),
    startsOn: day,
    dueOn: day,
    /** Minutes agreed with the client, or 0 without a budget in hours. */
    budgetMinutes: minutes,
    /** Money agreed with the client, or null without a budget in money. */
    budgetMoney: nullable(money),
    /** On days without one, the rate of each kind of work or person counts. */
    rates,
    leadId: id('people'),
    memberIds: list(id('people')),
    notes: text,
    links: list(projectLink),
    fileIds: list(id('files')),
    /** Null without one. */
    estimate: nullable(estimate),
  },
  [
    // The client became a record of its own.
    ({ client, ...stored }) => ({
      ...stored,
      clientId: client === brand.name ? null : idOfNamedClient(String(client)),
      colour: 'grey',
      budgetMoney: null,
      hourlyRate: null,
      notes: '',
      links: [],
      fileIds: [],
    }),
    // A project got an estimate.
    (stored) => ({ ...stored, estimate: null }),
    // A rate got the day from which it is valid.
    ({ hourlyRate, ...stored }) => ({ ...stored, rates: constantRate(hourlyRate as number | null) }),
    // An archived project got the status that a restore gives back.
    (stored) => ({ ...stored, archivedFrom: null }),
  ],
);

export interface Project extends TypeOf<typeof project> {}
export type ProjectStatus = Project['status'];
export type ProjectColour = Project['colour'];
export interface Estimate extends TypeOf<typeof estimate> {}
export interface EstimateLine extends TypeOf<typeof estimateLine> {}
export interface ProjectLink extends TypeOf<typeof projectLink> {}
