import { useDeferredValue, useMemo } from 'react';
import { unbilledTime, type UnbilledTime } from '@/dashboard/commands/invoices/unbilled-time';
import { addDays, type DayRange } from '@/dashboard/days/days';
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
    const timeIn = (days: DayRange) => unbilledTime(records, { clientId, projectIds, grouping, range: days });
    const found = timeIn(range);
    return previewWords(found, {
      earlier: timeIn({ first: '', last: addDays(range.first, -1) }),
      // An invoice of last month usually leaves out the time of this month.
      later: found.lines.length === 0 ? timeIn({ first: addDays(range.last, 1), last: '9999' }) : null,
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
  /** The time after the period; null if it is not worth a sentence. */
  later: UnbilledTime | null;
  currency: string;
  /** Whether some projects are chosen. */
  ofSome: boolean;
}

const openMinutes = ({ minutes, waitingMinutes, unratedMinutes }: UnbilledTime) =>
  minutes + waitingMinutes + unratedMinutes;

function previewWords(found: UnbilledTime, { earlier, later, currency, ofSome }: PreviewOptions): string[] {
  const { lines, minutes, waitingMinutes, unratedMinutes, unratedNames, invoicedMinutes, invoiceNames } =
    found;
  const before = openMinutes(earlier);
  const after = later ? openMinutes(later) : 0;
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
    ...(after > 0
      ? [
          `${hoursAndMinutes(after)} after this period are on no invoice. Choose a later last day to include them.`,
        ]
      : []),
  ];
}
