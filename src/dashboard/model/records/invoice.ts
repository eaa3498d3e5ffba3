import {
  day,
  either,
  id,
  integer,
  list,
  matching,
  minutes,
  money,
  nullable,
  number,
  object,
  oneOf,
  record,
  signedMoney,
  text,
  type TypeOf,
  type Unchecked,
} from '@/dashboard/model/fields/fields';
import { invoiceTotals } from '@/dashboard/model/invoice-totals';

/** A tax as it was in the settings when a line got it. */
const lineTax = object({
  /** Without the percentage: `VAT`. */
  name: text,
  /** In basis points, to a tenth: 1900 is 19%, 887.5 is 8.875%. */
  rate: number(0, 10_000),
});

const invoiceLine = object({
  id: id(),
  text,
  /** Null for a line without time. */
  minutes: nullable(minutes),
  hourlyRate: nullable(money),
  /** The record that had the rate. Null for a line without time. */
  rateFrom: nullable(oneOf(['project', 'kind', 'person'])),
  /** Before the discount and tax. Negative for a credit. */
  amount: signedMoney,
  entryIds: list(id('timeEntries')),
  tax: lineTax,
});

/** Deducted before tax. A percentage is in basis points: 1000 is 10%. */
const discount = either(
  object({ kind: oneOf(['percent']), rate: integer(0, 10_000) }),
  object({ kind: oneOf(['amount']), amount: money }),
);

/** A payment of the total, or of a part of it. */
const payment = object({ id: id(), paidOn: day, amount: money });

/** In version 1, all lines had one tax rate, and all numbers looked like `2026-001`. */
function withTaxOfLines({ taxRate, lines, number, ...stored }: Unchecked): Unchecked {
  const [year = '', place = ''] = String(number).split('-');
  const tax = { name: taxRate === 0 ? 'No tax' : 'Tax', rate: taxRate };
  return {
    ...stored,
    number,
    numberSeries: number === '' ? '' : `${year}-{number}`,
    numberPlace: number === '' ? null : Number(place),
    lines: (lines as readonly Unchecked[]).map((line) => ({ ...line, tax })),
    discount: null,
  };
}

/** In version 4, the payment that completed the total had a day only, and the total gave its amount. */
function withAllPayments({ partPayments, paidOn, ...stored }: Unchecked): Unchecked {
  const parts = partPayments as readonly TypeOf<typeof payment>[];
  if (paidOn === null) return { ...stored, payments: parts };
  const { total } = invoiceTotals(stored as Parameters<typeof invoiceTotals>[0] & Unchecked);
  const paid = parts.reduce((sum, { amount }) => sum + amount, 0);
  const last = { id: 'last', paidOn, amount: Math.max(total - paid, 0) };
  return { ...stored, payments: [...parts, last] };
}

/** An invoice to a client. It keeps the names and addresses of the day when it was made. */
export const invoice = record(
  {
    clientId: id('clients'),
    clientName: text,
    clientAddress: text,
    clientTaxNumber: text,
    agencyName: text,
    agencyAddress: text,
    /** `2026-001`, or '' for a draft. */
    number: text,
    /** The pattern of the number without its place, as `2026-{number}`, or '' for a draft. */
    numberSeries: text,
    /** The place of the number in its series: 1. Null for a draft. */
    numberPlace: nullable(integer(1)),
    status: oneOf(['draft', 'sent', 'paid', 'void']),
    /** ISO 4217: the agency's currency when the invoice was made. */
    currency: matching(/^[A-Z]{3}$/, 'a currency code such as USD'),
    /** Period of the work. */
    firstDay: day,
    lastDay: day,
    lines: list(invoiceLine),
    discount: nullable(discount),
    createdOn: day,
    issuedOn: nullable(day),
    dueOn: day,
    /** Days from the issue to the due date. Null if somebody chose the date. */
    termDays: nullable(integer(0, 365)),
    /** In the order in which they were stored. `paymentsOf` has them by day. */
    payments: list(payment),
    voidedOn: nullable(day),
    voidReason: text,
    note: text,
  },
  [
    withTaxOfLines,
    // The due date of a draft no longer counts from the day when it was made.
    (stored) => ({ ...stored, termDays: null }),
    // Earlier builds have no payments of a part, and take no credit lines.
    (stored) => ({ ...stored, partPayments: [] }),
    withAllPayments,
  ],
);

export interface Invoice extends TypeOf<typeof invoice> {}
export interface InvoiceLine extends TypeOf<typeof invoiceLine> {}
export interface InvoicePayment extends TypeOf<typeof payment> {}
export interface LineTax extends TypeOf<typeof lineTax> {}
export type Discount = TypeOf<typeof discount>;
