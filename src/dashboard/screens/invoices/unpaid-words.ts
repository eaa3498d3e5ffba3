import { listed } from '@/dashboard/words/count';
import { formatMoney } from '@/dashboard/words/money';
import type { InvoiceRow } from './invoice-columns';

/** The open amounts of each currency: 'US$1,200.00 and €80.00'. Empty without invoices. */
function sums(rows: readonly InvoiceRow[]): string {
  const totals = new Map<string, number>();
  for (const { open, invoice } of rows)
    totals.set(invoice.currency, (totals.get(invoice.currency) ?? 0) + open);
  return listed([...totals].map(([currency, minor]) => formatMoney(minor, currency)));
}

/** The amounts that clients owe: 'Unpaid: US$1,200.00. Overdue: US$200.00.' Empty where nothing is unpaid. */
export function unpaidWords(rows: readonly InvoiceRow[]): string {
  const unpaid = sums(rows.filter(({ status }) => status === 'sent' || status === 'overdue'));
  const overdue = sums(rows.filter(({ status }) => status === 'overdue'));
  return [unpaid && `Unpaid: ${unpaid}.`, overdue && `Overdue: ${overdue}.`].filter(Boolean).join(' ');
}
