import { blankRecord } from '../../tests/dashboard/blank-record';

/** A sent invoice of one line with some time entries. */
export const buildInvoice = (id: string, entryIds: readonly string[]) =>
  blankRecord('invoices', {
    id,
    clientId: 'avery-crossings',
    clientName: 'Avery Crossings',
    agencyName: 'Undula',
    number: '2026-001',
    numberSeries: '2026-{number}',
    numberPlace: 1,
    status: 'sent',
    currency: 'USD',
    firstDay: '2026-11-01',
    lastDay: '2026-11-30',
    lines: [
      {
        id: 'ferry',
        text: 'Harbour Ferry',
        minutes: 90,
        hourlyRate: 10_000,
        rateFrom: 'project',
        amount: 15_000,
        entryIds,
        tax: { name: 'No tax', rate: 0 },
      },
    ],
    createdOn: '2026-11-16',
    issuedOn: '2026-11-16',
    dueOn: '2026-12-16',
  });
