import { describe, expect, it } from 'vitest';
import {
  addLine,
  changeLine,
  draftInvoice,
  removeLine,
  sendInvoice,
} from '@/dashboard/commands/invoices/invoice-changes';
import { recordPayment } from '@/dashboard/commands/invoices/payment-changes';
import { changeCurrency } from '@/dashboard/commands/settings/change-currency';
import { unbilledTime } from '@/dashboard/commands/invoices/unbilled-time';
import { newClient } from '@/dashboard/commands/projects/client-changes';
import { deleteProjects } from '@/dashboard/commands/projects/project-changes';
import { locksOf } from '@/dashboard/figures/invoice-by-entry';
import { dayPaid } from '@/dashboard/figures/invoice-payments';
import { put } from '@/dashboard/model/change';
import { constantRate } from '@/dashboard/model/records/rate';
import type { Command } from '@/dashboard/model/command';
import type { Invoice, InvoiceLine, SeedRecords } from '@/dashboard/model/records/records';
import { createSettings } from '@/dashboard/model/records/first-settings';
import { createMemoryStore } from '@/dashboard/store/memory-store';
import { mapsOf } from '@/dashboard/store/record-maps';
import { createWorkspace } from '@/dashboard/store/workspace/create-workspace';
import { buildProject } from '../build-project';
import { entryOf, person, sheetOf } from '../time/records';
import { blankRecord } from '../blank-record';

const today = '2026-11-18';
const admin = { ...person, id: 'test-admin', kind: 'admin' as const, name: 'Admin' };
const line = (fields: Partial<InvoiceLine> = {}): InvoiceLine => ({
  id: 'l',
  text: 'Hosting',
  minutes: null,
  hourlyRate: null,
  rateFrom: null,
  amount: 10_000,
  entryIds: [],
  tax: { name: 'VAT', rate: 1_900 },
  ...fields,
});
const draft = (id: string, fields: Partial<Invoice> = {}) =>
  blankRecord('invoices', {
    id,
    clientId: 'field',
    clientName: 'Field',
    agencyName: 'Undula',
    status: 'draft',
    currency: 'USD',
    firstDay: '2026-10-01',
    lastDay: '2026-10-31',
    lines: [line()],
    createdOn: today,
    dueOn: '2026-12-02',
    ...fields,
  });

/** Workspaces of tabs that share one store. */
function openTabs(seed: SeedRecords) {
  const records: SeedRecords = { people: [admin, person], settings: [createSettings()], ...seed };
  const store = createMemoryStore({
    seed: records,
    origin: { base: 'sample', records: mapsOf(records) },
    reseed: () => records,
  });
  const openTab = () => {
    const workspace = createWorkspace({
      store,
      loaded: store.loadNow(),
      actorId: admin.id,
      persistence: { state: 'memory-only', reason: '' },
      reseed: () => records,
    });
    const run = async (command: Command) => {
      const outcome = await workspace.run(command);
      return outcome.done ? (outcome.operation?.label ?? '') : outcome.message;
    };
    return { workspace, run };
  };
  return [openTab(), openTab()] as const;
}

describe('two tabs that send drafts at the same time', () => {
  it('give them different numbers', async () => {
    const [one, other] = openTabs({ invoices: [draft('a'), draft('b')] });
    expect(await Promise.all([one.run(sendInvoice('a', today)), other.run(sendInvoice('b', today))])).toEqual(
      ['Marked invoice 2026-001 as sent', 'Marked invoice 2026-002 as sent'],
    );
  });

  it('send one draft once', async () => {
    const [one, other] = openTabs({ invoices: [draft('a')] });
    expect(await Promise.all([one.run(sendInvoice('a', today)), other.run(sendInvoice('a', today))])).toEqual(
      ['Marked invoice 2026-001 as sent', 'Invoice 2026-001 was marked as sent already.'],
    );
  });

  it('give the number of a pattern that the other tab has changed', async () => {
    const [one, other] = openTabs({ invoices: [draft('a')] });
    const change: Command = (read) => {
      const settings = read.get('settings', 'agency')!;
      const invoicing = { ...settings.invoicing, numberPattern: 'RE/{number}' };
      return { label: 'Changed', changes: [put('settings', { ...settings, invoicing })] };
    };
    expect(await Promise.all([one.run(change), other.run(sendInvoice('a', today))])).toEqual([
      'Changed',
      'Marked invoice RE/001 as sent',
    ]);
  });
});

describe('two tabs that draft an invoice of the same time', () => {
  const field = newClient('Field', 'field');
  const seed: SeedRecords = {
    clients: [field],
    projects: [buildProject({ id: 'buoys', clientId: field.id, rates: constantRate(9_000) })],
    timesheets: [sheetOf({ status: 'approved' })],
    timeEntries: [entryOf({ id: 'e', projectId: 'buoys', minutes: 60 })],
  };
  const drafting = (id: string) =>
    draftInvoice({
      id,
      clientId: field.id,
      range: { first: '2026-01-01', last: '2026-12-31' },
      grouping: 'project',
      tax: { name: 'VAT', rate: 1_900 },
      termDays: 14,
      today,
    });

  it('make one draft, and say that the time is on it', async () => {
    const [one, other] = openTabs(seed);
    expect(await Promise.all([one.run(drafting('a')), other.run(drafting('b'))])).toEqual([
      'Drafted an invoice for Field',
      'The approved, billable time of Field in this period is on invoices already: Draft for Field. Choose another period.',
    ]);
    expect(other.workspace.all('invoices').map(({ id }) => id)).toEqual(['a']);
  });
});

it('two tabs that mark an invoice as paid record one payment', async () => {
  const sent = { number: '2026-001', numberSeries: '2026-{number}', numberPlace: 1, issuedOn: today };
  const [one, other] = openTabs({ invoices: [draft('a', { status: 'sent', ...sent })] });
  expect(
    await Promise.all([
      one.run(recordPayment({ invoiceId: 'a', id: 'p', paidOn: '2026-11-17' })),
      other.run(recordPayment({ invoiceId: 'a', id: 'p', paidOn: '2026-11-18' })),
    ]),
  ).toEqual(['Marked invoice 2026-001 as paid', 'Invoice 2026-001 was marked as paid already.']);
  expect(dayPaid(other.workspace.get('invoices', 'a')!)).toBe('2026-11-17');
});

describe('an invoice with a deleted project', () => {
  it('keeps its lines and can be sent', async () => {
    const entry = entryOf({ id: 'e', projectId: 'gone', day: '2026-10-14' });
    const [{ run, workspace }] = openTabs({
      projects: [buildProject({ id: 'gone', name: 'Gone' })],
      timeEntries: [entry],
      timesheets: [sheetOf({ id: 'mira:2026-10-12', weekStart: '2026-10-12', status: 'approved' })],
      invoices: [draft('a', { lines: [line({ text: 'Gone', minutes: 60, entryIds: ['e'] })] })],
    });
    expect(await run(deleteProjects(['gone']))).toMatch(/^Deleted/);
    expect(await run(sendInvoice('a', today))).toBe('Marked invoice 2026-001 as sent');
    expect(workspace.get('invoices', 'a')!.lines[0]!.text).toBe('Gone');
  });

  it('frees its time for no other invoice, because the client of that time is not known', () => {
    const records = {
      projects: [],
      people: [person],
      tasks: [],
      timesheets: [],
      settings: [createSettings()],
      timeEntries: [entryOf({ projectId: 'gone' })],
      invoices: [],
    };
    const query = {
      clientId: 'field',
      range: { first: '2026-01-01', last: '2026-12-31' },
      grouping: 'project',
    };
    expect(unbilledTime(records, query as never)).toMatchObject({ lines: [], waitingMinutes: 0 });
  });
});

describe('a draft', () => {
  it('keeps its currency and amounts when the agency changes its currency', async () => {
    const [{ run, workspace }] = openTabs({ invoices: [draft('a')] });
    await run((read) => ({
      label: 'Changed',
      changes: [
        put('settings', { ...read.get('settings', 'agency')!, currency: 'JPY' }),
        ...changeCurrency(read, 'USD', 'JPY'),
      ],
    }));
    expect(workspace.get('invoices', 'a')).toMatchObject({ currency: 'USD', lines: [{ amount: 10_000 }] });
    expect(await run(sendInvoice('a', today))).toBe('Marked invoice 2026-001 as sent');
  });

  it('keeps a line that its discount needs', async () => {
    const [{ run, workspace }] = openTabs({
      invoices: [
        draft('a', {
          lines: [line(), line({ id: 'm', amount: 500 })],
          discount: { kind: 'amount', amount: 5_000 },
        }),
      ],
    });
    const message =
      'The lines would be US$5.00, less than the discount of US$50.00. Lower the discount first.';
    expect(await run(removeLine('a', line()))).toBe(message);
    expect(await run(changeLine('a', line({ amount: 0 })))).toBe(message);
    expect(workspace.get('invoices', 'a')!.lines[0]!.amount).toBe(10_000);
    expect(await run(removeLine('a', line({ id: 'm' })))).toBe('Removed Hosting from the draft');
  });

  it('refuses to change a line that another tab has removed', async () => {
    const [one, other] = openTabs({ invoices: [draft('a', { lines: [line(), line({ id: 'm' })] })] });
    await one.run(removeLine('a', line()));
    expect(await other.run(changeLine('a', line({ text: 'New' })))).toMatch(/^This line has been removed/);
    expect(await other.run(addLine('a', line({ text: '🚢 '.repeat(60) })))).toMatch(/^Added/);
  });
});

it('only sent and paid invoices lock their entries', () => {
  const entry = { id: 'e' };
  const withStatus = (status: Invoice['status']) =>
    locksOf([draft('a', { status, lines: [line({ entryIds: ['e', 'other'] })] })], [entry]);
  expect([...withStatus('sent').keys()]).toEqual(['e']);
  expect(withStatus('paid').get('e')?.id).toBe('a');
  expect(withStatus('draft').size + withStatus('void').size).toBe(0);
});
