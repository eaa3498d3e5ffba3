import { memo } from 'react';
import type { ReportMoney as Money } from '@/dashboard/model/records/records';
import { Empty } from '@/dashboard/parts/empty/empty';
import { PanelGrid } from '@/dashboard/parts/panel-grid/panel-grid';
import { Panel } from '@/dashboard/parts/panel/panel';
import { MoneyTable } from '@/dashboard/parts/work-money/money-table';
import { listed } from '@/dashboard/words/count';
import { monthAndYear } from '@/dashboard/words/day';
import * as s from './report-money.module.scss';

export interface ReportMoneyProps {
  /** Null if an earlier build signed the report off. */
  money: Money | null;
}

/** Names the months that the amounts leave out. */
const missingWords = ({ missingMonths, currency }: Money): string =>
  `Without ${listed(missingMonths.map(monthAndYear))}: signed off without amounts in ${currency}.`;

/** The report's amounts, costs and margins. They are not printed, because reports are handed round. */
export const ReportMoney = memo(function ReportMoney({ money }: ReportMoneyProps) {
  if (!money)
    return (
      <PanelGrid data-print="hide">
        <Panel title="Billable work">
          <Empty title="Signed off without amounts">
            This report was signed off before amounts were stored. Reopen it and sign it off again to store
            them.
          </Empty>
        </Panel>
      </PanelGrid>
    );
  const { currency, missingMonths } = money;
  const notes = (
    <>
      {missingMonths.length > 0 && <p className={s.note}>{missingWords(money)}</p>}
      <p className={s.note}>Not printed. People’s rates and costs are those of each day.</p>
    </>
  );
  return (
    <PanelGrid data-print="hide">
      {(['project', 'person'] as const).map((by) => (
        <Panel key={by} title={`Billable work by ${by}`}>
          <MoneyTable by={by} groups={by === 'person' ? money.people : money.projects} currency={currency} />
          {by === 'person' && notes}
        </Panel>
      ))}
    </PanelGrid>
  );
});
