import { formatCsv } from '@/dashboard/csv/format-csv';
import { invoiceTotals } from '@/dashboard/figures/invoice-totals';
import type { Invoice } from '@/dashboard/model/records/records';
import { invoiceStateNames, plainTaxRate } from '@/dashboard/words/invoice';
import { plainMoney } from '@/dashboard/words/money';
import type { InvoiceRow } from './invoice-columns';

/** The lines and totals of one invoice, with ISO dates and plain numbers. */
export function invoiceCsv(invoice: Invoice): string {
  const { number, clientName, issuedOn, dueOn, currency, lines, taxRate } = invoice;
  const { net, tax, total } = invoiceTotals(invoice);
  const row = (text: string, minutes: string, rate: string, amount: number) => [
    number,
    clientName,
    issuedOn ?? '',
    dueOn,
    text,
    minutes,
    rate,
    plainMoney(amount, currency),
    currency,
  ];
  return formatCsv([
    ['Invoice', 'Client', 'Issued', 'Due', 'Description', 'Minutes', 'Hourly rate', 'Amount', 'Currency'],
    ...lines.map(({ text, minutes, hourlyRate, amount }) =>
      row(
        text,
        minutes === null ? '' : String(minutes),
        hourlyRate === null ? '' : plainMoney(hourlyRate, currency),
        amount,
      ),
    ),
    row('Net', '', '', net),
    row(`Tax ${plainTaxRate(taxRate)}%`, '', '', tax),
    row('Total', '', '', total),
  ]);
}

/** A list of invoices with their totals. */
export const invoicesCsv = (rows: readonly InvoiceRow[]): string =>
  formatCsv([
    ['Number', 'Client', 'Issued', 'Due', 'Paid', 'Net', 'Tax', 'Total', 'Currency', 'Status'],
    ...rows.map(({ status, invoice }) => {
      const { number, clientName, issuedOn, dueOn, paidOn, currency } = invoice;
      const { net, tax, total } = invoiceTotals(invoice);
      return [
        number,
        clientName,
        issuedOn ?? '',
        dueOn,
        paidOn ?? '',
        ...[net, tax, total].map((amount) => plainMoney(amount, currency)),
        currency,
        invoiceStateNames[status],
      ];
    }),
  ]);
