import { openAmount } from '@/dashboard/figures/invoice-payments';
import { put } from '@/dashboard/model/change';
import type { Command } from '@/dashboard/model/command';
import { DomainError } from '@/dashboard/model/domain-error';
import { invoiceName } from '@/dashboard/words/invoice';
import { formatMoney } from '@/dashboard/words/money';
import { latestInvoice } from './invoice-changes';

export interface RecordPayment {
  invoiceId: string;
  /** Id of the payment. */
  id: string;
  /** ISO date. */
  paidOn: string;
  /** In minor units. @default the whole amount that is open */
  amount?: number;
}

/** Records a payment of a sent invoice, which is then paid, or open for the rest. @throws DomainError if it does not take it */
export const recordPayment =
  ({ invoiceId, id, paidOn, amount: given }: RecordPayment): Command =>
  (read) => {
    const invoice = latestInvoice(read, invoiceId);
    if (invoice.status === 'paid')
      throw new DomainError(`${invoiceName(invoice)} was marked as paid already.`);
    if (invoice.status !== 'sent')
      throw new DomainError(
        `${invoiceName(invoice)} is not waiting for a payment. ${invoice.status === 'draft' ? 'Mark it as sent first.' : 'It is void.'}`,
      );
    const open = openAmount(invoice);
    const amount = given ?? open;
    const { currency, number } = invoice;
    if (amount > open)
      throw new DomainError(`${formatMoney(open, currency)} is still to pay. Enter that or less.`);
    if (amount === 0 && open > 0) throw new DomainError('Enter the amount of the payment.');
    const payments = [...invoice.payments, { id, paidOn, amount }];
    if (amount < open)
      return {
        label: `Recorded ${formatMoney(amount, currency)} for invoice ${number}`,
        changes: [put('invoices', { ...invoice, payments })],
      };
    return {
      label: `Marked invoice ${number} as paid`,
      changes: [put('invoices', { ...invoice, status: 'paid', payments })],
    };
  };

/** Removes a payment that was recorded by mistake. A paid invoice then waits for the rest. @throws DomainError if it can’t */
export const removePayment =
  (invoiceId: string, id: string): Command =>
  (read) => {
    const invoice = latestInvoice(read, invoiceId);
    if (invoice.status !== 'sent' && invoice.status !== 'paid')
      throw new DomainError(`${invoiceName(invoice)} is void, so its payments can’t be changed.`);
    const payment = invoice.payments.find((one) => one.id === id);
    if (!payment) throw new DomainError('This payment was removed already.');
    const { number, currency } = invoice;
    return {
      label: `Removed the payment of ${formatMoney(payment.amount, currency)} from invoice ${number}`,
      changes: [
        put('invoices', {
          ...invoice,
          status: 'sent',
          payments: invoice.payments.filter((one) => one !== payment),
        }),
      ],
    };
  };
