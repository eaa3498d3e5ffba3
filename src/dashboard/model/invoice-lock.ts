import type { Invoice } from './records/records';

const anyDay = '2000-01-01';

/**
 * The time that an invoice locks, for the server of a shared portal to send to everyone: otherwise the people whose time it is
 * do not see why they cannot change it. Everything else in it is the same in each. Null if it locks none.
 */
export function invoiceLock({ id, status, lines }: Invoice): Invoice | null {
  const entryIds = [...new Set(lines.flatMap((line) => line.entryIds))].sort();
  if ((status !== 'sent' && status !== 'paid') || entryIds.length === 0) return null;
  const line = { id: 'time', text: '', minutes: null, hourlyRate: null, rateFrom: null, amount: 0 };
  return {
    id,
    revision: 1,
    clientId: '',
    clientName: '',
    clientAddress: '',
    clientTaxNumber: '',
    agencyName: '',
    agencyAddress: '',
    number: '',
    numberSeries: '',
    numberPlace: null,
    status: 'sent',
    currency: 'XXX',
    firstDay: anyDay,
    lastDay: anyDay,
    lines: [{ ...line, entryIds, tax: { name: '', rate: 0 } }],
    discount: null,
    createdOn: anyDay,
    issuedOn: null,
    dueOn: anyDay,
    termDays: null,
    payments: [],
    voidedOn: null,
    voidReason: '',
    note: '',
  };
}
