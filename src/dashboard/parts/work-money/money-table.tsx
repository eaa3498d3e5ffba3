import { sumMoney } from '@/dashboard/figures/work-money';
import { FigureTable } from '@/dashboard/parts/figure-table/figure-table';
import { leftOutWords, moneyColumns, type MoneyColumns } from './money-columns';
import * as s from './money-table.module.scss';

/** The amount, cost and margin of work by person, team or project, and the hours that the totals leave out. */
export function MoneyTable(options: MoneyColumns) {
  const { by, groups } = options;
  const leftOut = leftOutWords(sumMoney(groups));
  return (
    <>
      <FigureTable
        caption={`Amount, cost and margin by ${by}`}
        rows={groups}
        rowKey={({ id }) => id || 'none'}
        columns={moneyColumns(options)}
      />
      {leftOut && <p className={s.note}>{leftOut}</p>}
    </>
  );
}
