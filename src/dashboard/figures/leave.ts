import { overlap } from '@/dashboard/days/day-range';
import { addDays, yearOf, type DayRange } from '@/dashboard/days/days';
import type { Leave, LeaveAllowance, LeaveKind, Person } from '@/dashboard/model/records/records';
import { isStaff } from './planned-time';
import { employment, termSpans } from './terms';
import { leaveDays } from './leave-days';
import type { LeaveDays, TimeOff, WorkingDays } from './time-off';

/** The records that leave is counted from. */
export interface LeaveRecords extends TimeOff {
  leaveKinds: readonly LeaveKind[];
  leaveAllowances: readonly LeaveAllowance[];
}

/** A person's days of leave in a year, of the kinds that count. */
export interface LeaveBalance {
  /** Days of the year's entitlement, or null where nobody has set it, or the person did not work. */
  days: number | null;
  carriedOver: number;
  /** Approved days up to yesterday, within the employment, as all that follow. */
  taken: number;
  /** Approved days from today on. */
  planned: number;
  /** Requested days. */
  waiting: number;
  /** Days left after all of these. Negative if there are too many. */
  left: number;
}

export const rangeOfYear = (year: number): DayRange => ({ first: `${year}-01-01`, last: `${year}-12-31` });

/** Whether a leave takes days, now or once it is approved. */
export const isLive = ({ status }: Pick<Leave, 'status'>): boolean =>
  status === 'approved' || status === 'requested';

/** The first and the last half day, as texts that sort by time. */
const halvesOf = ({ firstDay, lastDay, startsHalf, endsHalf }: LeaveDays) => ({
  first: `${firstDay}${startsHalf ? 'b' : 'a'}`,
  last: `${lastDay}${endsHalf ? 'a' : 'b'}`,
});

/** Whether two leaves share half a day. A leave may start at midday on the day another one ends at midday. */
export function leavesOverlap(one: LeaveDays, other: LeaveDays): boolean {
  const [a, b] = [halvesOf(one), halvesOf(other)];
  return a.first <= b.last && b.first <= a.last;
}

/** Another live leave of the same person in the same time. @param id - of the leave itself, null for a new one */
export const otherLeave = (
  leave: readonly Leave[],
  days: LeaveDays & Pick<Leave, 'personId'>,
  id: string | null,
): Leave | undefined =>
  leave.find(
    (one) => one.id !== id && one.personId === days.personId && isLive(one) && leavesOverlap(one, days),
  );

const latestOf = (
  allowances: readonly LeaveAllowance[],
  personId: string | null,
  year: number,
): LeaveAllowance | null =>
  allowances.reduce<LeaveAllowance | null>(
    (latest, one) =>
      one.personId === personId && one.year <= year && (!latest || one.year > latest.year) ? one : latest,
    null,
  );

/**
 * A person's entitlement: the latest of their own up to the year, or the latest standard. Null where there is none. An own one
 * with the number of its year's standard, as carried days make it, is valid in its year only: the person has the standard.
 * @param personId - null for the standard
 */
export function allowanceOf(
  allowances: readonly LeaveAllowance[],
  personId: string | null,
  year: number,
): LeaveAllowance | null {
  const standard = latestOf(allowances, null, year);
  const own = personId === null ? null : latestOf(allowances, personId, year);
  if (!own) return standard;
  const isStandard = own.year < year && latestOf(allowances, null, own.year)?.days === own.days;
  return isStandard ? standard : own;
}

/** The days of a year on which a person is employed, or null. Invited people may plan leave from their start date on. */
export function employedIn(person: Person, year: number): DayRange | null {
  const days = employment(person.status === 'invited' ? { ...person, status: 'active' } : person);
  return days && overlap(rangeOfYear(year), days);
}

/** The staff with a balance in a year: archived people only if they worked in it. */
export const staffOfYear = (people: readonly Person[], year: number): Person[] =>
  people.filter(
    (person) => isStaff(person) && (person.status !== 'archived' || employedIn(person, year) !== null),
  );

/** Whether a person works in a year. An employee who was away between two jobs here has no weekly hours for that time. */
function isEntitled(person: Person, year: number): boolean {
  const days = employedIn(person, year);
  if (!days) return false;
  return person.weeklyMinutes === 0 || termSpans(person, days).some(({ terms }) => terms.weeklyMinutes > 0);
}

/** A person's live leave with days after their last day, which no balance counts. */
export const leaveAfterEnd = (
  leave: readonly Leave[],
  { id, endsOn }: Pick<Person, 'id' | 'endsOn'>,
): Leave[] =>
  endsOn === null ? [] : leave.filter((one) => one.personId === id && isLive(one) && one.lastDay > endsOn);

/** The balances of a year, by person, in one pass over the leave. */
export function leaveBalances(
  { leave, leaveKinds, leaveAllowances, ...working }: LeaveRecords,
  { people, year, today }: { people: readonly Person[]; year: number; today: string },
): Map<string, LeaveBalance> {
  const standards = leaveAllowances.filter(({ personId }) => personId === null);
  const allowancesOf = new Map(people.map(({ id }) => [id, [...standards]]));
  for (const one of leaveAllowances) if (one.personId !== null) allowancesOf.get(one.personId)?.push(one);
  const balances = new Map(
    people.map((person): [string, LeaveBalance] => {
      const { id } = person;
      const allowance = isEntitled(person, year) ? allowanceOf(allowancesOf.get(id)!, id, year) : null;
      const carriedOver = allowance?.personId === id && allowance.year === year ? allowance.carriedOver : 0;
      return [id, { days: allowance?.days ?? null, carriedOver, taken: 0, planned: 0, waiting: 0, left: 0 }];
    }),
  );
  const employed = new Map(people.map((person) => [person.id, employedIn(person, year)]));
  const isCounted = new Map(leaveKinds.map(({ id, counted }) => [id, counted]));
  const yesterday = addDays(today, -1);
  const counted = new Map(people.map(({ id }) => [id, new Map<string, number>()]));
  for (const status of ['approved', 'requested'] as const)
    for (const one of leave) {
      const balance = balances.get(one.personId);
      // A leave of a deleted kind counts, so that nobody gains days by a deletion.
      if (!balance || one.status !== status || isCounted.get(one.kindId) === false) continue;
      const range = employed.get(one.personId);
      if (!range || one.lastDay < range.first || one.firstDay > range.last) continue;
      const daysIn = (part: DayRange | null) =>
        part ? leaveDays(one, working, part, counted.get(one.personId)) : 0;
      if (status === 'requested') balance.waiting += daysIn(range);
      else {
        balance.taken += daysIn(overlap(range, { first: range.first, last: yesterday }));
        balance.planned += daysIn(overlap(range, { first: today, last: range.last }));
      }
    }
  for (const one of balances.values())
    one.left = (one.days ?? 0) + one.carriedOver - one.taken - one.planned - one.waiting;
  return balances;
}

/** The balance of one person. */
export const leaveBalance = (
  records: LeaveRecords,
  { person, year, today }: { person: Person; year: number; today: string },
): LeaveBalance => leaveBalances(records, { people: [person], year, today }).get(person.id)!;

/** The working days of a leave in each of its years. */
export function daysByYear(one: LeaveDays, working: WorkingDays): { year: number; days: number }[] {
  const years: { year: number; days: number }[] = [];
  for (let year = yearOf(one.firstDay); year <= yearOf(one.lastDay); year += 1)
    years.push({ year, days: leaveDays(one, working, rangeOfYear(year)) });
  return years;
}
