import { useDeferredValue, useMemo } from 'react';
import { unbilledTime, type UnbilledTime } from '@/dashboard/commands/invoices/unbilled-time';
import { addDays } from '@/dashboard/days/days';
import { useCurrency } from '@/dashboard/hooks/use-currency';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { counted } from '@/dashboard/words/count';
import { listedFew } from '@/dashboard/words/listed-few';
import { formatMoney } from '@/dashboard/words/money';
import { hoursAndMinutes } from '@/dashboard/words/span';
import { rangeOf, type InvoiceDraft } from './invoice-draft';
import * as s from './invoices.module.scss';

/** The contents of the draft before it is created, and the time that it leaves out. */
export function InvoicePreview({ draft }: { draft: InvoiceDraft }) {
  const projects = useRecords('projects');
  const people = useRecords('people');
  const tasks = useRecords('tasks');
  const timesheets = useRecords('timesheets');
  const timeEntries = useRecords('timeEntries');
  const invoices = useRecords('invoices');
  const settings = useRecords('settings');
  const currency = useCurrency();
  const { clientId, firstDay, lastDay, projectIds, grouping } = useDeferredValue(draft);
  const words = useMemo(() => {
    const range = rangeOf({ firstDay, lastDay });
    if (grouping === 'none' || clientId === '' || !range) return null;
    const records = { projects, people, tasks, timesheets, timeEntries, invoices, settings };
    const query = { clientId, projectIds, grouping };
    const before = { first: '', last: addDays(range.first, -1) };
    return previewWords(unbilledTime(records, { ...query, range }), {
      earlier: unbilledTime(records, { ...query, range: before }),
      currency,
      ofSome: projectIds.length > 0,
    });
  }, [
    projects,
    people,
    tasks,
    timesheets,
    timeEntries,
    invoices,
    settings,
    currency,
    clientId,
    firstDay,
    lastDay,
    projectIds,
    grouping,
  ]);
  return (
    <div role="status" className={s.preview}>
      {words ? (
        words.map((sentence) => <p key={sentence}>{sentence}</p>)
      ) : (
        <p>
          {grouping === 'none'
            ? 'The draft has no lines and includes no time. Add lines on its page.'
            : 'Choose a client to see the time that can be invoiced.'}
        </p>
      )}
    </div>
  );
}

interface PreviewOptions {
  /** The time before the period. */
  earlier: UnbilledTime;
  currency: string;
  /** Whether some projects are chosen. */
  ofSome: boolean;
}

function previewWords(found: UnbilledTime, { earlier, currency, ofSome }: PreviewOptions): string[] {
  const { lines, minutes, waitingMinutes, unratedMinutes, unratedNames, invoicedMinutes, invoiceNames } =
    found;
  const before = earlier.minutes + earlier.waitingMinutes + earlier.unratedMinutes;
  const net = lines.reduce((sum, { amount }) => sum + amount, 0);
  return [
    lines.length === 0
      ? `No approved, billable time without an invoice ${ofSome ? 'of the chosen projects ' : ''}in this period.`
      : `${hoursAndMinutes(minutes)} in ${counted(lines.length, 'line')}: ${formatMoney(net, currency)} before tax.`,
    ...(invoicedMinutes > 0
      ? [`${hoursAndMinutes(invoicedMinutes)} left out: on ${listedFew(invoiceNames)}.`]
      : []),
    ...(waitingMinutes > 0
      ? [`${hoursAndMinutes(waitingMinutes)} left out: the weeks are not approved yet.`]
      : []),
    ...(unratedMinutes > 0
      ? [
          `${hoursAndMinutes(unratedMinutes)} left out without a rate: ${listedFew(unratedNames)}. Enter a rate for the project or the person first.`,
        ]
      : []),
    ...(before > 0
      ? [
          `${hoursAndMinutes(before)} before this period are on no invoice. Choose an earlier first day to include them.`,
        ]
      : []),
  ];
}
