import { countWeekdays, overlap } from '@/dashboard/days/day-range';
import type { DayRange } from '@/dashboard/days/days';
import type { Person } from '@/dashboard/model/records/records';
import { employment, termSpans } from './terms';
import { daysOff, type TimeOff } from './time-off';

/** Whether a person logs time. Admins and clients do not. */
export const isStaff = ({ kind }: Pick<Person, 'kind'>): boolean => kind === 'employee' || kind === 'intern';

/** A person's planned minutes in a range, by the terms of each day. 0 on days off and outside their employment. */
export function plannedMinutes(person: Person, range: DayRange, off: TimeOff): number {
  const employed = isStaff(person) && employment(person);
  const days = employed && overlap(range, employed);
  if (!days) return 0;
  return termSpans(person, days).reduce((sum, span) => {
    const days = countWeekdays(span.range, off.workdays) - daysOff(off, person.id, span.range);
    return sum + (days && Math.round((span.terms.weeklyMinutes / off.workdays.length) * days));
  }, 0);
}
