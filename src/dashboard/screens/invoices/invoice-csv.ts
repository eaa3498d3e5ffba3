import { formatCsv } from '@/dashboard/csv/format-csv';
import { dayPaid, openAmount, paymentsOf } from '@/dashboard/figures/invoice-payments';
import { invoiceTotals } from '@/dashboard/model/invoice-totals';
import type { Invoice } from '@/dashboard/model/records/records';
import { discountName, invoiceStateNames, taxName, termOf } from '@/dashboard/words/invoice';
import { plainMoney } from '@/dashboard/words/money';
import type { InvoiceRow } from './invoice-columns';

const heads = [
  'Invoice',
  'Client',
  'Issued',
  'Due',
  'Description',
  'Minutes',
  'Hourly rate',
  'Tax',
  'Amount',
  'Currency',
  'Status',
];

/** The lines and totals of one invoice, with ISO dates and plain numbers. */
export function invoiceCsv(invoice: Invoice): string {
  const { number, clientName, issuedOn, dueOn, currency, status, lines, discount } = invoice;
  const totals = invoiceTotals(invoice);
  const row = (text: string, minutes: string, rate: string, tax: string, amount: number) => [
    number,
    clientName,
    issuedOn ?? '',
    termOf(invoice) === null ? dueOn : '',
    text,
    minutes,
    rate,
    tax,
    plainMoney(amount, currency),
    currency,
    invoiceStateNames[status],
  ];
  const sum = (text: string, amount: number) => row(text, '', '', '', amount);
  return formatCsv([
    heads,
    ...lines.map(({ text, minutes, hourlyRate, tax, amount }) =>
      row(
        text,
        minutes === null ? '' : String(minutes),
        hourlyRate === null ? '' : plainMoney(hourlyRate, currency),
        taxName(tax),
        amount,
      ),
    ),
    ...(discount
      ? [sum('Lines', totals.lines), sum(`Less ${discountName(discount).toLowerCase()}`, totals.discount)]
      : []),
    sum('Net', totals.net),
    ...totals.taxes.map(({ tax, amount }) => sum(taxName(tax), amount)),
    sum('Total', totals.total),
    ...(invoice.payments.length > 0
      ? [
          ...paymentsOf(invoice).map(({ paidOn, amount }) => sum(`Paid on ${paidOn}`, -amount)),
          sum('Still to pay', openAmount(invoice)),
        ]
      : []),
  ]);
}

/** A list of invoices with their totals. The net is after the discount. */
export const invoicesCsv = (rows: readonly InvoiceRow[]): string =>
  formatCsv([
    [
      'Number',
      'Client',
      'Issued',
      'Due',
      'Paid',
      'Discount',
      'Net',
      'Tax',
      'Total',
      'Still to pay',
      'Currency',
      'Status',
    ],
    ...rows.map(({ status, invoice }) => {
      const { number, clientName, issuedOn, dueOn, currency } = invoice;
      const { discount, net, tax, total } = invoiceTotals(invoice);
      return [
        number,
        clientName,
        issuedOn ?? '',
        termOf(invoice) === null ? dueOn : '',
        dayPaid(invoice) ?? '',
        ...[discount, net, tax, total, openAmount(invoice)].map((amount) => plainMoney(amount, currency)),
        currency,
        invoiceStateNames[status],
      ];
    }),
  ]);
