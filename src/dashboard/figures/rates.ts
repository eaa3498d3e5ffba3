import type {
  AgencySettings,
  DatedRate,
  Person,
  Project,
  Task,
  WorkKind,
} from '@/dashboard/model/records/records';
import { termsOn } from './terms';

/** The price of minutes, rounded to the nearest minor unit. Whole numbers only: the product can pass 2^53. */
export const priceOf = (minutes: number, hourlyRate: number): number =>
  Number((BigInt(minutes) * BigInt(hourlyRate) + 30n) / 60n);

const firstDay = ({ from }: DatedRate) => from ?? '';

/**
 * The rate that is valid on a day: the last one that has begun. Null without one. Records list few rates, so it looks at
 * each. They may be in any order, because two people can add some at the same time.
 */
export function rateOn(rates: readonly DatedRate[], day: string): DatedRate | null {
  let valid: DatedRate | null = null;
  for (const rate of rates)
    if (firstDay(rate) <= day && (!valid || firstDay(rate) >= firstDay(valid))) valid = rate;
  return valid;
}

/** Rates in their order, without those that only repeat the one before. */
export const joinRates = (rates: readonly DatedRate[]): DatedRate[] =>
  [...rates]
    .sort((one, other) => firstDay(one).localeCompare(firstDay(other)))
    .filter(({ hourlyRate }, index, all) => hourlyRate !== (all[index - 1]?.hourlyRate ?? null));

/** The rates with one more. It replaces a rate from the same day. */
export const changeRates = (rates: readonly DatedRate[], next: DatedRate): DatedRate[] =>
  joinRates([...rates.filter(({ from }) => from !== next.from), next]);

/** The price of an hour, and the record that has it. */
export interface HourlyRate {
  /** Minor units. */
  minor: number;
  from: 'project' | 'kind' | 'person';
}

export interface RateOptions {
  /** ISO date of the work. */
  day: string;
  project: Project;
  /** The kind of work of the task; null without one. */
  kind: WorkKind | null;
  /** Null for a deleted person. */
  person: Person | null;
}

/**
 * The price of an hour on a day: the project's rate, then the rate of the kind of work, then the person's rate. Null
 * without one.
 *
 * The project's rate is first, because it is agreed with the client, and kinds and people belong to the agency. Kimai asks
 * the activity first, but there an activity can belong to one project. Harvest lets each project choose one of the three.
 */
export function rateOf({ day, project, kind, person }: RateOptions): HourlyRate | null {
  const agreed = rateOn(project.rates, day)?.hourlyRate ?? null;
  if (agreed !== null) return { minor: agreed, from: 'project' };
  const usual = kind && (rateOn(kind.rates, day)?.hourlyRate ?? null);
  if (usual !== null) return { minor: usual, from: 'kind' };
  const own = person && termsOn(person, day).hourlyRate;
  return own === null ? null : { minor: own, from: 'person' };
}

/** Returns a function that finds the kind of work of a time entry by its task. */
export function kindFinder(
  tasks: readonly Task[],
  settings: readonly Pick<AgencySettings, 'workKinds'>[],
): (entry: { taskId: string | null }) => WorkKind | null {
  const kinds = new Map(settings.flatMap(({ workKinds }) => workKinds).map((kind) => [kind.id, kind]));
  if (kinds.size === 0) return () => null;
  const byTask = new Map<string, WorkKind>();
  for (const { id, kindId } of tasks) {
    const kind = kindId === null ? undefined : kinds.get(kindId);
    if (kind) byTask.set(id, kind);
  }
  return ({ taskId }) => (taskId === null ? null : (byTask.get(taskId) ?? null));
}
