import type { Invoice } from '@/dashboard/model/records/records';
import { parseDecimal } from './decimal';

/** A status as lists show it: a sent invoice can be overdue. */
export type InvoiceState = Invoice['status'] | 'overdue';

export const invoiceStates: readonly InvoiceState[] = ['draft', 'sent', 'overdue', 'paid', 'void'];

export const invoiceStateNames: Readonly<Record<InvoiceState, string>> = {
  draft: 'Draft',
  sent: 'Sent',
  overdue: 'Overdue',
  paid: 'Paid',
  void: 'Void',
};

export const invoiceState = ({ status, dueOn }: Invoice, today: string): InvoiceState =>
  status === 'sent' && dueOn < today ? 'overdue' : status;

/** 'Invoice 2026-001', or 'Draft for Kiln & Co'. */
export const invoiceName = ({ number, clientName }: Pick<Invoice, 'number' | 'clientName'>): string =>
  number === '' ? `Draft for ${clientName}` : `Invoice ${number}`;

/** Basis points as a plain number of percent: 825 is '8.25'. */
export const plainTaxRate = (taxRate: number): string => String(taxRate / 100);

/** A typed number of percent in basis points, or an error message with the fix. */
export type ParsedTaxRate = { ok: true; taxRate: number } | { ok: false; error: string };

/** Parses a tax rate: `19`, `8.25`, `7,7%`. */
export function parseTaxRate(typed: string): ParsedTaxRate {
  const parsed = parseDecimal(typed.trim().replace(/\s*%$/, ''), 2);
  if (!parsed.ok)
    return {
      ok: false,
      error:
        parsed.reason === 'too precise'
          ? 'Enter at most two decimals, such as 8.25.'
          : 'Enter a tax rate such as 19, or 0 without tax.',
    };
  return parsed.units <= 10_000
    ? { ok: true, taxRate: parsed.units }
    : { ok: false, error: 'Enter at most 100.' };
}
