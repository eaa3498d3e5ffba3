import { Panel } from '@/dashboard/parts/panel/panel';
import type { MoneyColumns } from '@/dashboard/parts/work-money/money-columns';
import { MoneyTable } from '@/dashboard/parts/work-money/money-table';

export interface MoneyPanelProps extends MoneyColumns {
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
