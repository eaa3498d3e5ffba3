import type { AgencySettings, Person, Project, Task, WorkKind } from '@/dashboard/model/records/records';
import { termsOn } from './terms';

/** The price of minutes, rounded to the nearest minor unit. Whole numbers only: the product can pass 2^53. */
export const priceOf = (minutes: number, hourlyRate: number): number =>
  Number((BigInt(minutes) * BigInt(hourlyRate) + 30n) / 60n);

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
 * The price of an hour: the project's rate, then the rate of the kind of work, then the person's rate on that day. Null
 * without one.
 *
 * The project's rate is first, because it is agreed with the client, and kinds and people belong to the agency. Kimai asks
 * the activity first, but there an activity can belong to one project. Harvest lets each project choose one of the three.
 */
export function rateOf({ day, project, kind, person }: RateOptions): HourlyRate | null {
  if (project.hourlyRate !== null) return { minor: project.hourlyRate, from: 'project' };
  if (kind) return { minor: kind.hourlyRate, from: 'kind' };
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
