import { overlap } from '@/dashboard/days/day-range';
import { addDays, yearOf, type DayRange } from '@/dashboard/days/days';
import type { Change } from '@/dashboard/model/change';
import type { Read } from '@/dashboard/model/command';
import { DomainError } from '@/dashboard/model/domain-error';
import type { Leave, LeaveAllowance, LeaveKind, Person } from '@/dashboard/model/records/records';
import { employment, termSpans } from './terms';
import { leaveDays, type LeaveDays, type TimeOff, type WorkingDays } from './time-off';

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

/** @throws DomainError if changes give a person two leaves of the same time. Undo and redo call it. */
export function assertLeaveApart(changes: readonly Change[], { all }: Pick<Read, 'all'>): void {
  for (const change of changes) {
    if (change.collection !== 'leave' || change.type === 'remove' || !isLive(change.record)) continue;
    if (otherLeave(all('leave'), change.record, change.record.id))
      throw new DomainError(
        'This person now has other leave on these days. Withdraw or return that leave first.',
      );
  }
}

/** A person's entitlement: their own record, or the latest standard up to the year. Null where there is none. */
export function allowanceOf(
  allowances: readonly LeaveAllowance[],
  personId: string,
  year: number,
): LeaveAllowance | null {
  let standard: LeaveAllowance | null = null;
  for (const one of allowances) {
    if (one.personId === personId && one.year === year) return one;
    if (one.personId === null && one.year <= year && (!standard || one.year > standard.year)) standard = one;
  }
  return standard;
}

/** The days of a year on which a person is employed, or null. Invited people may plan leave from their start date on. */
export function employedIn(person: Person, year: number): DayRange | null {
  const days = employment(person.status === 'invited' ? { ...person, status: 'active' } : person);
  return days && overlap(rangeOfYear(year), days);
}

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
  const own = new Map(leaveAllowances.filter((one) => one.year === year).map((one) => [one.personId, one]));
  const standard = allowanceOf(
    leaveAllowances.filter(({ personId }) => personId === null),
    '',
    year,
  );
  const balances = new Map(
    people.map((person): [string, LeaveBalance] => {
      const { id } = person;
      const allowance = isEntitled(person, year) ? (own.get(id) ?? standard) : null;
      const carriedOver = allowance?.personId === id ? allowance.carriedOver : 0;
      return [id, { days: allowance?.days ?? null, carriedOver, taken: 0, planned: 0, waiting: 0, left: 0 }];
    }),
  );
  const employed = new Map(people.map((person) => [person.id, employedIn(person, year)]));
  const isCounted = new Map(leaveKinds.map(({ id, counted }) => [id, counted]));
  for (const one of leave) {
    const balance = balances.get(one.personId);
    // A leave of a deleted kind counts, so that nobody gains days by a deletion.
    if (!balance || !isLive(one) || isCounted.get(one.kindId) === false) continue;
    const range = employed.get(one.personId);
    if (!range || one.lastDay < range.first || one.firstDay > range.last) continue;
    const days = leaveDays(one, working, range);
    if (one.status === 'requested') balance.waiting += days;
    else {
      const past = leaveDays(one, working, {
        first: range.first,
        last: earlier(addDays(today, -1), range.last),
      });
      balance.taken += past;
      balance.planned += days - past;
    }
  }
  for (const one of balances.values())
    one.left = (one.days ?? 0) + one.carriedOver - one.taken - one.planned - one.waiting;
  return balances;
}

const earlier = (a: string, b: string) => (a < b ? a : b);

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
