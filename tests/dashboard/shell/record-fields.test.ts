import { expect, test } from 'vitest';
import { fieldsOfRecord } from '@/dashboard/shell/connection/record-fields';
import { blankRecord } from '../blank-record';
import { buildProject } from '../build-project';

test('the fields of two versions show amounts in the currency, and days and hours in words', () => {
  const read = { get: () => null, all: () => [] };
  const project = buildProject({
    budgetMoney: 500_000,
    budgetMinutes: 90,
    rates: [{ from: '2027-01-01', hourlyRate: 9550 }],
  });
  const texts = Object.fromEntries(
    fieldsOfRecord(project, read).map(({ label, text }) => [label, text(project)]),
  );
  expect(texts).toMatchObject({
    'Budget money': 'US$5,000.00',
    'Budget minutes': '1 h 30 min',
    Rates: 'From: 1 Jan 2027\nHourly rate: US$95.50',
  });
});

test('the amounts of two versions of an invoice are in its own currency, not the agency’s', () => {
  const read = { get: () => null, all: () => [] };
  const invoice = blankRecord('invoices', {
    currency: 'EUR',
    payments: [{ id: 'p', paidOn: '2026-11-20', amount: 10_000 }],
  });
  const payments = fieldsOfRecord(invoice, read).find(({ label }) => label === 'Payments')!;
  expect(payments.text(invoice)).toBe('Paid on: 20 Nov 2026\nAmount: €100.00');
});
