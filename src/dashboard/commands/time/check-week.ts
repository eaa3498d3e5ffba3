import { isWithin } from '@/dashboard/days/day-range';
import { isWorkday, type TimeOff } from '@/dashboard/figures/time-off';
import { timeOffOn } from '@/dashboard/figures/time-off-on';
import { plannedMinutes } from '@/dashboard/figures/planned-time';
import { weekDays, weekRange } from '@/dashboard/days/days';
import type { Person, TimeEntry } from '@/dashboard/model/records/records';

/** Minutes per day above which the time is probably a mistake. */
const longDay = 12 * 60;

/** Marks an unusual day: time in the future, more than 12 hours, or no time on a working day. */
export type DayMark = 'future' | 'long' | 'empty';

export interface CheckedDay {
  /** ISO date. */
  day: string;
  minutes: number;
  mark: DayMark | null;
  /** Why the person does not work on the day: 'On leave' or the public holiday. */
  off: string | null;
}

export interface CheckedWeek {
  minutes: number;
  planned: number;
  /** The working days, and other days with time. */
  days: readonly CheckedDay[];
  /** Minutes on days after today. */
  futureMinutes: number;
}

export interface CheckWeek {
  person: Person;
  monday: string;
  /** ISO date. */
  today: string;
  /** The person's entries. May include other people's. */
  entries: readonly TimeEntry[];
  off: TimeOff;
}

/** The totals and the unusual days of a week, shown before it is submitted and before it is approved. */
export function checkWeek({ person, monday, today, entries, off }: CheckWeek): CheckedWeek {
  const range = weekRange(monday);
  const planned = plannedMinutes(person, range, off);
  const own = entries.filter(({ personId, day }) => personId === person.id && isWithin(day, range));
  const markOf = (day: string, minutes: number): DayMark | null => {
    if (minutes > 0 && day > today) return 'future';
    if (minutes > longDay) return 'long';
    const isDue = day <= today && plannedMinutes(person, { first: day, last: day }, off) > 0;
    return minutes === 0 && isDue ? 'empty' : null;
  };
  const days = weekDays(monday)
    .map((day): CheckedDay => {
      const minutes = own.reduce((sum, entry) => (entry.day === day ? sum + entry.minutes : sum), 0);
      const free = isWorkday(day, off) ? timeOffOn(off, person.id, day) : null;
      const words = free && (free.half ? `${free.name}, half a day` : free.name);
      return { day, minutes, mark: markOf(day, minutes), off: words };
    })
    .filter(({ day, minutes }) => minutes > 0 || isWorkday(day, off));
  const sum = (of: readonly CheckedDay[]) => of.reduce((total, { minutes }) => total + minutes, 0);
  return { minutes: sum(days), planned, days, futureMinutes: sum(days.filter(({ day }) => day > today)) };
}
