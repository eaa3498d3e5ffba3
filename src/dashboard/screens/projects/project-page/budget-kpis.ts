import type { Budget, Forecast } from '@/dashboard/figures/budgets';
import type { Project } from '@/dashboard/model/records/records';
import { daysBetween } from '@/dashboard/days/days';
import { counted, noFigure, percent } from '@/dashboard/words/count';
import { dayAsOf } from '@/dashboard/words/day';
import { formatMoney } from '@/dashboard/words/money';
import { decimalHours } from '@/dashboard/words/span';

export interface BudgetFigure {
  label: string;
  value: string;
  note?: string;
  noteTone?: 'attention';
}

export interface BudgetKpiOptions {
  project: Pick<Project, 'clientId' | 'budgetMoney' | 'dueOn'>;
  budgets: readonly { budget: Budget; forecast: Forecast }[];
  /** ISO 4217. */
  currency: string;
  /** ISO date. */
  today: string;
}

/** Note of a project that is not billed. */
export const ownWorkNote = 'Not billed: the agency’s own work';

/** Labels of the only budget, and of each of two. */
const onlyLabels = { used: 'Budget used', lasts: 'Budget lasts until' };
const unitLabels = {
  hours: { used: 'Hours used', lasts: 'Hours last until' },
  money: { used: 'Money used', lasts: 'Money lasts until' },
};

type Figure = Omit<BudgetFigure, 'label'>;

/** The used and the remaining part of a budget, and the time that lacks a rate. */
function usedFigure({ size, used, share, unpricedMinutes }: Budget, words: (size: number) => string): Figure {
  const missing = `Set a rate for the ${decimalHours(unpricedMinutes)} without one.`;
  if (share === null) return { value: 'No rate', note: missing, noteTone: 'attention' };
  const left = size - used;
  const note = left < 0 ? `${words(-left)} over ${words(size)}` : `${words(left)} left of ${words(size)}`;
  return {
    value: percent(share),
    note: unpricedMinutes > 0 ? `${note}. ${missing}` : note,
    ...((left < 0 || unpricedMinutes > 0) && { noteTone: 'attention' }),
  };
}

/** The day on which a budget will be used up. */
function forecastFigure(
  { unit }: Budget,
  forecast: Forecast,
  { today, dueOn, words }: { today: string; dueOn: string; words: (size: number) => string },
): Figure {
  switch (forecast.kind) {
    case 'none':
      return { value: noFigure, note: 'No forecast' };
    case 'used':
      return { value: 'Used up', note: `Since ${dayAsOf(forecast.day, today)}`, noteTone: 'attention' };
    case 'idle':
      return { value: noFigure, note: `No ${unit === 'hours' ? 'time' : 'billable amount'} in four weeks` };
    case 'far':
      return { value: 'Over 10 years', note: `At ${words(forecast.week)} a week` };
    case 'on': {
      const early = daysBetween(forecast.day, dueOn);
      const pace = `At ${words(forecast.week)} a week`;
      return {
        value: dayAsOf(forecast.day, today),
        ...(early > 0
          ? { note: `${pace}: ${counted(early, 'day')} before it is due`, noteTone: 'attention' }
          : { note: pace }),
      };
    }
  }
}

/** The used part and the forecast of each budget of a project. */
export function budgetKpis({ project, budgets, currency, today }: BudgetKpiOptions): BudgetFigure[] {
  if (budgets.length === 0)
    return [
      {
        label: onlyLabels.used,
        value: noFigure,
        note: project.budgetMoney && project.clientId === null ? ownWorkNote : 'No budget',
      },
      { label: onlyLabels.lasts, value: noFigure, note: 'No forecast' },
    ];
  return budgets.flatMap(({ budget, forecast }) => {
    const labels = budgets.length > 1 ? unitLabels[budget.unit] : onlyLabels;
    const words = (size: number) =>
      budget.unit === 'hours' ? decimalHours(size) : formatMoney(size, currency);
    return [
      { label: labels.used, ...usedFigure(budget, words) },
      { label: labels.lasts, ...forecastFigure(budget, forecast, { today, dueOn: project.dueOn, words }) },
    ];
  });
}
