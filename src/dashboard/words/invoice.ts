import { counted } from './count';
import type { Discount, Invoice, LineTax } from '@/dashboard/model/records/records';

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

/** The days from the issue to the due date that a draft will have. Null if its due date is certain. */
export const termOf = ({ status, termDays }: Pick<Invoice, 'status' | 'termDays'>): number | null =>
  status === 'draft' ? termDays : null;

/** '14 days after the issue'. */
export const termWords = (days: number): string => `${counted(days, 'day')} after the issue`;

/** 'Invoice 2026-001', or 'Draft for Kiln & Co'. */
export const invoiceName = ({ number, clientName }: Pick<Invoice, 'number' | 'clientName'>): string =>
  number === '' ? `Draft for ${clientName}` : `Invoice ${number}`;

/** Basis points as a plain number of percent: 825 is '8.25'. */
export const plainPercent = (rate: number): string => String(Number((rate / 100).toFixed(3)));

/** 'VAT 19%', or the name alone for a rate of 0. */
export const taxName = ({ name, rate }: LineTax): string =>
  rate === 0 ? name : `${name} ${plainPercent(rate)}%`;

/** 'Discount 10%', or 'Discount' for an amount. */
export const discountName = (discount: Discount): string =>
  discount.kind === 'percent' ? `Discount ${plainPercent(discount.rate)}%` : 'Discount';

/** A typed number of percent in basis points, or an error message with the fix. */
export type ParsedPercent = { ok: true; rate: number } | { ok: false; error: string };

/**
 * Parses a percentage: `19`, `8.25`, `7,7%`.
 * @param help - the error message for text that is no percentage
 * @param digits - most decimals: 2 or 3
 */
export function parsePercent(typed: string, help: string, digits: 2 | 3 = 2): ParsedPercent {
  const parts = /^(\d*)(?:[.,](\d*))?\s*%?$/.exec(typed.trim());
  const [whole = '', fraction = ''] = parts?.slice(1) ?? [];
  if (whole + fraction === '') return { ok: false, error: help };
  if (/[1-9]/.test(fraction.slice(digits)))
    return {
      ok: false,
      error: `Enter at most ${digits === 2 ? 'two decimals, such as 8.25' : 'three decimals, such as 8.875'}.`,
    };
  const rate = Number(whole + fraction.slice(0, digits).padEnd(digits, '0')) / 10 ** (digits - 2);
  return rate <= 10_000
    ? { ok: true, rate }
    : { ok: false, error: 'A percentage is at most 100. Enter 100 or less.' };
}

/** Parses a tax rate. New York City's has three decimals. */
export const parseTaxRate = (typed: string): ParsedPercent =>
  parsePercent(typed, 'Enter a tax rate such as 19, or 0 without tax.', 3);

/** The error message for a typed number of days to pay an invoice, or null. */
export const termError = (typed: string): string | null =>
  /^\d{1,3}$/.test(typed.trim()) && Number(typed) <= 365
    ? null
    : 'Enter a number of days from 0 to 365, such as 30.';
