import type { ReactNode } from 'react';
import { sumMoney, type MoneyGroup } from '@/dashboard/figures/work-money';
import { FigureTable } from '@/dashboard/parts/figure-table/figure-table';
import { leftOutWords, moneyColumns, type MoneyColumns } from './money-columns';
import * as s from './money-table.module.scss';

export interface MoneyTableProps extends MoneyColumns {
  /** Renders a name, for example as a link. @default the text */
  nameCell?: (group: MoneyGroup) => ReactNode;
}

/** The amount, cost and margin of work by person, team or project, and the hours that the totals leave out. */
export function MoneyTable({ nameCell, ...options }: MoneyTableProps) {
  const { by, groups } = options;
  const leftOut = leftOutWords(sumMoney(groups));
  return (
    <>
      <FigureTable
        caption={`Amount, cost and margin by ${by}`}
        rows={groups}
        rowKey={({ id }) => id || 'none'}
        columns={moneyColumns(options).map((column) =>
          column.id === 'name' && nameCell ? { ...column, cell: nameCell } : column,
        )}
      />
      {leftOut && <p className={s.note}>{leftOut}</p>}
    </>
  );
}
