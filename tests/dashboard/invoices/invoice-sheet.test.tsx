import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { InvoicePayment } from '@/dashboard/model/records/records';
import { InvoiceSheet } from '@/dashboard/screens/invoices/invoice-sheet';
import { buildInvoice } from '../../../stories/dashboard/build-invoice';
import { stubResizeObserver } from '../../stubs';

const payment = (id: string, changes: Partial<InvoicePayment> = {}): InvoicePayment => ({
  id,
  paidOn: '2026-12-01',
  amount: 10_000,
  ...changes,
});

it('gives each payment that can be removed a name of its own', () => {
  stubResizeObserver();
  const removed: string[] = [];
  const payments = [
    payment('first'),
    payment('second'),
    payment('less', { amount: 5_000 }),
    payment('earlier', { paidOn: '2026-11-30' }),
  ];
  render(
    <InvoiceSheet
      invoice={{ ...buildInvoice('sent', []), payments }}
      onRemovePayment={({ id }) => removed.push(id)}
    />,
  );
  const names = screen
    .getAllByRole('button', { name: /^Remove the payment/ })
    .map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual([
    'Remove the payment of US$100.00 on 30 November 2026',
    'Remove the payment of US$100.00 on 1 December 2026 (1 of 2)',
    'Remove the payment of US$100.00 on 1 December 2026 (2 of 2)',
    'Remove the payment of US$50.00 on 1 December 2026',
  ]);
  screen.getByRole('button', { name: names[2]! }).click();
  expect(removed).toEqual(['second']);
});
