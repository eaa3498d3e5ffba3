import type { Person, Project, TimeEntry } from '@/dashboard/model/records/records';
import { roundedHours } from './projects';
import { rateOf } from './rates';
import { termsOn } from './terms';

/** Amounts in minor units. */
export interface ProjectMoney {
  billable: number;
  cost: number;
  /** The billable amount minus the cost. Null while time has no rate or no cost. */
  margin: number | null;
  /** Billable minutes without a rate. */
  unpricedMinutes: number;
  /** Minutes without a cost. */
  uncostedMinutes: number;
}

/** Adds minutes × amount exactly, and rounds the sum once. */
function sumOf(minutesByAmount: ReadonlyMap<number, number>): number {
  let sum = 0n;
  for (const [amount, minutes] of minutesByAmount) sum += BigInt(minutes) * BigInt(amount);
  return roundedHours(sum);
}

const add = (sums: Map<number, number>, amount: number, minutes: number) =>
  sums.set(amount, (sums.get(amount) ?? 0) + minutes);

/**
 * The billable amount, cost and margin of a project's time. All time costs; billable time of a client is priced.
 * @param entries - the time entries of the project
 */
export function projectMoney(
  project: Project,
  entries: readonly TimeEntry[],
  people: readonly Person[],
): ProjectMoney {
  const byId = new Map(people.map((person) => [person.id, person]));
  const priced = new Map<number, number>();
  const costed = new Map<number, number>();
  let unpricedMinutes = 0;
  let uncostedMinutes = 0;
  for (const { personId, day, minutes, billable } of entries) {
    const person = byId.get(personId);
    const hourlyCost = person ? termsOn(person, day).hourlyCost : null;
    if (hourlyCost === null) uncostedMinutes += minutes;
    else add(costed, hourlyCost, minutes);
    if (!billable || project.clientId === null) continue;
    const rate = rateOf(day, project, person ?? null);
    if (rate) add(priced, rate.minor, minutes);
    else unpricedMinutes += minutes;
  }
  const billable = sumOf(priced);
  const cost = sumOf(costed);
  const complete = unpricedMinutes === 0 && uncostedMinutes === 0;
  return { billable, cost, margin: complete ? billable - cost : null, unpricedMinutes, uncostedMinutes };
}
