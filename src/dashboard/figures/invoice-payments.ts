import type { Invoice } from '@/dashboard/model/records/records';
import { invoiceTotals } from './invoice-totals';

/** The sum of the payments before the one that completed the total, in minor units. */
export const partsPaid = ({ partPayments }: Pick<Invoice, 'partPayments'>): number =>
  partPayments.reduce((sum, { amount }) => sum + amount, 0);

/** The amount that the client of a sent invoice still has to pay, in minor units. 0 for other invoices. */
export const openAmount = (invoice: Invoice): number =>
  invoice.status === 'sent' ? Math.max(invoiceTotals(invoice).total - partsPaid(invoice), 0) : 0;

/** A payment on a day, in minor units. */
export interface Payment {
  id: string;
  paidOn: string;
  amount: number;
}

/** All payments of an invoice, the earliest first. The one that completed the total is not stored with an amount. */
export function paymentsOf(invoice: Invoice): Payment[] {
  const { paidOn } = invoice;
  // Two admins can record payments at the same time: a merge adds one after the other.
  const partPayments = [...invoice.partPayments].sort((one, other) => one.paidOn.localeCompare(other.paidOn));
  if (paidOn === null) return partPayments;
  return [...partPayments, { id: 'last', paidOn, amount: invoiceTotals(invoice).total - partsPaid(invoice) }];
}
