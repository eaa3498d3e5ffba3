import { invoiceTotals } from '@/dashboard/model/invoice-totals';
import type { Invoice, InvoicePayment } from '@/dashboard/model/records/records';

/** The sum of all payments, in minor units. */
export const amountPaid = ({ payments }: Pick<Invoice, 'payments'>): number =>
  payments.reduce((sum, { amount }) => sum + amount, 0);

/** The amount that the client of a sent invoice still has to pay, in minor units. 0 for other invoices. */
export const openAmount = (invoice: Invoice): number =>
  invoice.status === 'sent' ? Math.max(invoiceTotals(invoice).total - amountPaid(invoice), 0) : 0;

/** The payments of an invoice, the earliest first. A merge of two admins' work adds one after the other. */
export const paymentsOf = ({ payments }: Pick<Invoice, 'payments'>): InvoicePayment[] =>
  [...payments].sort((one, other) => one.paidOn.localeCompare(other.paidOn));

/** The day of the last payment of an invoice whose total is paid. Null as long as something is open. */
export const dayPaid = (invoice: Invoice): string | null =>
  amountPaid(invoice) < invoiceTotals(invoice).total ? null : (paymentsOf(invoice).at(-1)?.paidOn ?? null);
