import type { Person, TimeEntry } from '@/dashboard/model/records/records';
import { countWeekdays } from '@/dashboard/days/day-range';
import { addDays, type DayRange } from '@/dashboard/days/days';
import { daysOff, type TimeOff } from '@/dashboard/figures/time-off';

export type PaceState =
  /** All required time is logged. */
  | 'done'
  /** At least the minutes in `due` are logged. */
  | 'on-pace'
  /** Less than the minutes in `due` are logged. */
  | 'behind'
  /** The last day has passed and time is missing. */
  | 'over';

export const paceNames: Readonly<Record<PaceState, string>> = {
  done: 'All hours logged',
  'on-pace': 'On pace',
  behind: 'Behind',
  over: 'Ended with hours missing',
};

/** The progress of an internship's hours, in minutes. */
export interface Pace {
  state: PaceState;
  logged: number;
  required: number;
  left: number;
  /** Minutes due by the end of yesterday, at an even pace over the working days without leave and public holidays. */
  due: number;
  /** Working days from today, or from a first day to come, to the last day, inclusive. */
  daysLeft: number;
  /** Minutes required per working week from now on. 0 if no time or no day is left. */
  perWeek: number;
  endsOn: string;
}

/**
 * Compares an intern's hours with the required ones. Returns null for people without a requirement.
 * @param entries - the person's entries; may include other people's
 */
export function paceOf(
  person: Person,
  entries: readonly TimeEntry[],
  { today, off }: { today: string; off: TimeOff },
): Pace | null {
  const { requiredMinutes: required, endsOn, joinedOn } = person;
  if (required === null || endsOn === null) return null;
  const logged = entries.reduce(
    (sum, entry) => (entry.personId === person.id ? sum + entry.minutes : sum),
    0,
  );
  const left = Math.max(0, required - logged);
  const daysIn = (range: DayRange) => countWeekdays(range, off.workdays) - daysOff(off, person.id, range);
  const all = daysIn({ first: joinedOn, last: endsOn });
  const passed = today > endsOn ? all : daysIn({ first: joinedOn, last: addDays(today, -1) });
  const due = all === 0 ? required : Math.round((required * passed) / all);
  const daysLeft = daysIn({ first: today > joinedOn ? today : joinedOn, last: endsOn });
  const state = left === 0 ? 'done' : today > endsOn ? 'over' : logged >= due ? 'on-pace' : 'behind';
  const perWeek = daysLeft === 0 ? 0 : Math.ceil((left / daysLeft) * off.workdays.length);
  return { state, logged, required, left, due, daysLeft, perWeek, endsOn };
}
