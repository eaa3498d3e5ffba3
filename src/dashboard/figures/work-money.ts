import { monthOf, type DayRange } from '@/dashboard/days/days';
import type {
  AgencySettings,
  Person,
  Project,
  Task,
  TimeEntry,
  WorkMoney,
} from '@/dashboard/model/records/records';
import { deletedPerson } from '@/dashboard/words/person';
import { deletedProject } from '@/dashboard/words/project';
import { isBilled } from './billable';
import { kindFinder, priceOf, rateOf } from './rates';
import { termsOn } from './terms';
import { forEachEntry } from './time';
import type { WorkGrouping } from './work-by';

/** The records that amounts and costs are computed from. */
export interface MoneyRecords {
  people: readonly Person[];
  projects: readonly Project[];
  tasks: readonly Task[];
  entries: readonly TimeEntry[];
  settings: readonly AgencySettings[];
}

export const noMoney: WorkMoney = {
  minutes: 0,
  billableMinutes: 0,
  amount: 0,
  cost: 0,
  margin: 0,
  unpricedMinutes: 0,
  uncostedMinutes: 0,
  leftOutMinutes: 0,
};

/** Adds figures to a sum. */
export function addMoney(sum: WorkMoney, figures: WorkMoney): void {
  for (const key of Object.keys(noMoney) as (keyof WorkMoney)[]) sum[key] += figures[key];
}

export const sumMoney = (all: Iterable<{ figures: WorkMoney }>): WorkMoney => {
  const sum = { ...noMoney };
  for (const { figures } of all) addMoney(sum, figures);
  return sum;
};

/** A person's time on a project in a month, at one rate and one cost. */
interface Share {
  team: string;
  month: string;
  billable: boolean;
  rate: number | null;
  cost: number | null;
  minutes: number;
}

interface ProjectWork {
  /** Undefined for a deleted project. */
  project: Project | undefined;
  /** The latest one first. */
  shares: Share[];
}

/** A person's work on a project, in one team. */
export interface MoneyShare {
  personId: string;
  projectId: string;
  team: string;
  figures: WorkMoney;
}

function figuresOf({ minutes, billable, rate, cost }: Share): WorkMoney {
  const isUnpriced = billable && rate === null;
  const isUncosted = cost === null;
  const isLeftOut = isUnpriced || isUncosted;
  const amount = billable && rate !== null ? priceOf(minutes, rate) : 0;
  const costs = cost === null ? 0 : priceOf(minutes, cost);
  return {
    minutes,
    billableMinutes: billable ? minutes : 0,
    amount,
    cost: costs,
    margin: isLeftOut ? 0 : amount - costs,
    unpricedMinutes: isUnpriced ? minutes : 0,
    uncostedMinutes: isUncosted ? minutes : 0,
    leftOutMinutes: isLeftOut ? minutes : 0,
  };
}

/**
 * The amount, cost and margin of time, in one pass. All time has a cost. Billable time of a client's project has a price. The
 * rates and costs of people are those of the entry's day.
 *
 * A person's time on a project in a month at one rate is one amount, rounded once, as on an invoice by person. All other
 * amounts are sums of these, so that people, projects, months and years add up to the same total.
 * @param range - the days that count. All by default.
 */
export const moneyShares = (records: MoneyRecords, range?: DayRange): MoneyShare[] =>
  shareFinder(records)(records.entries, range);

/** Returns a function that gives the same for some of the entries. */
export function shareFinder({
  people,
  projects,
  tasks,
  settings,
}: Omit<MoneyRecords, 'entries'>): (entries: readonly TimeEntry[], range?: DayRange) => MoneyShare[] {
  const personById = new Map(people.map((person) => [person.id, person]));
  const projectById = new Map(projects.map((project) => [project.id, project]));
  const kindOf = kindFinder(tasks, settings);
  return (entries, range) => {
    const work = new Map<string, { person: Person | null; byProject: Map<string, ProjectWork> }>();
    let lastDay = '';
    let month = '';
    forEachEntry(entries, range, (entry) => {
      const { personId, projectId, day, minutes } = entry;
      if (minutes === 0) return;
      let own = work.get(personId);
      if (!own)
        work.set(personId, (own = { person: personById.get(personId) ?? null, byProject: new Map() }));
      let onProject = own.byProject.get(projectId);
      if (!onProject)
        own.byProject.set(projectId, (onProject = { project: projectById.get(projectId), shares: [] }));
      // Entries of a day mostly follow each other.
      if (day !== lastDay) {
        lastDay = day;
        month = monthOf(day);
      }
      const { person } = own;
      const { project, shares } = onProject;
      const terms = person && termsOn(person, day);
      const billable = entry.billable && isBilled(project);
      const rate =
        billable && project ? (rateOf({ day, project, kind: kindOf(entry), person })?.minor ?? null) : null;
      const cost = terms?.hourlyCost ?? null;
      const team = terms?.team ?? '';
      const known = shares.find(
        (share) =>
          share.month === month &&
          share.billable === billable &&
          share.rate === rate &&
          share.cost === cost &&
          share.team === team,
      );
      if (known) known.minutes += minutes;
      // Days are mostly in order, so the share of the latest month is looked at first.
      else shares.unshift({ team, month, billable, rate, cost, minutes });
    });
    return [...work].flatMap(([personId, { byProject }]) =>
      [...byProject].flatMap(([projectId, { shares }]) =>
        shares.map((share) => ({ personId, projectId, team: share.team, figures: figuresOf(share) })),
      ),
    );
  };
}

export interface MoneyGroup {
  /** Id of the person or project, or name of the team. */
  id: string;
  name: string;
  figures: WorkMoney;
}

/** The largest amount first, then the largest cost. */
export const byAmount = (a: MoneyGroup, b: MoneyGroup): number =>
  b.figures.amount - a.figures.amount ||
  b.figures.cost - a.figures.cost ||
  a.name.localeCompare(b.name, 'en');

/** Money by person, team or project. */
export function moneyBy(
  grouping: WorkGrouping,
  shares: readonly MoneyShare[],
  { people, projects }: Pick<MoneyRecords, 'people' | 'projects'>,
): MoneyGroup[] {
  const names = new Map((grouping === 'project' ? projects : people).map(({ id, name }) => [id, name]));
  const nameOf = (id: string) => {
    if (grouping === 'team') return id || 'No team';
    return names.get(id) ?? (grouping === 'project' ? deletedProject : deletedPerson);
  };
  const groups = new Map<string, MoneyGroup>();
  for (const share of shares) {
    const id = { person: share.personId, project: share.projectId, team: share.team }[grouping];
    let group = groups.get(id);
    if (!group) groups.set(id, (group = { id, name: nameOf(id), figures: { ...noMoney } }));
    addMoney(group.figures, share.figures);
  }
  return [...groups.values()].sort(byAmount);
}
