import { describe, expect, it } from 'vitest';
import { invoiceTotals } from '@/dashboard/model/invoice-totals';
import { usualInvoicing } from '@/dashboard/model/records/usual-invoicing';
import type { Invoice } from '@/dashboard/model/records/records';
import { createSettings } from '@/dashboard/model/records/first-settings';
import { readRow } from '@/dashboard/store/indexed-db/read-rows';

/** An invoice as version 1 stored it. */
const stored = {
  id: 'one',
  revision: 3,
  clientId: 'field',
  clientName: 'Field',
  clientAddress: '',
  clientTaxNumber: '',
  agencyName: 'Undula',
  agencyAddress: '',
  number: '2026-012',
  status: 'sent',
  currency: 'USD',
  firstDay: '2026-10-01',
  lastDay: '2026-10-31',
  lines: [
    {
      id: 'a',
      text: 'Site',
      minutes: 7,
      hourlyRate: 10_001,
      rateFrom: 'project',
      amount: 1_167,
      entryIds: ['e'],
    },
    {
      id: 'b',
      text: 'Hosting',
      minutes: null,
      hourlyRate: null,
      rateFrom: null,
      amount: 9_667,
      entryIds: [],
    },
  ],
  taxRate: 1_900,
  createdOn: '2026-11-02',
  issuedOn: '2026-11-02',
  dueOn: '2026-12-02',
  paidOn: null,
  voidedOn: null,
  voidReason: '',
  note: '',
};
const read = (record: object) =>
  readRow({ collection: 'invoices', id: 'one', revision: 3, version: 1, record })
    ?.record as unknown as Invoice;

describe('an invoice of version 1', () => {
  it('keeps its number, tax and total', () => {
    const invoice = read(stored);
    expect(invoice).toMatchObject({
      number: '2026-012',
      numberSeries: '2026-{number}',
      numberPlace: 12,
      discount: null,
      termDays: null,
      payments: [],
    });
    expect(invoiceTotals(invoice)).toMatchObject({
      taxes: [{ tax: { name: 'Tax', rate: 1_900 }, net: 10_834, amount: 2_058 }],
      total: 12_892,
    });
  });

  it('has the amount of its payment once it is paid, which its total gave before', () => {
    const paid = { ...stored, status: 'paid', paidOn: '2026-12-01' };
    const payment = { id: 'last', paidOn: '2026-12-01', amount: 12_892 };
    expect(read(paid).payments).toEqual([payment]);
    expect(read(paid)).not.toHaveProperty('paidOn');
    const { taxRate: _taxRate, lines, ...rest } = paid;
    const part = { id: 'p', paidOn: '2026-11-20', amount: 10_000 };
    const record = {
      ...rest,
      lines: lines.map((line) => ({ ...line, tax: { name: 'Tax', rate: 1_900 } })),
      discount: null,
      numberSeries: '2026-{number}',
      numberPlace: 12,
      termDays: null,
      partPayments: [part],
    };
    const row = { collection: 'invoices', id: 'one', revision: 3, version: 4, record };
    expect(readRow(row)?.record).toMatchObject({ payments: [part, { ...payment, amount: 2_892 }] });
  });

  it('is still a draft without a number, and still without tax', () => {
    const invoice = read({ ...stored, number: '', status: 'draft', issuedOn: null, taxRate: 0 });
    expect(invoice).toMatchObject({ number: '', numberSeries: '', numberPlace: null });
    expect(invoiceTotals(invoice).taxes).toMatchObject([{ tax: { name: 'No tax', rate: 0 }, amount: 0 }]);
  });
});

it('settings of version 4 get the usual way to make invoices', () => {
  const { invoicing, ...before } = createSettings();
  expect(invoicing).toEqual(usualInvoicing);
  const row = { collection: 'settings', id: 'agency', revision: 0, version: 4, record: before };
  expect(readRow(row)?.record).toEqual(createSettings());
});

it('settings of version 6 get an empty note for new invoices, and keep how they are made', () => {
  const { note: _note, ...invoicing } = { ...usualInvoicing, termDays: 14 };
  const row = {
    collection: 'settings',
    id: 'agency',
    revision: 0,
    version: 6,
    record: { ...createSettings(), invoicing },
  };
  expect(readRow(row)?.record).toEqual({ ...createSettings(), invoicing: { ...invoicing, note: '' } });
});
