import { withTeamNames } from '@/dashboard/commands/people/save-people';
import { newClient } from '@/dashboard/commands/projects/client-changes';
import { newProject } from '@/dashboard/commands/projects/project-changes';
import { workdaysOf } from '@/dashboard/figures/time-off';
import { createOwnBase } from '@/dashboard/sample/own-base';
import {
  personIdOf,
  type Holiday,
  type Person,
  type Project,
  type SeedRecords,
} from '@/dashboard/model/records/records';
import { cleanFacts, factsOf, readCurrency } from '@/dashboard/screens/settings/settings-fields';
import { moneyOf } from '@/dashboard/words/money';
import { oneLine } from '@/lib/one-line';
import { readHours } from './check-setup';
import type { NewPerson, SetupDraft } from './setup-fields';

/** The id of each person: the first of a kind takes the account of that role. */
function idsOf(people: readonly NewPerson[]): Map<NewPerson, string> {
  const ids = new Map<NewPerson, string>();
  for (const kind of ['employee', 'intern'] as const) {
    const [first, ...others] = people.filter((person) => person.kind === kind);
    if (first) ids.set(first, personIdOf[kind]);
    for (const other of others) ids.set(other, other.id);
  }
  return ids;
}

/**
 * The records of a checked draft, with those of the base that it changes.
 * @param today - ISO date
 * @param holidays - those of the chosen place
 */
export function setupRecords(
  draft: SetupDraft,
  today: string,
  holidays: readonly Holiday[] = [],
): SeedRecords {
  const base = createOwnBase(today);
  const blank = base.people!.find(({ id }) => id === personIdOf.admin)!;
  const ids = idsOf(draft.people);
  const currency = readCurrency(draft.currency)!;
  const people: Person[] = [
    { ...blank, name: oneLine(draft.adminName), email: draft.adminEmail.trim() },
    ...draft.people.map((person): Person => ({
      ...blank,
      id: ids.get(person)!,
      kind: person.kind,
      name: oneLine(person.name),
      email: person.email.trim(),
      team: oneLine(person.team),
      position: oneLine(person.position),
      weeklyMinutes: Math.round(readHours(person.hours) * 60),
      joinedOn: person.joinedOn ?? today,
      hourlyRate: moneyOf(person.hourlyRate ?? '', currency),
      hourlyCost: moneyOf(person.hourlyCost ?? '', currency),
    })),
  ];
  const staffIds = [...ids.values()];
  const client = oneLine(draft.client) === '' ? null : newClient(draft.client);
  const project: Project | null =
    oneLine(draft.project) === ''
      ? null
      : {
          ...newProject(today, 'blue', client?.id ?? null),
          name: oneLine(draft.project),
          dueOn: draft.dueOn,
          budgetMinutes: draft.budgetHours.trim() === '' ? 0 : Math.round(readHours(draft.budgetHours) * 60),
          leadId: draft.people.some(({ kind }) => kind === 'employee')
            ? personIdOf.employee
            : personIdOf.admin,
          memberIds: staffIds,
        };
  return {
    people: withTeamNames(people, []),
    clients: client ? [client] : [],
    projects: project ? [project] : [],
    holidays,
    settings: [
      {
        ...base.settings![0]!,
        ...cleanFacts(factsOf(draft)),
        name: oneLine(draft.name),
        currency,
        hours: Object.values(draft.week),
        workdays: workdaysOf(draft),
      },
    ],
  };
}
