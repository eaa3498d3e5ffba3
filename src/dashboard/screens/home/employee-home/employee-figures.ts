import { openTasks, overdueTasks } from '@/dashboard/figures/counts';
import { entriesByPerson, minutesBy, sumMinutes } from '@/dashboard/figures/time';
import { daysOf, weekRange } from '@/dashboard/days/days';
import type { TimeOff } from '@/dashboard/figures/time-off';
import { plannedMinutes } from '@/dashboard/figures/planned-time';
import type { Person, Task, TimeEntry } from '@/dashboard/model/records/records';

export interface DayMinutes {
  day: string;
  minutes: number;
  planned: number;
}

export interface OwnWeek {
  todayMinutes: number;
  weekMinutes: number;
  /** Planned time of the whole week; 0 if none is planned. */
  plannedMinutes: number;
  /** Monday to Sunday. */
  days: readonly DayMinutes[];
}

/** Returns a person's logged time on each day of this week. @param today - ISO date */
export function ownWeek(
  person: Person,
  { entries, ...off }: TimeOff & { entries: readonly TimeEntry[] },
  today: string,
): OwnWeek {
  const week = weekRange(today);
  const own = entriesByPerson(entries).get(person.id) ?? [];
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

export const ownMinutes = (person: Person, entries: readonly TimeEntry[]): number =>
  sumMinutes(entriesByPerson(entries).get(person.id) ?? []);

export interface OwnTasks {
  /** The most urgent first; those without a day last. */
  open: readonly Task[];
  overdue: number;
}

const rank = { high: 0, normal: 1, low: 2 } as const;

/** Returns a person's open tasks. @param today - ISO date */
export function ownTasks(tasks: readonly Task[], personId: string, today: string): OwnTasks {
  const open = openTasks(tasks, personId).sort(
    (a, b) =>
      (a.dueOn ?? '9999').localeCompare(b.dueOn ?? '9999') ||
      rank[a.priority] - rank[b.priority] ||
      a.title.localeCompare(b.title, 'en'),
  );
  return { open, overdue: overdueTasks(open, today).length };
}
