import { expect, it } from 'vitest';
import type { Invoice } from '@/dashboard/model/records/records';
import { invoiceRow } from '@/dashboard/screens/invoices/invoice-columns';
import { invoiceCsv, invoicesCsv } from '@/dashboard/screens/invoices/invoice-csv';

const line = { minutes: null, hourlyRate: null, rateFrom: null, entryIds: [] };
const invoice = {
  id: 'one',
  number: 'RE/2026-001',
  clientName: 'Field',
  status: 'sent',
  issuedOn: '2026-11-02',
  dueOn: '2026-12-02',
  payments: [],
  currency: 'EUR',
  lines: [
    {
      ...line,
      id: 'a',
      text: 'Site',
      minutes: 60,
      hourlyRate: 10_000,
      amount: 10_000,
      tax: { name: 'VAT', rate: 1_900 },
    },
    { ...line, id: 'b', text: 'Books', amount: 5_000, tax: { name: 'VAT', rate: 700 } },
    { ...line, id: 'c', text: '=Stamps', amount: 3_333, tax: { name: 'No tax', rate: 0 } },
  ],
  discount: { kind: 'percent', rate: 1_000 },
} as unknown as Invoice;
/** Cells of rows, without the byte order mark. */
const rowsOf = (csv: string) =>
  csv
    .slice(1)
    .trim()
    .split('\r\n')
    .map((row) => row.split(','));

it('the CSV of an invoice has the tax of each line and the totals by tax', () => {
  const rows = rowsOf(invoiceCsv(invoice));
  expect(rows.map((row) => [row[4], row[7], row[8]])).toEqual([
    ['Description', 'Tax', 'Amount'],
    ['Site', 'VAT 19%', '100.00'],
    ['Books', 'VAT 7%', '50.00'],
    ["'=Stamps", 'No tax', '33.33'],
    ['Lines', '', '183.33'],
    ['Less discount 10%', '', '18.33'],
    ['Net', '', '165.00'],
    ['VAT 19%', '', '17.10'],
    ['VAT 7%', '', '3.15'],
    ['No tax', '', '0.00'],
    ['Total', '', '185.25'],
  ]);
  expect(new Set(rows.map((row) => row.length))).toEqual(new Set([11]));
  expect(rows.map((row) => row[10])).toEqual(['Status', ...rows.slice(1).map(() => 'Sent')]);
});

it('the CSV of a list has the discount, the net after it, the tax and the total', () => {
  const [heads, row] = rowsOf(invoicesCsv([invoiceRow(invoice, '2026-12-03')]));
  expect(Object.fromEntries(heads!.map((head, index) => [head, row![index]]))).toEqual({
    Number: 'RE/2026-001',
    Client: 'Field',
    Issued: '2026-11-02',
    Due: '2026-12-02',
    Paid: '',
    Discount: '18.33',
    Net: '165.00',
    Tax: '20.25',
    Total: '185.25',
    'Still to pay': '185.25',
    Currency: 'EUR',
    Status: 'Overdue',
  });
});

it('the CSV of an invoice has its payments, and the rest, once a part is paid', () => {
  const parts = { ...invoice, payments: [{ id: 'p', paidOn: '2026-11-20', amount: 10_000 }] };
  const amountsOf = (one: Invoice) =>
    rowsOf(invoiceCsv(one))
      .slice(-3)
      .map((row) => [row[4], row[8]]);
  expect(amountsOf(parts)).toEqual([
    ['Total', '185.25'],
    ['Paid on 2026-11-20', '-100.00'],
    ['Still to pay', '85.25'],
  ]);
  const payments = [...parts.payments, { id: 'q', paidOn: '2026-12-01', amount: 8_525 }];
  expect(amountsOf({ ...parts, status: 'paid', payments })).toEqual([
    ['Paid on 2026-11-20', '-100.00'],
    ['Paid on 2026-12-01', '-85.25'],
    ['Still to pay', '0.00'],
  ]);
});
