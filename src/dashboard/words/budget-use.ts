import type { BudgetUse } from '@/dashboard/model/records/records';
import { noFigure, percent } from './count';
import { decimalHours } from './span';

/** Writes the used share of a budget, and the time without a rate. @param isNamed - names the unit too */
export function budgetUseWords({ unit, share, unpricedMinutes }: BudgetUse, isNamed: boolean): string {
  if (share === null) return 'No rate';
  const used = isNamed ? `${percent(share)} of ${unit}` : percent(share);
  return unpricedMinutes > 0 ? `${used}, ${decimalHours(unpricedMinutes)} without a rate` : used;
}

/** Writes the used shares of a project's budgets in one text, for a CSV file. */
export const budgetUsesWords = (uses: readonly BudgetUse[]): string =>
  uses.map((use) => budgetUseWords(use, uses.length > 1)).join('; ') || noFigure;

/** The larger share of a project's budgets, to sort by. Null without one. */
export const largestShare = (uses: readonly BudgetUse[]): number | null => {
  const shares = uses.map(({ share }) => share).filter((share) => share !== null);
  return shares.length === 0 ? null : Math.max(...shares);
};
