import type { RefObject } from 'react';
import { estimateTotals, lineAmount } from '@/dashboard/figures/estimates';
import { useCurrency } from '@/dashboard/hooks/use-currency';
import { useToday } from '@/dashboard/hooks/use-today';
import { useRecord } from '@/dashboard/hooks/use-workspace';
import type { Estimate, EstimateLine, Project } from '@/dashboard/model/records/records';
import { DocumentSheet, LineText, TotalRow, Totals } from '@/dashboard/parts/document-sheet/document-sheet';
import { FigureTable } from '@/dashboard/parts/figure-table/figure-table';
import { PrintButton } from '@/dashboard/parts/print-sheet/print-button';
import { PrintSheet } from '@/dashboard/parts/print-sheet/print-sheet';
import { BackToList } from '@/dashboard/parts/record-page/back-to-list';
import { Screen } from '@/dashboard/parts/screen/screen';
import { longDate } from '@/dashboard/words/day';
import { formatMoney } from '@/dashboard/words/money';
import { clockSpan } from '@/dashboard/words/span';

const textOf = ({ text }: EstimateLine) => <LineText text={text} />;

export interface EstimatePageProps {
  project: Project;
  estimate: Estimate;
  screenRef: RefObject<HTMLDivElement | null>;
  hrefOfProject: string;
}

/** The estimate of a project as it is printed for the client. */
export function EstimatePage({ project, estimate, screenRef, hrefOfProject }: EstimatePageProps) {
  const { name, clientId } = project;
  const { lines, acceptedOn } = estimate;
  const client = useRecord('clients', clientId);
  const settings = useRecord('settings', 'agency');
  const today = useToday();
  const currency = useCurrency();
  const { minutes, amount } = estimateTotals(lines);
  const money = (minor: number) => formatMoney(minor, currency);
  return (
    <PrintSheet>
      <Screen
        ref={screenRef}
        route="projects"
        title={`Estimate of ${name}`}
        lead={acceptedOn === null ? 'A draft, as it was last saved.' : `Accepted on ${longDate(acceptedOn)}.`}
        actions={
          <>
            <BackToList href={hrefOfProject}>Back to the project</BackToList>
            <PrintButton />
          </>
        }
      >
        <DocumentSheet
          label={`Estimate of ${name}`}
          title="Estimate"
          sender={{ name: settings?.name ?? '', address: settings?.address ?? '' }}
          client={client}
          facts={[
            ['Project', name],
            acceptedOn === null ? ['Date', longDate(today)] : ['Accepted', longDate(acceptedOn)],
          ]}
        >
          <FigureTable
            caption="Lines"
            rows={lines}
            rowKey={({ id }) => id}
            firstRows={12}
            columns={[
              {
                id: 'text',
                head: 'Description',
                text: ({ text }) => text,
                cell: textOf,
              },
              {
                id: 'hours',
                head: 'Hours',
                numeric: true,
                // To the minute, so that a reader can check the amount.
                text: (line) => clockSpan(line.minutes),
              },
              {
                id: 'rate',
                head: 'Rate',
                numeric: true,
                from: 640,
                text: ({ hourlyRate }) => money(hourlyRate),
              },
              { id: 'amount', head: 'Amount', numeric: true, text: (line) => money(lineAmount(line)) },
            ]}
          />
          <Totals>
            <dt>Hours</dt>
            <dd>{clockSpan(minutes)}</dd>
            <TotalRow term="Total before tax">{money(amount)}</TotalRow>
          </Totals>
        </DocumentSheet>
      </Screen>
    </PrintSheet>
  );
}
