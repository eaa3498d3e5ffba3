import type { Project, WorkMoney } from '@/dashboard/model/records/records';
import { noFigure } from '@/dashboard/words/count';
import { formatMoney } from '@/dashboard/words/money';
import { decimalHours } from '@/dashboard/words/span';
import { ownWorkNote, type BudgetFigure } from './budget-kpis';

export interface MoneyKpiOptions {
  project: Pick<Project, 'clientId' | 'rates'>;
  money: WorkMoney;
  /** ISO 4217. */
  currency: string;
}

const rateNote = ({ clientId, rates }: MoneyKpiOptions['project']): string => {
  if (clientId === null) return ownWorkNote;
  if (rates.length === 0) return 'At the rate of each kind of work or person';
  const isConstant = rates.length === 1 && rates[0]!.from === null;
  return isConstant ? 'At the project’s rate' : 'At the rate of each day';
};

/** The billable amount, cost and margin of a project. Missing rates and costs are named, with their hours. */
export function moneyKpis({ project, money, currency }: MoneyKpiOptions): BudgetFigure[] {
  const { minutes, billableMinutes, amount, cost, margin, unpricedMinutes, uncostedMinutes, leftOutMinutes } =
    money;
  const missing = (left: number, lack: string): Pick<BudgetFigure, 'note' | 'noteTone'> => ({
    note: `${decimalHours(left)} without a ${lack}`,
    noteTone: 'attention',
  });
  return [
    {
      label: 'Billable amount',
      // Without any rate, 0 would look like a result.
      value:
        unpricedMinutes > 0 && unpricedMinutes === billableMinutes
          ? 'No rate'
          : formatMoney(amount, currency),
      ...(unpricedMinutes > 0 ? missing(unpricedMinutes, 'rate') : { note: rateNote(project) }),
    },
    {
      label: 'Cost',
      value: uncostedMinutes > 0 && uncostedMinutes === minutes ? 'No cost' : formatMoney(cost, currency),
      ...(uncostedMinutes > 0 ? missing(uncostedMinutes, 'cost') : { note: 'At the cost of each person' }),
    },
    {
      label: 'Margin',
      value: leftOutMinutes > 0 && leftOutMinutes === minutes ? noFigure : formatMoney(margin, currency),
      ...(leftOutMinutes > 0
        ? { note: `Leaves out ${decimalHours(leftOutMinutes)}: set rates and costs`, noteTone: 'attention' }
        : { note: 'Billable amount minus cost' }),
    },
  ];
}
