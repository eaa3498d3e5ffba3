import type { ProjectMoney } from '@/dashboard/figures/project-money';
import type { Project } from '@/dashboard/model/records/records';
import { noFigure } from '@/dashboard/words/count';
import { formatMoney } from '@/dashboard/words/money';
import { decimalHours } from '@/dashboard/words/span';
import type { BudgetFigure } from './budget-kpis';

export interface MoneyKpiOptions {
  project: Pick<Project, 'clientId' | 'hourlyRate'>;
  money: ProjectMoney;
  /** ISO 4217. */
  currency: string;
}

const rateNote = ({ clientId, hourlyRate }: MoneyKpiOptions['project']): string => {
  if (clientId === null) return 'Not billed: the agency’s own work';
  return hourlyRate === null ? 'At the rate of each person' : 'At the project’s rate';
};

/** The billable amount, cost and margin of a project. Missing rates and costs are named, with their hours. */
export function moneyKpis({ project, money, currency }: MoneyKpiOptions): BudgetFigure[] {
  const { billable, cost, margin, unpricedMinutes, uncostedMinutes } = money;
  // Without any rate or cost, 0 would look like a result.
  const amount = (sum: number, missingMinutes: number) =>
    sum === 0 && missingMinutes > 0 ? noFigure : formatMoney(sum, currency);
  const missing = (minutes: number, name: string): Pick<BudgetFigure, 'note' | 'noteTone'> => ({
    note: `${decimalHours(minutes)} without a ${name}`,
    noteTone: 'attention',
  });
  return [
    {
      label: 'Billable amount',
      value: amount(billable, unpricedMinutes),
      ...(unpricedMinutes > 0 ? missing(unpricedMinutes, 'rate') : { note: rateNote(project) }),
    },
    {
      label: 'Cost',
      value: amount(cost, uncostedMinutes),
      ...(uncostedMinutes > 0 ? missing(uncostedMinutes, 'cost') : { note: 'At the cost of each person' }),
    },
    {
      label: 'Margin',
      value: margin === null ? noFigure : formatMoney(margin, currency),
      note: margin === null ? 'Add the missing rates and costs in People' : 'Billable amount minus cost',
    },
  ];
}
