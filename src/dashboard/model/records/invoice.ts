import {
  day,
  id,
  integer,
  list,
  matching,
  minutes,
  money,
  nullable,
  object,
  oneOf,
  record,
  text,
  type TypeOf,
} from '@/dashboard/model/fields/fields';

const invoiceLine = object({
  id: id(),
  text,
  /** Null for a line without time. */
  minutes: nullable(minutes),
  hourlyRate: nullable(money),
  /** The record that had the rate. Null for a line without time. */
  rateFrom: nullable(oneOf(['project', 'kind', 'person'])),
  amount: money,
  entryIds: list(id('timeEntries')),
});

/** An invoice to a client. It keeps the names and addresses of the day when it was made. */
export const invoice = record({
  clientId: id('clients'),
  clientName: text,
  clientAddress: text,
  clientTaxNumber: text,
  agencyName: text,
  agencyAddress: text,
  /** `2026-001`, or '' for a draft. */
  number: text,
  status: oneOf(['draft', 'sent', 'paid', 'void']),
  /** ISO 4217: the agency's currency when the invoice was made. */
  currency: matching(/^[A-Z]{3}$/, 'a currency code such as USD'),
  /** Period of the work. */
  firstDay: day,
  lastDay: day,
  lines: list(invoiceLine),
  /** In basis points: 1900 is 19%. */
  taxRate: integer(0, 10_000),
  createdOn: day,
  issuedOn: nullable(day),
  dueOn: day,
  paidOn: nullable(day),
  voidedOn: nullable(day),
  voidReason: text,
  note: text,
});

export interface Invoice extends TypeOf<typeof invoice> {}
export interface InvoiceLine extends TypeOf<typeof invoiceLine> {}
