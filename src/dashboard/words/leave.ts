import type { Leave, LeaveKind, LeaveStatus } from '@/dashboard/model/records/records';
import { dayAsOf } from './day';

/** Shown for a deleted kind of leave. */
export const deletedKind = 'Deleted kind';

export const leaveStatusNames: Readonly<Record<LeaveStatus, string>> = {
  requested: 'Waiting',
  approved: 'Approved',
  returned: 'Returned',
  withdrawn: 'Withdrawn',
};

/** Returns a function from the id of a kind to its name. */
export function kindNames(kinds: readonly LeaveKind[]): (id: string) => string {
  const names = new Map(kinds.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? deletedKind;
}

const decimal = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2, useGrouping: false });

/** Formats a number of days for a column: `4.5`, `−2`. */
export const dayCount = (days: number): string => decimal.format(days).replace('-', '−');

/** `1 day`, `4.5 days`. */
export const daysWords = (days: number): string => `${dayCount(days)} ${days === 1 ? 'day' : 'days'}`;

/** The days of a leave: '16 to 20 Nov', '16 Nov, afternoon', '16 Nov from midday to 20 Nov at midday'. */
export function leaveWords(
  {
    firstDay,
    lastDay,
    startsHalf,
    endsHalf,
  }: Pick<Leave, 'firstDay' | 'lastDay' | 'startsHalf' | 'endsHalf'>,
  today: string,
): string {
  const first = dayAsOf(firstDay, today);
  if (firstDay === lastDay)
    return startsHalf ? `${first}, afternoon` : endsHalf ? `${first}, morning` : first;
  return `${first}${startsHalf ? ' from midday' : ''} to ${dayAsOf(lastDay, today)}${endsHalf ? ' at midday' : ''}`;
}
