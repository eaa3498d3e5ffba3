import { Panel } from '@/dashboard/parts/panel/panel';
import { MoneyTable, type MoneyTableProps } from '@/dashboard/parts/work-money/money-table';

export interface MoneyPanelProps extends Pick<MoneyTableProps, 'by' | 'groups' | 'currency'> {
  className?: string;
}

/** The amount, cost and margin of the period's work, at the rates and costs of each day. */
export function MoneyPanel({ className, ...table }: MoneyPanelProps) {
  return (
    <Panel title={`Billable work by ${table.by}`} className={className}>
      <MoneyTable {...table} />
    </Panel>
  );
}
