import { expect, it } from 'vitest';
import type { Invoice } from '@/dashboard/model/records/records';
import type { InvoiceRow } from '@/dashboard/screens/invoices/invoice-columns';
import { unpaidWords } from '@/dashboard/screens/invoices/unpaid-words';
import type { InvoiceState } from '@/dashboard/words/invoice';

const rowOf = (status: InvoiceState, open: number, currency = 'USD'): InvoiceRow => ({
  id: status,
  name: status,
  status,
  total: 2 * open,
  open,
  invoice: { currency } as Invoice,
});

it('sums unpaid and overdue invoices by currency, without drafts, paid and void ones', () => {
  const others = (['draft', 'paid', 'void'] as const).map((status) => rowOf(status, 999_900));
  expect(unpaidWords(others)).toBe('');
  expect(unpaidWords([...others, rowOf('sent', 10_000)])).toBe('Unpaid: US$100.00.');
  expect(
    unpaidWords([...others, rowOf('sent', 10_000), rowOf('overdue', 5_050), rowOf('sent', 700, 'EUR')]),
  ).toBe('Unpaid: US$150.50 and €7.00. Overdue: US$50.50.');
});
