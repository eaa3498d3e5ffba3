import { isWithin } from '@/dashboard/days/day-range';
import { addDays, daysBetween, type DayRange } from '@/dashboard/days/days';
import type { BudgetUse, Project } from '@/dashboard/model/records/records';
import { isOpenProject } from '@/dashboard/words/project-status';
import { perObject } from '@/lib/remembered';
import { entriesOfProject, firstDayOf, forEachEntry, sumMinutes } from './time';
import { moneyShares, shareFinder, sumMoney, type MoneyRecords } from './work-money';

/** A budget of a project and its used part, in minutes or in minor units. */
export interface Budget extends BudgetUse {
  size: number;
  used: number;
}

/** Whether a project has a budget in money. The agency's own work has none, because it is not billed. */
const hasMoney = ({ budgetMoney, clientId }: Project) => Boolean(budgetMoney) && clientId !== null;

/**
 * Returns a function that gives the budgets of a project: the one in hours, then the one in money. Hours count all
 * logged time. Money counts billable time at its rates, as Performance and an invoice by person do.
 * @param range - the days whose time counts. All by default.
 */
export function budgetFinder(records: MoneyRecords, range?: DayRange): (project: Project) => Budget[] {
  const sharesOf = shareFinder(records);
  const entriesOf = (id: string) => {
    const all = entriesOfProject(records.entries, id);
    return range ? all.filter(({ day }) => isWithin(day, range)) : all;
  };
  return perObject((project: Project) => {
    const { id, budgetMinutes, budgetMoney } = project;
    const budgets: Budget[] = [];
    if (budgetMinutes > 0) {
      const used = sumMinutes(entriesOf(id));
      budgets.push({
        unit: 'hours',
        size: budgetMinutes,
        used,
        share: used / budgetMinutes,
        unpricedMinutes: 0,
      });
    }
    if (hasMoney(project)) {
      const size = budgetMoney!;
      const { amount: used, billableMinutes, unpricedMinutes } = sumMoney(sharesOf(entriesOf(id)));
      const isUnpriced = unpricedMinutes > 0 && unpricedMinutes === billableMinutes;
      budgets.push({
        unit: 'money',
        size,
        used,
        share: isUnpriced ? null : used / size,
        unpricedMinutes,
      });
    }
    return budgets;
  });
}

export type Forecast =
  /** Nothing to forecast: the project is done or archived. */
  | { kind: 'none' }
  /** The budget was used up on a past day, or today. */
  | { kind: 'used'; day: string }
  /** Nothing that counts was logged in the last four weeks. */
  | { kind: 'idle' }
  /** The budget lasts longer than ten years. */
  | { kind: 'far'; week: number }
  /** `week` is the use of a week, in the unit of the budget. */
  | { kind: 'on'; day: string; week: number };

export interface ForecastOptions {
  project: Pick<Project, 'status' | 'startsOn'>;
  /** The records of the project alone. */
  records: MoneyRecords;
  /** ISO date. */
  today: string;
}

/** Days whose pace is continued: the last four weeks up to today. */
const paceDays = 28;
/** Minimum number of days for a pace, so that one busy first day is no forecast. */
const leastDays = 7;
const farDays = 3653;

/** The used part of a project's budget on the days of a range. */
function usedIn({ unit }: Budget, records: MoneyRecords, range: DayRange): number {
  if (unit === 'money') return sumMoney(moneyShares(records, range)).amount;
  let sum = 0;
  forEachEntry(records.entries, range, ({ minutes }) => (sum += minutes));
  return sum;
}

/** The first day up to which the entries use up the budget. */
function usedUpOn(budget: Budget, records: MoneyRecords): string {
  const days = [...new Set(records.entries.map(({ day }) => day))].sort();
  let [low, high] = [0, days.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (usedIn(budget, records, { first: '', last: days[middle]! }) >= budget.size) high = middle;
    else low = middle + 1;
  }
  return days[low]!;
}

/**
 * The day on which the budget is used up if work continues at the pace of the last four weeks.
 *
 * The pace is the use of the last 28 days (today included), divided by 28. For a project that began later, it is
 * divided by the days since its start or its first time, at least 7. Weekends count as days, since the pace includes them. The rest of
 * the budget, divided by the pace and rounded up, is the number of days from today.
 */
export function forecastOf(budget: Budget, { project, records, today }: ForecastOptions): Forecast {
  if (!isOpenProject(project)) return { kind: 'none' };
  const { size, used } = budget;
  const recent = usedIn(budget, records, { first: addDays(today, 1 - paceDays), last: today });
  const [start] = [project.startsOn, firstDayOf(records.entries) ?? today].sort();
  const since = daysBetween(start!, today) + 1;
  const window = Math.min(paceDays, Math.max(leastDays, since));
  const week = Math.round((recent * 7) / window);
  if (used >= size) {
    const day = usedUpOn(budget, records);
    // Time may be logged on days to come.
    return day > today ? { kind: 'on', day, week } : { kind: 'used', day };
  }
  if (recent === 0) return { kind: 'idle' };
  const left = Number((BigInt(size - used) * BigInt(window) + BigInt(recent) - 1n) / BigInt(recent));
  return left > farDays ? { kind: 'far', week } : { kind: 'on', day: addDays(today, left), week };
}
