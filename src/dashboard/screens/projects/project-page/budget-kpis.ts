import type { Forecast } from '@/dashboard/figures/projects';
import { budgetOf } from '@/dashboard/figures/projects';
import type { Project } from '@/dashboard/model/records/records';
import { daysBetween } from '@/dashboard/days/days';
import { counted, noFigure, percent } from '@/dashboard/words/count';
import { dayAsOf } from '@/dashboard/words/day';
import { decimalHours } from '@/dashboard/words/span';

export interface BudgetFigure {
  label: string;
  value: string;
  note?: string;
  noteTone?: 'attention';
}

export interface BudgetKpiOptions {
  project: Project;
  /** Used part of the budget; null without one. */
  used: number | null;
  /** Formats a part of the budget. */
  words: (size: number) => string;
}

/** Returns the used and the remaining part of the budget. */
export function budgetKpi({ project, used, words }: BudgetKpiOptions): BudgetFigure {
  const label = 'Budget used';
  const budget = budgetOf(project);
  if (!budget || used === null)
    return {
      label,
      value: noFigure,
      note: project.budgetMoney ? 'Set an hourly rate to see it' : 'No budget',
    };
  const left = budget.size - used;
  return {
    label,
    value: percent(used / budget.size),
    ...(left < 0
      ? { note: `${words(-left)} over ${words(budget.size)}`, noteTone: 'attention' }
      : { note: `${words(left)} left of ${words(budget.size)}` }),
  };
}

/** When the budget will be used up. @param dueOn - the project's due date */
export function forecastKpi(
  forecast: Forecast,
  { today, dueOn }: { today: string; dueOn: string },
): BudgetFigure {
  const label = 'Budget lasts until';
  switch (forecast.kind) {
    case 'none':
      return { label, value: noFigure, note: 'No forecast' };
    case 'used':
      return {
        label,
        value: 'Used up',
        note: `Since ${dayAsOf(forecast.day, today)}`,
        noteTone: 'attention',
      };
    case 'idle':
      return { label, value: noFigure, note: 'No time in four weeks' };
    case 'far':
      return { label, value: 'Over 10 years', note: `At ${decimalHours(forecast.weekMinutes)} a week` };
    case 'on': {
      const early = daysBetween(forecast.day, dueOn);
      const pace = `At ${decimalHours(forecast.weekMinutes)} a week`;
      return {
        label,
        value: dayAsOf(forecast.day, today),
        ...(early > 0
          ? { note: `${pace}: ${counted(early, 'day')} before it is due`, noteTone: 'attention' }
          : { note: pace }),
      };
    }
  }
}
