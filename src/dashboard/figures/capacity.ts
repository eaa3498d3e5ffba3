import { overlap } from '@/dashboard/days/day-range';
import { addDays, type DayRange, weekRange, weekStart } from '@/dashboard/days/days';
import type { Person, Task, TimeEntry } from '@/dashboard/model/records/records';
import { mayGetWork } from '@/dashboard/words/staff';
import { isStaff, plannedMinutes } from './planned-time';
import { minutesByTask } from './time';
import type { TimeOff } from './time-off';

/** The records that capacity is computed from. */
export interface CapacityRecords extends TimeOff {
  people: readonly Person[];
  tasks: readonly Task[];
  entries: readonly TimeEntry[];
}

/** An open task with the minutes that remain of its estimate. */
export interface TaskLeft {
  task: Task;
  /** Null without an estimate. */
  left: number | null;
}

/** Open tasks. */
export interface Work {
  /** In the order of their due dates. */
  tasks: readonly TaskLeft[];
  /** The minutes that remain of all estimates. */
  assigned: number;
  /** Number of tasks without an estimate. */
  unestimated: number;
}

/** Working time in minutes: `contract = holidays + leave + available`. */
export interface WorkingTime {
  contract: number;
  holidays: number;
  leave: number;
  available: number;
}

export interface Capacity extends WorkingTime, Omit<Work, 'tasks'> {
  /** Available minutes without assigned work. */
  free: number;
  /** Minutes of assigned work that are more than available. */
  over: number;
}

export interface WeekCapacity extends Capacity, Work {
  /** Monday of the week. */
  week: string;
}

export interface PersonCapacity {
  person: Person;
  weeks: readonly WeekCapacity[];
  /** Open tasks without a due date. */
  undated: Work;
}

/** The key of tasks without a due date, in the place of a Monday. */
export const noWeek = 'none';

/** Mondays of consecutive weeks. @param monday - the first one */
export const mondaysFrom = (monday: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(monday, 7 * index));

/** The week that a task's open work counts in. Overdue work counts in this week. */
export const weekOfTask = ({ dueOn }: Pick<Task, 'dueOn'>, today: string): string =>
  dueOn === null ? noWeek : weekStart(dueOn < today ? today : dueOn);

/** Days of a week from today on, or null for a past week. */
const daysLeft = (monday: string, today: string): DayRange | null =>
  overlap(weekRange(monday), { first: today, last: null });

// Constants, because holidays and leave are cached by array.
const without: Omit<TimeOff, 'workdays'> = { leave: [], holidays: [] };

const noTime: WorkingTime = { contract: 0, holidays: 0, leave: 0, available: 0 };

/** Splits a person's contract into its parts. They are differences, so that they add up in spite of rounding. */
function workingTime(person: Person, range: DayRange | null, off: TimeOff): WorkingTime {
  if (!range) return noTime;
  const contract = plannedMinutes(person, range, { ...off, ...without });
  const withoutHolidays = plannedMinutes(person, range, { ...off, leave: without.leave });
  const available = plannedMinutes(person, range, off);
  return {
    contract,
    holidays: contract - withoutHolidays,
    leave: withoutHolidays - available,
    available,
  };
}

/** Minutes that remain of a task's estimate, or null without one. */
const leftOf = ({ id, estimateMinutes }: Task, logged: ReadonlyMap<string, number>): number | null =>
  estimateMinutes === null ? null : Math.max(0, estimateMinutes - (logged.get(id) ?? 0));

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const byDueDate = ({ task: a }: TaskLeft, { task: b }: TaskLeft): number =>
  byText(a.dueOn ?? '', b.dueOn ?? '') || byText(a.title, b.title) || byText(a.id, b.id);

function workOf(tasks: readonly TaskLeft[] = []): Work {
  let assigned = 0;
  let unestimated = 0;
  for (const { left } of tasks) {
    if (left === null) unestimated += 1;
    else assigned += left;
  }
  return { tasks: [...tasks].sort(byDueDate), assigned, unestimated };
}

/** The open tasks of each person by week, in one pass. Weeks are Mondays or `noWeek`. */
function openWork({ people, tasks, entries }: CapacityRecords, today: string) {
  const logged = minutesByTask(entries);
  const work = new Map(people.map(({ id }) => [id, new Map<string, TaskLeft[]>()]));
  for (const task of tasks) {
    const weeks = task.status === 'done' ? undefined : work.get(task.assigneeId);
    if (!weeks) continue;
    const week = weekOfTask(task, today);
    const known = weeks.get(week);
    const left = { task, left: leftOf(task, logged) };
    if (known) known.push(left);
    else weeks.set(week, [left]);
  }
  return work;
}

/** Whether a person has working time to plan from a day on: staff who may get work and have not left before. */
export const worksFrom = (person: Person, day: string): boolean =>
  isStaff(person) && mayGetWork(person) && (person.endsOn === null || person.endsOn >= day);

export interface CapacityOptions {
  /** Mondays, in order. Of this week, only today and later days count. */
  weeks: readonly string[];
  /** ISO date. */
  today: string;
}

/** The working time and the open tasks of each given person, by week. */
export function capacityOf(records: CapacityRecords, { weeks, today }: CapacityOptions): PersonCapacity[] {
  const ranges = weeks.map((week) => ({ week, range: daysLeft(week, today) }));
  const work = openWork(records, today);
  return records.people.map((person) => {
    const own = work.get(person.id)!;
    return {
      person,
      weeks: ranges.map(({ week, range }) => {
        const time = workingTime(person, range, records);
        const tasks = workOf(own.get(week));
        return {
          week,
          ...time,
          ...tasks,
          free: Math.max(0, time.available - tasks.assigned),
          over: Math.max(0, tasks.assigned - time.available),
        };
      }),
      undated: workOf(own.get(noWeek)),
    };
  });
}

/** The sums of several capacities. Free time of one person does not reduce the excess of another. */
export function sumCapacities(all: readonly Capacity[]): Capacity {
  const sum = { ...noTime, assigned: 0, unestimated: 0, free: 0, over: 0 };
  for (const one of all) for (const part of Object.keys(sum) as (keyof typeof sum)[]) sum[part] += one[part];
  return sum;
}
