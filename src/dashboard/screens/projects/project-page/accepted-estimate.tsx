import { reopenEstimate } from '@/dashboard/commands/projects/estimate-changes';
import { estimateTotals, lineAmount } from '@/dashboard/figures/estimates';
import { useCurrency } from '@/dashboard/hooks/use-currency';
import { useRun } from '@/dashboard/hooks/use-run';
import type { EstimateLine, Project } from '@/dashboard/model/records/records';
import { FigureTable } from '@/dashboard/parts/figure-table/figure-table';
import { formatMoney } from '@/dashboard/words/money';
import { hoursInColumn } from '@/dashboard/words/span';
import { Button } from '@/design-system/button/button';
import { EstimateSheetLink } from './estimate-sheet-link';
import * as s from './estimate.module.scss';

const workOf = ({ text }: EstimateLine) => <span className={s.work}>{text}</span>;

export interface AcceptedEstimateProps {
  project: Project;
  lines: readonly EstimateLine[];
}

/** The lines and totals of an accepted estimate. */
export function AcceptedEstimate({ project, lines }: AcceptedEstimateProps) {
  const currency = useCurrency();
  const run = useRun();
  const { minutes, amount } = estimateTotals(lines);
  return (
    <>
      <FigureTable
        caption="Lines of the estimate"
        rows={lines}
        rowKey={({ id }) => id}
        firstRows={12}
        columns={[
          {
            id: 'work',
            head: 'Work',
            text: ({ text }) => text,
            cell: workOf,
            foot: 'Total',
          },
          {
            id: 'hours',
            head: 'Hours',
            numeric: true,
            text: (line) => hoursInColumn(line.minutes),
            foot: hoursInColumn(minutes),
          },
          {
            id: 'rate',
            head: 'Rate',
            numeric: true,
            from: 640,
            text: ({ hourlyRate }) => formatMoney(hourlyRate, currency),
          },
          {
            id: 'amount',
            head: 'Amount',
            numeric: true,
            text: (line) => formatMoney(lineAmount(line), currency),
            foot: formatMoney(amount, currency),
          },
        ]}
      />
      <div className={s.actions}>
        <EstimateSheetLink />
        <Button size="compact" variant="outline" onClick={() => void run(reopenEstimate(project))}>
          Reopen estimate
        </Button>
      </div>
    </>
  );
}
