import { list, id, object, oneOf, text, type TypeOf } from '@/dashboard/model/fields/fields';
import { projectColours, projectStatuses } from '@/dashboard/model/records/project';
import type { Project } from '@/dashboard/model/records/records';
import type { DraftFields } from '@/dashboard/hooks/use-merged-draft';
import { rateRowFields, rateRows, rowsOfConstantRate } from '@/dashboard/parts/dated-rates/rate-rows';
import { textsOf } from './project-fields';

/** The draft of a project: numbers, days and the client as they were typed. */
const draftFields = object({
  name: text,
  client: text,
  status: oneOf(projectStatuses),
  colour: oneOf(projectColours),
  startsOn: text,
  dueOn: text,
  leadId: text,
  memberIds: list(id('people')),
  budgetHours: text,
  budgetMoney: text,
  rates: rateRowFields,
  notes: text,
});

export type ProjectDraft = TypeOf<typeof draftFields>;

export const projectDraftFields: DraftFields<ProjectDraft> = {
  ...draftFields,
  upgrades: [
    // A rate got the day from which it is valid.
    ({ hourlyRate, ...stored }) => ({ ...stored, rates: rowsOfConstantRate(hourlyRate as string) }),
  ],
};

/** The draft of a saved project. @param client - the client's name; empty for own work */
export function draftOf(project: Project, client: string, currency: string): ProjectDraft {
  const {
    lead: _lead,
    members: _members,
    hourlyRate: _hourlyRate,
    rateFrom: _rateFrom,
    ...texts
  } = textsOf(project, { client, lead: '', members: '', currency });
  const { status, colour, leadId, memberIds } = project;
  return { ...texts, status, colour, leadId, memberIds, rates: rateRows(project.rates, currency) };
}

/** The colour that the fewest projects have, so that projects differ in lists and charts. */
export const rareColour = (projects: readonly Pick<Project, 'colour'>[]): Project['colour'] => {
  const count = (colour: Project['colour']) => projects.filter((project) => project.colour === colour).length;
  return projectColours.reduce((best, colour) => (count(colour) < count(best) ? colour : best));
};

/** The error of a lead. A stored draft may name a person who was deleted since. */
export function leadError(leadId: string, isThere: (id: string) => boolean): string | null {
  if (leadId === '') return 'Choose a lead.';
  return isThere(leadId) ? null : 'This person was deleted. Choose another lead.';
}
