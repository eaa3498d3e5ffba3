import type { Project, Task, TimeEntry } from '@/dashboard/model/records/records';
import { addDays, daysBetween, lastWeeks, weekRange, weekStart, type DayRange } from '@/dashboard/days/days';
import { isOpenProject } from '@/dashboard/words/project-status';
import { forEachEntry } from './time';

/** Sums of the time and tasks of a project, since its start. */
export interface ProjectTotals {
  minutes: number;
  billableMinutes: number;
  tasks: number;
  tasksDone: number;
}

export const noTotals: ProjectTotals = { minutes: 0, billableMinutes: 0, tasks: 0, tasksDone: 0 };

/**
 * The totals of every project with time or tasks, in one pass over each collection.
 * @param range - the days whose time counts. All by default.
 */
export function projectTotals(
  entries: readonly TimeEntry[],
  tasks: readonly Task[],
  range?: DayRange,
): ReadonlyMap<string, ProjectTotals> {
  const totals = new Map<string, ProjectTotals>();
  const of = (id: string) => {
    let known = totals.get(id);
    if (!known) totals.set(id, (known = { ...noTotals }));
    return known;
  };
  forEachEntry(entries, range, ({ projectId, minutes, billable }) => {
    const known = of(projectId);
    known.minutes += minutes;
    if (billable) known.billableMinutes += minutes;
  });
  for (const { projectId, status } of tasks) {
    const known = of(projectId);
    known.tasks += 1;
    if (status === 'done') known.tasksDone += 1;
  }
  return totals;
}

/** The price of minutes, rounded to the nearest minor unit. Whole numbers only: the product can pass 2^53. */
export const priceOf = (minutes: number, hourlyRate: number): number =>
  Number((BigInt(minutes) * BigInt(hourlyRate) + 30n) / 60n);

type Budgeted = Pick<Project, 'budgetMinutes' | 'budgetMoney' | 'hourlyRate'>;

/**
 * The budget of a project. Hours count all logged time. Money counts billable time at the project's rate, and
 * needs a rate. A project with both uses its hours.
 */
export function budgetOf(project: Budgeted): { unit: 'hours' | 'money'; size: number } | null {
  if (project.budgetMinutes > 0) return { unit: 'hours', size: project.budgetMinutes };
  return project.budgetMoney && project.hourlyRate ? { unit: 'money', size: project.budgetMoney } : null;
}

/** The used part of a project's budget in its unit, or null without a budget. */
export function usedOf(project: Budgeted, totals: ProjectTotals): number | null {
  const budget = budgetOf(project);
  if (!budget) return null;
  return budget.unit === 'hours' ? totals.minutes : priceOf(totals.billableMinutes, project.hourlyRate!);
}

/** The used share of a project's budget, from 0. Null without a budget. */
export function budgetShareOf(project: Budgeted, totals: ProjectTotals): number | null {
  const budget = budgetOf(project);
  return budget && usedOf(project, totals)! / budget.size;
}

/** Whether a project is past its due date and not finished. */
export const isProjectOverdue = (project: Pick<Project, 'status' | 'dueOn'>, today: string): boolean =>
  isOpenProject(project) && project.dueOn < today;

export type Forecast =
  /** Nothing to forecast: no budget, or the project is done or archived. */
  | { kind: 'none' }
  /** The budget was used up on a past day, or today. */
  | { kind: 'used'; day: string }
  /** Nothing that counts was logged in the last four weeks. */
  | { kind: 'idle' }
  /** The budget lasts longer than ten years. */
  | { kind: 'far'; weekMinutes: number }
  | { kind: 'on'; day: string; weekMinutes: number };

/** Days whose pace is continued: the last four weeks up to today. */
const paceDays = 28;
/** Minimum number of days for a pace, so that one busy first day is no forecast. */
const leastDays = 7;
const farDays = 3653;

/**
 * The day on which the budget is used up if work continues at the pace of the last four weeks.
 *
 * The pace is the counted minutes of the last 28 days (today included), divided by 28. For a project that
 * began later, it is divided by the days since its start, at least 7. Weekends count as days, since the pace
 * includes them. What remains of the budget, divided by the pace and rounded up, is the number of days from
 * today. A budget in hours counts all logged time, also on days to come, a budget in money only billable time.
 * @param entries - the time entries of the project
 * @param today - ISO date
 */
export function forecastOf(
  project: Budgeted & Pick<Project, 'status' | 'startsOn'>,
  entries: readonly TimeEntry[],
  today: string,
): Forecast {
  const budget = budgetOf(project);
  if (!budget || !isOpenProject(project)) return { kind: 'none' };
  const limit =
    budget.unit === 'hours' ? budget.size : Number((BigInt(budget.size) * 60n) / BigInt(project.hourlyRate!));
  const counted = budget.unit === 'hours' ? entries : entries.filter(({ billable }) => billable);

  const first = addDays(today, 1 - paceDays);
  const byDay = new Map<string, number>();
  let used = 0;
  let recent = 0;
  for (const { day, minutes } of counted) {
    used += minutes;
    if (day >= first && day <= today) recent += minutes;
    byDay.set(day, (byDay.get(day) ?? 0) + minutes);
  }
  const since = daysBetween(project.startsOn, today) + 1;
  const window = Math.min(paceDays, Math.max(leastDays, since));
  const weekMinutes = Math.round((recent * 7) / window);
  if (used >= limit) {
    let sum = 0;
    const days = [...byDay].sort(([a], [b]) => (a < b ? -1 : 1));
    const day = days.find(([, minutes]) => (sum += minutes) >= limit)?.[0] ?? today;
    // Time may be logged on days to come.
    return day > today ? { kind: 'on', day, weekMinutes } : { kind: 'used', day };
  }
  if (recent === 0) return { kind: 'idle' };
  const left = Math.ceil(((limit - used) * window) / recent);
  return left > farDays
    ? { kind: 'far', weekMinutes }
    : { kind: 'on', day: addDays(today, left), weekMinutes };
}

export interface ProjectWeek {
  range: DayRange;
  minutes: number;
}

/** Weeks of a project's chart. */
const shownWeeks = 12;

/** The minutes of a project in each of the last twelve weeks, oldest first. The last one is this week. */
export function projectWeeks(entries: readonly TimeEntry[], today: string): ProjectWeek[] {
  const sums = new Map(lastWeeks(today, shownWeeks).map((monday) => [monday, 0]));
  for (const { day, minutes } of entries) {
    const monday = weekStart(day);
    const sum = sums.get(monday);
    if (sum !== undefined) sums.set(monday, sum + minutes);
  }
  return [...sums].map(([monday, minutes]) => ({ range: weekRange(monday), minutes }));
}
