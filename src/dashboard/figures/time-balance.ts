import { isWithin } from '@/dashboard/days/day-range';
import { addDays } from '@/dashboard/days/days';
import type { Person, TimeEntry } from '@/dashboard/model/records/records';
import { plannedMinutes } from './planned-time';
import { entriesOfPerson, sumMinutes } from './time';
import type { TimeOff } from './time-off';

export interface TimeBalanceOptions {
  person: Person;
  /** The person's entries. May include other people's. */
  entries: readonly TimeEntry[];
  off: TimeOff;
  /** ISO date of the first day that counts. */
  from: string;
  /** ISO date. The balance ends with the day before. */
  today: string;
}

/** Overtime in minutes: logged less planned time, from a day to yesterday. Negative if time is missing. */
export function timeBalance({ person, entries, off, from, today }: TimeBalanceOptions): number {
  const range = { first: from, last: addDays(today, -1) };
  const logged = entriesOfPerson(entries, person.id).filter(({ day }) => isWithin(day, range));
  return sumMinutes(logged) - plannedMinutes(person, range, off);
}
