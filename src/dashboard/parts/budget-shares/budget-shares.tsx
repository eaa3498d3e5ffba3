import type { ComponentProps } from 'react';
import type { BudgetUse } from '@/dashboard/model/records/records';
import { ShareBar } from '@/dashboard/parts/figure-table/share-bar';
import { budgetUseWords } from '@/dashboard/words/budget-use';
import { noFigure } from '@/dashboard/words/count';
import { cx } from '@/lib/cx';
import * as s from './budget-shares.module.scss';

export interface BudgetSharesProps extends Omit<ComponentProps<'span'>, 'children'> {
  uses: readonly BudgetUse[];
  /** Draws a bar before each share, where the window has room. @default false */
  bars?: boolean;
}

/** The used shares of a project's budgets in a cell of a table, one a line. */
export function BudgetShares({ uses, bars = false, className, ...rest }: BudgetSharesProps) {
  return (
    <span className={cx(s.root, className)} {...rest}>
      {uses.length === 0
        ? noFigure
        : uses.map((use) => (
            <span key={use.unit} className={s.line} data-missing={use.unpricedMinutes > 0 || undefined}>
              {bars && use.share !== null && <ShareBar share={use.share} limited className={s.bar} />}
              {budgetUseWords(use, uses.length > 1)}
            </span>
          ))}
    </span>
  );
}
