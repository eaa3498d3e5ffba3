import type { DayMinutes } from '@/dashboard/days/day-minutes';
import { daysOf, weekRange } from '@/dashboard/days/days';
import { plannedMinutes } from '@/dashboard/figures/planned-time';
import { entriesOfPerson, minutesBy } from '@/dashboard/figures/time';
import type { TimeOff } from '@/dashboard/figures/time-off';
import type { Person, TimeEntry } from '@/dashboard/model/records/records';

export interface OwnDay extends DayMinutes {
  planned: number;
}

export interface OwnWeek {
  todayMinutes: number;
  weekMinutes: number;
  /** Planned time of the whole week; 0 if none is planned. */
  plannedMinutes: number;
  /** Monday to Sunday. */
  days: readonly OwnDay[];
}

/** Returns a person's logged time on each day of this week. @param today - ISO date */
export function ownWeek(
  person: Person,
  { entries, ...off }: TimeOff & { entries: readonly TimeEntry[] },
  today: string,
): OwnWeek {
  const week = weekRange(today);
  const own = entriesOfPerson(entries, person.id);
  const byDay = minutesBy(own, ({ day }) => day, week);
  const days = daysOf(week).map((day) => ({
    day,
    minutes: byDay.get(day) ?? 0,
    planned: plannedMinutes(person, { first: day, last: day }, off),
  }));
  return {
    todayMinutes: byDay.get(today) ?? 0,
    weekMinutes: days.reduce((sum, { minutes }) => sum + minutes, 0),
    plannedMinutes: plannedMinutes(person, week, off),
    days,
  };
}
