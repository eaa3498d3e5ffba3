import { sumMoney, type MoneyGroup } from '@/dashboard/figures/work-money';
import type { WorkGrouping } from '@/dashboard/figures/work-by';
import type { WorkMoney } from '@/dashboard/model/records/records';
import type { FigureColumn } from '@/dashboard/parts/figure-table/figure-table';
import { noFigure } from '@/dashboard/words/count';
import { moneyInColumn } from '@/dashboard/words/money';
import { decimalHours, hoursInColumn } from '@/dashboard/words/span';

const heads: Readonly<Record<WorkGrouping, string>> = { person: 'Person', team: 'Team', project: 'Project' };

/** An amount without a rate, or a cost without a cost, is no 0. */
const amountWords = ({ billableMinutes, unpricedMinutes, amount }: WorkMoney, currency: string): string => {
  if (billableMinutes === 0) return noFigure;
  return unpricedMinutes === billableMinutes ? 'No rate' : moneyInColumn(amount, currency);
};
const costWords = ({ minutes, uncostedMinutes, cost }: WorkMoney, currency: string): string => {
  if (minutes === 0) return noFigure;
  return uncostedMinutes === minutes ? 'No cost' : moneyInColumn(cost, currency);
};
const marginWords = ({ minutes, leftOutMinutes, margin }: WorkMoney, currency: string): string =>
  leftOutMinutes === minutes ? noFigure : moneyInColumn(margin, currency);

export interface MoneyColumns {
  by: WorkGrouping;
  groups: readonly MoneyGroup[];
  /** ISO 4217. */
  currency: string;
}

/** The columns of money by person, team or project. */
export function moneyColumns({ by, groups, currency }: MoneyColumns): FigureColumn<MoneyGroup>[] {
  const total = sumMoney(groups);
  const column = (
    id: string,
    head: string,
    write: (figures: WorkMoney) => string,
    from?: 640 | 1024,
  ): FigureColumn<MoneyGroup> => ({
    id,
    head,
    numeric: true,
    from,
    text: ({ figures }) => write(figures),
    foot: write(total),
  });
  return [
    { id: 'name', head: heads[by], text: ({ name }) => name, foot: 'Total' },
    column('billable', 'Billable (h)', ({ billableMinutes }) => hoursInColumn(billableMinutes), 640),
    column('amount', `Amount (${currency})`, (figures) => amountWords(figures, currency)),
    column('cost', `Cost (${currency})`, (figures) => costWords(figures, currency), 640),
    column('margin', `Margin (${currency})`, (figures) => marginWords(figures, currency)),
    ...(total.leftOutMinutes > 0
      ? [column('left-out', 'Not in margin (h)', ({ leftOutMinutes }) => hoursInColumn(leftOutMinutes), 1024)]
      : []),
  ];
}

/** Names the hours that the totals leave out. Null if there are none. */
export function leftOutWords({ unpricedMinutes, uncostedMinutes }: WorkMoney): string | null {
  const sentence = (minutes: number, lack: string, place: string) =>
    minutes > 0 ? [`${decimalHours(minutes)} without a ${lack} are not in the ${place} and the margin.`] : [];
  const sentences = [
    ...sentence(unpricedMinutes, 'rate', 'amount'),
    ...sentence(uncostedMinutes, 'cost', 'cost'),
  ];
  return sentences.length === 0 ? null : sentences.join(' ');
}
