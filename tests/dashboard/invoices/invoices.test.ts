import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addLine,
  deleteDraft,
  draftInvoice,
  removeLine,
  redraftInvoice,
  sendInvoice,
  voidInvoice,
} from '@/dashboard/commands/invoices/invoice-changes';
import { recordPayment, removePayment } from '@/dashboard/commands/invoices/payment-changes';
import { addDays } from '@/dashboard/days/days';
import { dayPaid, openAmount, paymentsOf } from '@/dashboard/figures/invoice-payments';
import { invoiceTotals } from '@/dashboard/model/invoice-totals';
import { nextNumber } from '@/dashboard/figures/invoice-numbers';
import { priceOf, rateOf } from '@/dashboard/figures/rates';
import { assertInvoiceRules } from '@/dashboard/rules/invoiced-time';
import { put, remove, type Change } from '@/dashboard/model/change';
import { constantRate } from '@/dashboard/model/records/rate';
import { keepMine } from '@/dashboard/model/merge-records';
import type { Command } from '@/dashboard/model/command';
import type { Invoice, InvoiceLine, Person, TimeEntry } from '@/dashboard/model/records/records';
import { usualInvoicing } from '@/dashboard/model/records/usual-invoicing';
import { detailsOf, withDetails } from '@/dashboard/screens/invoices/draft-fields';
import { createSample } from '@/dashboard/sample/create-sample';
import { createMemoryStore } from '@/dashboard/store/memory-store';
import { createWorkspace } from '@/dashboard/store/workspace/create-workspace';
import { createMemoryWorkspace, type SeedRecords } from '@/dashboard/store/workspace/memory-workspace';
import { undoStateOf } from '@/dashboard/store/workspace/undo-state';
import type { Workspace } from '@/dashboard/store/workspace/workspace';
import { parsePercent, parseTaxRate, plainPercent } from '@/dashboard/words/invoice';
import { currencyDigits, parseMoney, plainMoney } from '@/dashboard/words/money';
import { buildProject } from '../build-project';
import { blankRecord } from '../blank-record';
import { editRecord } from '../write';

const today = '2026-11-18';
const sample = createSample(today);
const noor: Person = {
  ...sample.people!.find(({ id }) => id === 'noor-adair')!,
  hourlyRate: 9_000,
  earlier: [
    {
      until: '2026-10-14',
      team: 'Design',
      position: '',
      weeklyMinutes: 2400,
      hourlyRate: 8_000,
      hourlyCost: null,
    },
  ],
};
const buildEntry = (id: string, fields: Partial<TimeEntry> = {}) =>
  blankRecord('timeEntries', {
    id,
    personId: noor.id,
    projectId: 'ferry',
    day: '2026-10-13',
    minutes: 50,
    billable: true,
    ...fields,
  });
const week = (monday: string, status: 'approved' | 'submitted' = 'approved') => ({
  ...sample.timesheets![0]!,
  id: `${noor.id}:${monday}`,
  personId: noor.id,
  weekStart: monday,
  status,
});
const client = blankRecord('clients', {
  id: 'avery-crossings',
  name: 'Avery Crossings',
  status: 'active',
  address: '1 Quay',
});
const query = {
  clientId: client.id,
  range: { first: '2026-10-01', last: '2026-10-31' },
  grouping: 'project' as const,
  tax: { name: 'VAT', rate: 1900 },
  termDays: 14,
  today,
};

const records: SeedRecords = {
  people: [...sample.people!.filter(({ id }) => id !== noor.id), noor],
  clients: [client],
  projects: [
    buildProject(),
    buildProject({ id: 'site', name: 'Site', rates: constantRate(10_001) }),
    buildProject({ id: 'other', clientId: 'kiln' }),
  ],
  settings: sample.settings,
  timesheets: [week('2026-10-12'), week('2026-10-19', 'submitted')],
  timeEntries: [
    buildEntry('early'),
    buildEntry('late', { day: '2026-10-15', minutes: 20 }),
    buildEntry('site', { projectId: 'site', minutes: 7 }),
    buildEntry('waiting', { day: '2026-10-20' }),
    buildEntry('internal', { billable: false }),
    buildEntry('elsewhere', { projectId: 'other' }),
    buildEntry('earlier', { day: '2026-09-30' }),
  ],
};

function open(actorId = 'test-admin') {
  const workspace = createMemoryWorkspace(records, actorId);
  const run = async (command: Command) => {
    const outcome = await workspace.run(command);
    return outcome.done ? outcome.operation!.label : outcome.message;
  };
  const undoLast = async () => {
    const outcome = await workspace.undo(workspace.operations()[0]!.id);
    return outcome.done ? 'undone' : outcome.message;
  };
  const draft = (id: string, changes: Partial<typeof query & { projectIds: string[] }> = {}) =>
    run(draftInvoice({ id, ...query, ...changes }));
  const sent = async (id: string) => {
    await draft(id);
    await run(sendInvoice(id, today));
  };
  const line = (id: string): InvoiceLine => ({
    id,
    text: 'Hosting',
    minutes: null,
    hourlyRate: null,
    rateFrom: null,
    amount: 100,
    entryIds: [],
    tax: { name: 'VAT', rate: 1900 },
  });
  /** A draft with one line without time. */
  const addDraft = (id: string) =>
    run(() => ({
      label: 'Added',
      changes: [
        put('invoices', {
          ...workspace.get('invoices', 'a')!,
          id,
          revision: 0,
          lines: [line('l')],
        } as Invoice),
      ],
    }));
  const edit = (id: string) => run(editRecord('timeEntries', id, { minutes: 1 }));
  return { workspace, run, undoLast, draft, sent, addDraft, edit, line };
}

it('starts with the note of the settings, as its own copy', async () => {
  const { workspace, run, draft } = open();
  const write = (note: string) =>
    run((read) => {
      const settings = read.get('settings', 'agency')!;
      const invoicing = { ...settings.invoicing, note };
      return { label: 'Changed', changes: [put('settings', { ...settings, invoicing })] };
    });
  await write('IBAN DE02 1203 0000 0000 2020 51');
  await draft('a');
  await write('Another bank');
  expect(workspace.get('invoices', 'a')!.note).toBe('IBAN DE02 1203 0000 0000 2020 51');
});

describe('the rate of an hour', () => {
  const rate = (over: Partial<Parameters<typeof rateOf>[0]> = {}) =>
    rateOf({ day: '2026-10-14', project: buildProject(), kind: null, person: noor, ...over });

  it('is the project’s rate before the rate of the kind of work', () => {
    const kind = { id: 'design', name: 'Design', rates: constantRate(7_000) };
    const fixed = buildProject({ rates: constantRate(0) });
    expect(rate({ project: fixed, kind })).toEqual({ minor: 0, from: 'project' });
    expect(rate({ kind })).toEqual({ minor: 7_000, from: 'kind' });
    expect(rate({ kind: { ...kind, rates: constantRate(0) } })).toEqual({ minor: 0, from: 'kind' });
  });

  it('is the person’s rate of the day without another one', () => {
    expect(rate()).toEqual({ minor: 8_000, from: 'person' });
    expect(rate({ day: '2026-10-15' })).toEqual({ minor: 9_000, from: 'person' });
    expect(rate({ day: '2026-10-15', person: { ...noor, hourlyRate: null } })).toBeNull();
    expect(rate({ person: null })).toBeNull();
  });
});

describe('the arithmetic of an invoice', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000_000_000 });

  it('rounds the amount of a line half up', () => {
    expect(priceOf(1, 30)).toBe(1);
    expect(priceOf(1, 29)).toBe(0);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60_000 }),
        fc.integer({ min: 0, max: 1_000_000_000 }),
        (min, rate) => {
          const rest = BigInt(min) * BigInt(rate) - 60n * BigInt(priceOf(min, rate));
          expect(-30n <= rest && rest < 30n).toBe(true);
        },
      ),
    );
  });

  it('keeps each amount in currencies with 0, 2 and 3 decimals', () => {
    expect(['JPY', 'USD', 'KWD'].map(currencyDigits)).toEqual([0, 2, 3]);
    fc.assert(
      fc.property(fc.constantFrom('JPY', 'USD', 'KWD'), amount, (currency, minor) => {
        expect(parseMoney(plainMoney(minor, currency), currency)).toEqual({ ok: true, minor });
      }),
    );
  });

  it('keeps each tax rate from the field to the record', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (tenths) => {
        const rate = tenths / 10;
        expect(parseTaxRate(plainPercent(rate))).toEqual({ ok: true, rate });
      }),
    );
    expect(parseTaxRate('7,7 %')).toEqual({ ok: true, rate: 770 });
    // New York City.
    const city = { name: 'Sales tax', rate: 887.5 };
    expect(parseTaxRate('8.875')).toEqual({ ok: true, rate: 887.5 });
    expect(invoiceTotals({ lines: [{ amount: 123_456, tax: city }], discount: null }).tax).toBe(10_957);
    for (const typed of ['', '-1', '100.01', '1.2345', 'no', '9'.repeat(40), '💶'])
      expect(parseTaxRate(typed).ok).toBe(false);
    expect(parsePercent('100.01', '')).toEqual({
      ok: false,
      error: 'A percentage is at most 100. Enter 100 or less.',
    });
  });
});

describe('a draft', () => {
  it('has approved, billable time of the client in the period, a line for each rate', async () => {
    const { draft, workspace } = open();
    await draft('a');
    const invoice = workspace.get('invoices', 'a')!;
    expect(
      invoice.lines.map(({ text, minutes, amount, entryIds }) => [text, minutes, amount, entryIds]),
    ).toEqual([
      ['Harbour Ferry', 20, 3_000, ['late']],
      ['Harbour Ferry', 50, 6_667, ['early']],
      ['Site', 7, 1_167, ['site']],
    ]);
    expect(invoiceTotals(invoice)).toMatchObject({ net: 10_834, tax: 2_058, total: 12_892 });
    expect(invoice).toMatchObject({ clientName: client.name, clientAddress: '1 Quay', dueOn: '2026-12-02' });
  });

  it('of some projects leaves the time of the others for another invoice', async () => {
    const { draft, workspace } = open();
    await draft('a', { projectIds: ['site'] });
    const linesOf = (id: string) =>
      workspace.get('invoices', id)!.lines.map(({ text, amount }) => [text, amount]);
    expect(linesOf('a')).toEqual([['Site', 1_167]]);
    expect(await draft('b', { projectIds: ['site'] })).toMatch(
      /^The approved, billable time of Avery Crossings of the chosen projects in this period is on invoices/,
    );
    await draft('b');
    expect(linesOf('b')).toEqual([
      ['Harbour Ferry', 3_000],
      ['Harbour Ferry', 6_667],
    ]);
  });

  it('of some projects is rejected if one of them is another client’s', async () => {
    const { draft, workspace } = open();
    expect(await draft('a', { projectIds: ['site', 'other'] })).toBe(
      'A chosen project is no longer one of Avery Crossings. Choose the projects again.',
    );
    expect(workspace.all('invoices')).toEqual([]);
  });

  it('has each entry once and the right total to the cent, whatever projects are invoiced in turn', async () => {
    const rates: Record<string, number> = { ferry: 9_999, site: 10_001, quay: 3_333 };
    const ids = Object.keys(rates);
    const entry = fc.record({
      projectId: fc.constantFrom(...ids, 'other'),
      minutes: fc.integer({ min: 1, max: 500 }),
      day: fc.constantFrom('2026-10-13', '2026-10-15', '2026-10-20'),
      billable: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(entry, { maxLength: 20 }),
        fc.array(fc.uniqueArray(fc.constantFrom(...ids)), { maxLength: 4 }),
        async (drafts, turns) => {
          const entries = drafts.map((fields, index) => buildEntry(`e${index}`, fields));
          const workspace = createMemoryWorkspace(
            {
              ...records,
              projects: [
                ...ids.map((id) => buildProject({ id, name: id, rates: constantRate(rates[id]!) })),
                buildProject({ id: 'other', clientId: 'kiln' }),
              ],
              timeEntries: entries,
            },
            'test-admin',
          );
          const turnsAndRest = [...turns, []];
          for (const [index, projectIds] of turnsAndRest.entries())
            await workspace.run(draftInvoice({ id: `i${index}`, ...query, projectIds }));

          const invoices = workspace.all('invoices');
          const invoiced = invoices.flatMap(({ lines }) => lines.flatMap(({ entryIds }) => entryIds));
          const due = entries.filter(
            ({ projectId, day, billable }) => billable && projectId !== 'other' && day !== '2026-10-20',
          );
          expect([...invoiced].sort()).toEqual(due.map(({ id }) => id).sort());
          for (const invoice of invoices) {
            const chosen = turnsAndRest[Number(invoice.id.slice(1))]!;
            let net = 0n;
            for (const id of ids) {
              const minutes = due
                .filter((one) => one.projectId === id)
                .filter((one) => invoice.lines.some(({ entryIds }) => entryIds.includes(one.id)))
                .reduce((sum, one) => sum + BigInt(one.minutes), 0n);
              if (chosen.length > 0 && !chosen.includes(id)) expect(minutes).toBe(0n);
              net += (2n * minutes * BigInt(rates[id]!) + 60n) / 120n;
            }
            expect(BigInt(invoiceTotals(invoice).net)).toBe(net);
          }
        },
      ),
    );
  });

  it('is refused without a rate, with the people who have none', async () => {
    const { run, draft } = open();
    for (const id of ['ferry', 'site'])
      await run((read) => ({
        label: 'Changed',
        changes: [
          put('projects', { ...read.get('projects', id)!, rates: [] }),
          put('people', { ...read.get('people', noor.id)!, hourlyRate: null, earlier: [] }),
        ],
      }));
    expect(await draft('a')).toBe(
      `The approved, billable time of Avery Crossings in this period has no rate: ${noor.name}. Enter a rate for the project or the person first.`,
    );
  });

  it('groups its lines by task or person', async () => {
    const { draft, workspace } = open();
    await draft('a', { grouping: 'person' as never });
    expect(workspace.get('invoices', 'a')!.lines.map(({ text }) => text)).toEqual(
      Array.from({ length: 3 }, () => noor.name),
    );
    const other = open();
    await other.draft('a', { grouping: 'task' as never });
    expect(other.workspace.get('invoices', 'a')!.lines[0]!.text).toBe('Harbour Ferry: other work');
  });

  it('begins without lines for a fixed price, and takes no time', async () => {
    const { draft, run, workspace, line } = open();
    await draft('a', { grouping: 'none' as never });
    expect(workspace.get('invoices', 'a')!.lines).toEqual([]);
    await draft('b');
    expect(workspace.get('invoices', 'b')!.lines).toHaveLength(3);
    await run(addLine('a', line('deposit')));
    expect(await run(sendInvoice('a', today))).toMatch(/as sent$/);
  });

  it('of a voided invoice has its lines and note again, and its time cannot be on two', async () => {
    const { draft, run, workspace } = open();
    await draft('a');
    expect(await run(redraftInvoice('a', 'b', today))).toMatch(/is not void/);
    await run(sendInvoice('a', today));
    await run(voidInvoice('a', 'Wrong rate', today));
    expect(await run(redraftInvoice('a', 'b', today))).toMatch(
      /^Made a corrected draft of invoice [A-Z\d-]+$/,
    );
    const [voided, again] = ['a', 'b'].map((id) => workspace.get('invoices', id)!);
    expect(again).toMatchObject({
      status: 'draft',
      number: '',
      issuedOn: null,
      voidedOn: null,
      voidReason: '',
      lines: voided!.lines,
      note: voided!.note,
    });
    expect(await run(redraftInvoice('a', 'c', today))).toMatch(/Another invoice has some of this time now/);
  });

  it('of a voided invoice has the present name, address and tax number of the client', async () => {
    const { sent, run, workspace } = open();
    await sent('a');
    await run(voidInvoice('a', 'Wrong address', today));
    const present = { name: 'Avery Crossings Ltd', address: '77 Right Road', taxNumber: 'DE2' };
    await run(editRecord('clients', client.id, present, 'Corrected'));
    await run(redraftInvoice('a', 'b', today));
    expect(workspace.get('invoices', 'b')).toMatchObject({
      clientName: present.name,
      clientAddress: present.address,
      clientTaxNumber: present.taxNumber,
    });
  });

  it.each<[string, Partial<TimeEntry>]>([
    ['project', { projectId: 'site' }],
    ['task', { taskId: 'piers' }],
  ])('cannot be sent or drafted again once its time has another %s', async (_, changes) => {
    const { run, undoLast, workspace } = open();
    const correct = () => run(editRecord('timeEntries', 'early', changes, 'Corrected'));
    await run(draftInvoice({ id: 'a', ...query, grouping: 'task' }));
    await correct();
    expect(await run(sendInvoice('a', today))).toMatch(
      /^The time of “.*” has changed since this draft was made\. Delete the draft/,
    );
    await undoLast();
    await run(sendInvoice('a', today));
    await run(voidInvoice('a', 'Wrong project', today));
    const voided = workspace.operations()[0]!.id;
    await correct();
    const refused = /^The time of “.*” has changed since this invoice was made\. Make a new invoice instead/;
    expect(await run(redraftInvoice('a', 'b', today))).toMatch(refused);
    expect(await workspace.undo(voided)).toMatchObject({
      done: false,
      message: expect.stringMatching(refused) as string,
    });
  });

  it('cannot be sent or drafted again once its time has another rate', async () => {
    const { draft, run, undoLast } = open();
    const changeRate = () =>
      run(editRecord('projects', 'site', { rates: constantRate(20_000) }, 'Changed the rate'));
    await draft('a');
    await changeRate();
    expect(await run(sendInvoice('a', today))).toBe(
      'The rate of “Site” has changed since this draft was made. Delete the draft and make a new one.',
    );
    await undoLast();
    await run(sendInvoice('a', today));
    await run(voidInvoice('a', 'Wrong rate', today));
    await changeRate();
    expect(await run(redraftInvoice('a', 'b', today))).toBe(
      'The rate of “Site” has changed since this invoice was made. Make a new invoice instead.',
    );
  });

  it('cannot be sent once its time has no rate', async () => {
    const { draft, run } = open();
    await draft('a');
    await run((read) => ({
      label: 'Removed the rates',
      changes: [
        put('projects', { ...read.get('projects', 'site')!, rates: [] }),
        put('people', { ...read.get('people', noor.id)!, hourlyRate: null, earlier: [] }),
      ],
    }));
    expect(await run(sendInvoice('a', today))).toMatch(
      /^The rate of “.*” has changed since this draft was made/,
    );
  });

  it('has the sender of the settings until it is sent, and keeps that one', async () => {
    const { draft, run, workspace } = open();
    const moveTo = (address: string) => run(editRecord('settings', 'agency', { address }, 'Moved'));
    await draft('a');
    await moveTo('2 Quay');
    await run(sendInvoice('a', today));
    await moveTo('3 Quay');
    expect(workspace.get('invoices', 'a')!.agencyAddress).toBe('2 Quay');
  });

  it('reserves its time until a line or the draft is deleted', async () => {
    const { draft, run, workspace } = open();
    await draft('a');
    expect(await draft('b')).toMatch(/no approved, billable time/);
    const [line] = workspace.get('invoices', 'a')!.lines;
    await run(removeLine('a', line!));
    await draft('b');
    expect(workspace.get('invoices', 'b')!.lines).toHaveLength(1);
    await run(deleteDraft('b'));
    await run(deleteDraft('a'));
    await draft('c');
    expect(workspace.get('invoices', 'c')!.lines).toHaveLength(3);
  });

  it('is not restored while another invoice has its time', async () => {
    const { draft, run, workspace } = open();
    await draft('a');
    await run(deleteDraft('a'));
    const deletion = workspace.operations()[0]!.id;
    await draft('b');
    const outcome = await workspace.undo(deletion);
    expect(!outcome.done && outcome.message).toMatch(/Another invoice has some of this time/);
  });

  it('is not restored while another tab drafts an invoice of its time', async () => {
    for (const free of [[sendInvoice('a', today), voidInvoice('a', '', today)], [deleteDraft('a')]]) {
      const store = createMemoryStore({ seed: records });
      const openTab = () =>
        createWorkspace({
          store,
          loaded: store.loadNow(),
          actorId: 'test-admin',
          persistence: { state: 'stored' },
          reseed: () => records,
        });
      const one = openTab();
      for (const command of [draftInvoice({ id: 'a', ...query }), ...free])
        expect((await one.run(command)).done).toBe(true);
      expect((await openTab().run(draftInvoice({ id: 'b', ...query }))).done).toBe(true);
      const outcome = await one.undo(one.operations()[0]!.id);
      expect(!outcome.done && outcome.message).toMatch(/Another invoice has some of this time/);
    }
  });

  it('cannot be sent after its time changed', async () => {
    const { draft, run, edit } = open();
    await draft('a');
    expect(await edit('early')).toBe('Changed');
    expect(await run(sendInvoice('a', today))).toMatch(/time of “Harbour Ferry” has changed/);
  });

  it('cannot be sent after its project went to another client', async () => {
    const { draft, run } = open();
    await draft('a');
    await run(editRecord('projects', 'ferry', { clientId: 'kiln' }, 'Moved'));
    expect(await run(sendInvoice('a', today))).toMatch(/“Harbour Ferry” now belongs to another client/);
  });

  it('cannot be sent while a week of its time is no longer approved', async () => {
    const { draft, run, undoLast } = open();
    await draft('a');
    await run(editRecord('timesheets', `${noor.id}:2026-10-12`, { status: 'returned' }, 'Reopened'));
    expect(await run(sendInvoice('a', today))).toMatch(/no longer approved. Approve the week first/);
    await undoLast();
    expect(await run(sendInvoice('a', today))).toMatch(/^Marked invoice/);
  });

  it('is due a term after its issue, unless somebody chose the date', async () => {
    const { draft, run, workspace } = open();
    const choose = (dueOn: string, id = 'a') =>
      run((read) => {
        const invoice = read.get('invoices', id)!;
        return {
          label: 'Changed',
          changes: [put('invoices', withDetails({ ...detailsOf(invoice), dueOn, note: 'x' }, invoice))],
        };
      });
    await draft('a');
    await choose('2026-12-02');
    expect(await run(sendInvoice('a', '2026-12-16'))).toMatch(/as sent$/);
    expect(workspace.get('invoices', 'a')).toMatchObject({ issuedOn: '2026-12-16', dueOn: '2026-12-30' });
    await run(voidInvoice('a', '', '2026-12-16'));
    await run(redraftInvoice('a', 'b', '2026-12-16'));
    await choose('2026-12-31', 'b');
    expect(await run(sendInvoice('b', '2026-12-20'))).toMatch(/as sent$/);
    expect(workspace.get('invoices', 'b')).toMatchObject({ issuedOn: '2026-12-20', dueOn: '2026-12-31' });
  });

  it('drafted again has the term of the settings', async () => {
    const { sent, run, workspace } = open();
    await sent('a');
    await run(voidInvoice('a', '', today));
    await run(redraftInvoice('a', 'b', today));
    await run(sendInvoice('b', '2026-12-01'));
    expect(workspace.get('invoices', 'b')!.dueOn).toBe('2026-12-31');
  });

  it('cannot be sent without lines or with a past due date', async () => {
    const { draft, run, workspace } = open();
    await draft('a');
    await run((read) => ({
      label: 'Changed',
      changes: [
        put('invoices', { ...read.get('invoices', 'a')!, dueOn: '2026-12-02', termDays: null } as Invoice),
      ],
    }));
    expect(await run(sendInvoice('a', '2026-12-03'))).toMatch(/due date, 2 December 2026, has passed/);
    for (const line of workspace.get('invoices', 'a')!.lines) await run(removeLine('a', line));
    expect(await run(sendInvoice('a', today))).toMatch(/no lines/);
  });

  it('takes a credit of at most the other lines with its tax', async () => {
    const { draft, run, line, workspace } = open();
    await draft('a');
    const { lines, total } = invoiceTotals(workspace.get('invoices', 'a')!);
    const { tax } = workspace.get('invoices', 'a')!.lines[0]!;
    const credit = { ...line('deposit'), text: 'Deposit', tax, amount: -5_000 };
    expect(await run(addLine('a', { ...credit, id: 'x', amount: -lines - 1 }))).toMatch(
      /would be −US\$0\.01\. A credit reduces other lines with the same tax: lower or remove the credit/,
    );
    expect(await run(addLine('a', { ...credit, id: 'y', tax: { name: 'Other', rate: 500 } }))).toMatch(
      /^The lines with “Other 5%” would be −US\$50\.00\./,
    );
    expect(await run(addLine('a', credit))).toBe('Added Deposit to the draft');
    const now = invoiceTotals(workspace.get('invoices', 'a')!);
    expect(now.lines).toBe(lines - 5_000);
    expect(now.total).toBeLessThan(total);
  });

  it('refuses amounts that are too large to be stored', async () => {
    const { draft, run, line } = open();
    await draft('a');
    expect(await run(addLine('a', { ...line('x'), amount: 1_000_000_000_000 }))).toMatch(/at most/);
  });
});

describe('a sent invoice', () => {
  const changes: Record<string, (workspace: Workspace) => Change> = {
    'time changed': ({ get }) => put('timeEntries', { ...get('timeEntries', 'early')!, minutes: 300 }),
    'no longer approved': ({ get }) =>
      put('timesheets', { ...get('timesheets', `${noor.id}:2026-10-12`)!, status: 'returned' }),
    'another client’s': ({ get }) => put('projects', { ...get('projects', 'ferry')!, clientId: 'kiln' }),
  };

  it.each([
    ['time changed', 'Make a new invoice instead.'],
    ['no longer approved', 'Approve the week first.'],
    ['another client’s', 'Make a new invoice instead.'],
  ])('does not come back by undo of its voiding: %s', async (name, advice) => {
    const { sent, run, workspace } = open();
    await sent('a');
    await run(recordPayment({ invoiceId: 'a', id: 'p', paidOn: today }));
    await run(voidInvoice('a', 'Wrong client', today));
    const voiding = workspace.operations()[0]!.id;
    await run(() => ({ label: 'Changed', changes: [changes[name]!(workspace)] }));
    const change = workspace.operations()[0]!.id;
    const outcome = await workspace.undo(voiding);
    expect(!outcome.done && outcome.message).toContain(advice);
    expect(workspace.get('invoices', 'a')!.status).toBe('void');
    await workspace.undo(change);
    expect((await workspace.undo(voiding)).done).toBe(true);
    expect(workspace.get('invoices', 'a')!.status).toBe('paid');
  });

  it('is not sent by redo after its time changed', async () => {
    const { sent, workspace, undoLast, edit } = open();
    await sent('a');
    await undoLast();
    const undo = workspace.operations()[0]!.id;
    await edit('early');
    const outcome = await workspace.undo(undo);
    expect(!outcome.done && outcome.message).toBe(
      'The time of “Harbour Ferry” has changed since this draft was made. Delete the draft and make a new one.',
    );
  });

  it('is paid again by a redo after its client was edited', async () => {
    const { sent, run, workspace, undoLast } = open();
    await sent('a');
    await run(recordPayment({ invoiceId: 'a', id: 'p', paidOn: today }));
    expect(await undoLast()).toBe('undone');
    const undo = workspace.operations()[0]!.id;
    await run(editRecord('clients', client.id, { address: '2 Quay' }, 'Edited'));
    const outcome = await workspace.undo(undo);
    expect(outcome.done || outcome.message).toBe(true);
    expect(workspace.get('invoices', 'a')!.status).toBe('paid');
  });

  it('comes back by undo of its voiding, whatever its rates are by now', async () => {
    const { sent, run, workspace } = open();
    await sent('a');
    await run(editRecord('projects', 'site', { rates: constantRate(20_000) }, 'Changed the rate'));
    await run(voidInvoice('a', 'By mistake', today));
    expect((await workspace.undo(workspace.operations()[0]!.id)).done).toBe(true);
    expect(workspace.get('invoices', 'a')!.status).toBe('sent');
  });

  it('has the next number of its year, without gaps', async () => {
    const { draft, addDraft, run, workspace, undoLast } = open();
    await draft('a');
    await addDraft('b');
    await addDraft('c');
    await run(sendInvoice('a', today));
    expect(await run(sendInvoice('a', today))).toMatch(/was marked as sent already/);
    const first = workspace.operations()[0]!.id;
    await run(sendInvoice('b', today));
    expect(workspace.get('invoices', 'b')!.number).toBe('2026-002');
    const outcome = await workspace.undo(first);
    expect(!outcome.done && outcome.message).toMatch(
      /can’t be undone, because “Marked invoice 2026-002 as sent” changed the same data later/,
    );
    expect(await undoLast()).toBe('undone');
    await run(sendInvoice('c', today));
    expect(
      workspace
        .all('invoices')
        .map(({ number }) => number)
        .sort(),
    ).toEqual(['', '2026-001', '2026-002']);
    expect(nextNumber(workspace.all('invoices'), usualInvoicing, '2027').number).toBe('2027-001');
  });

  it('locks its lines and its time until it is voided', async () => {
    const { sent, draft, run, edit, line, workspace } = open();
    await sent('a');
    expect(await edit('early')).toBe(
      'This time is on invoice 2026-001, so it is locked. Void the invoice to change it.',
    );
    expect(await run(addLine('a', line('x')))).toMatch(/can no longer be changed/);
    expect(await run(deleteDraft('a'))).toMatch(/can no longer be changed/);
    await run(recordPayment({ invoiceId: 'a', id: 'p', paidOn: today }));
    expect(await edit('early')).toMatch(/is locked/);
    expect(await run(recordPayment({ invoiceId: 'a', id: 'p', paidOn: today }))).toMatch(
      /was marked as paid already/,
    );
    await run(voidInvoice('a', ' Wrong client ', today));
    expect(workspace.get('invoices', 'a')).toMatchObject({ number: '2026-001', voidReason: 'Wrong client' });
    expect(await run(addLine('a', line('x')))).toMatch(/is void .* Make a corrected draft instead\.$/);
    expect(await run(recordPayment({ invoiceId: 'a', id: 'p', paidOn: today }))).toMatch(/It is void\.$/);
    expect(await edit('early')).toBe('Changed');
    await draft('b');
    await run(sendInvoice('b', today));
    expect(workspace.get('invoices', 'b')!.number).toBe('2026-002');
  });

  it('keeps everything but its payments and its voiding, whatever an operation says', async () => {
    const { sent, run, workspace, line } = open();
    await sent('a');
    const { lines } = workspace.get('invoices', 'a')!;
    const change = (own: Partial<Invoice>) => run(editRecord('invoices', 'a', own));
    const refusal = 'Invoice 2026-001 was sent, so it can’t be changed. Void it instead.';
    expect(await change({ lines: [line('x')] })).toBe(refusal);
    expect(await change({ status: 'draft', lines: [line('x')] })).toBe(refusal);
    expect(await change({ discount: { kind: 'percent', rate: 1000 } })).toBe(refusal);
    for (const own of [
      { note: 'Reminded' },
      { clientName: 'Kiln' },
      { clientAddress: '2 Quay' },
      { dueOn: '2027-02-01' },
      { issuedOn: '2026-11-01' },
      { agencyName: 'Another' },
      { currency: 'JPY' },
    ])
      expect(await change(own)).toBe(refusal);
    expect(await change({ clientId: 'kiln' })).toBe('Changed');
    expect(await change({ status: 'paid' })).toMatch(/^Invoice 2026-001 can’t be paid while /);
    const { total } = invoiceTotals(workspace.get('invoices', 'a')!);
    const payments = [{ id: 'p', paidOn: today, amount: total }];
    expect(await change({ payments })).toMatch(
      /^Invoice 2026-001 would have payments of its whole total without being paid\./,
    );
    expect(await change({ status: 'paid', payments })).toBe('Changed');
    expect(workspace.get('invoices', 'a')!.lines).toEqual(lines);
  });

  it('takes payments of a part, and is paid once they are the whole', async () => {
    const { draft, run, workspace, undoLast } = open();
    await draft('a');
    expect(await run(recordPayment({ invoiceId: 'a', id: 'p', paidOn: today, amount: 100 }))).toMatch(
      /Mark it as sent first/,
    );
    await run(sendInvoice('a', today));
    const now = () => workspace.get('invoices', 'a')!;
    const { total } = invoiceTotals(now());
    const pay = (id: string, amount: number, paidOn = today) =>
      run(recordPayment({ invoiceId: 'a', id, paidOn, amount }));
    expect(await pay('one', 10_000)).toBe('Recorded US$100.00 for invoice 2026-001');
    expect(now()).toMatchObject({ status: 'sent' });
    expect(dayPaid(now())).toBeNull();
    expect(openAmount(now())).toBe(total - 10_000);
    expect(await pay('two', total)).toMatch(/is still to pay\. Enter that or less\.$/);
    expect(await pay('two', 0)).toBe('Enter the amount of the payment.');
    expect(await undoLast()).toBe('undone');
    expect(openAmount(now())).toBe(total);
    await pay('one', 10_000, addDays(today, 3));
    expect(await pay('two', total - 10_000, addDays(today, 1))).toBe('Marked invoice 2026-001 as paid');
    expect(now()).toMatchObject({ status: 'paid' });
    expect(dayPaid(now())).toBe(addDays(today, 3));
    expect(openAmount(now())).toBe(0);
    expect(paymentsOf(now()).map(({ paidOn, amount }) => [paidOn, amount])).toEqual([
      [addDays(today, 1), total - 10_000],
      [addDays(today, 3), 10_000],
    ]);
  });

  it('is never paid more than its total, and lists payments of a merge by their days', async () => {
    const { sent, run, workspace } = open();
    await sent('a');
    const invoice = workspace.get('invoices', 'a')!;
    const { total } = invoiceTotals(invoice);
    const merged = (first: number, second: number): Invoice => ({
      ...workspace.get('invoices', 'a')!,
      payments: [
        { id: 'theirs', paidOn: addDays(today, 2), amount: first },
        { id: 'mine', paidOn: today, amount: second },
      ],
    });
    const change = (next: Invoice) => run(() => ({ label: 'Merged', changes: [put('invoices', next)] }));
    expect(await change(merged(total, 1))).toMatch(/is more than its total of .* Remove a payment first\.$/);
    expect(await change(merged(100, 200))).toBe('Merged');
    expect(paymentsOf(workspace.get('invoices', 'a')!).map(({ amount }) => amount)).toEqual([200, 100]);
  });

  it('is refused as paid where the versions of two admins add up to another sum', async () => {
    const { sent, run, workspace } = open();
    await sent('a');
    const base = workspace.get('invoices', 'a')!;
    const { total } = invoiceTotals(base);
    await run(recordPayment({ invoiceId: 'a', id: 'mine', paidOn: today }));
    const mine = workspace.get('invoices', 'a')!;
    expect(mine.payments).toEqual([{ id: 'mine', paidOn: today, amount: total }]);
    await workspace.undo(workspace.operations()[0]!.id);
    await run(recordPayment({ invoiceId: 'a', id: 'theirs', paidOn: today, amount: 100 }));
    const merged = keepMine('invoices', { base, mine, theirs: workspace.get('invoices', 'a') })!;
    expect(merged).toMatchObject({ status: 'paid', payments: [{ amount: 100 }, { amount: total }] });
    expect(await run(() => ({ label: 'Kept', changes: [put('invoices', merged)] }))).toMatch(
      /is more than its total of .* Remove a payment first\.$/,
    );
  });

  it('that is new, or was a draft, has payments that fit its total and its status', async () => {
    const { draft, run, workspace } = open();
    await draft('a');
    const made = workspace.get('invoices', 'a')!;
    const { total } = invoiceTotals(made);
    const sent = { ...made, number: '2026-001', numberSeries: '2026-{number}', numberPlace: 1 };
    const paymentOf = (amount: number) => [{ id: 'p', paidOn: today, amount }];
    const store = (invoice: Invoice) =>
      run(() => ({ label: 'Stored', changes: [put('invoices', { ...invoice, issuedOn: today })] }));
    const fresh = {
      ...sent,
      id: 'b',
      revision: 0,
      number: '2026-002',
      numberPlace: 2,
      lines: sent.lines.map((one) => ({ ...one, entryIds: [] })),
    };
    for (const invoice of [sent, fresh]) {
      expect(await store({ ...invoice, status: 'paid' })).toMatch(
        /^Invoice 2026-00\d can’t be paid while US\$[\d.,]+ is still to pay\. Record that payment first\.$/,
      );
      expect(await store({ ...invoice, status: 'sent', payments: paymentOf(2 * total) })).toMatch(
        /is more than its total of .* Remove a payment first\.$/,
      );
      expect(await store({ ...invoice, status: 'sent', payments: paymentOf(total) })).toMatch(
        /would have payments of its whole total without being paid/,
      );
      expect(await store({ ...invoice, status: 'draft', number: '', payments: paymentOf(1) })).toBe(
        'A draft can’t have payments. Mark the invoice as sent first.',
      );
      expect(await store({ ...invoice, status: 'paid', payments: paymentOf(total) })).toBe('Stored');
    }
  });

  it('that is kept by two admins with different payments was paid on the day of its last one', async () => {
    const { sent, run, workspace } = open();
    await sent('a');
    const pay = (id: string, days: number, amount?: number) =>
      run(recordPayment({ invoiceId: 'a', id, paidOn: addDays(today, days), ...(amount && { amount }) }));
    await pay('first', 0, 5_000);
    await pay('second', 2);
    const base = workspace.get('invoices', 'a')!;
    await run(removePayment('a', 'second'));
    await pay('mine', 4);
    const mine = workspace.get('invoices', 'a')!;
    await run(removePayment('a', 'mine'));
    await run(removePayment('a', 'first'));
    await pay('theirs', 8, 5_000);
    await pay('second', 2);
    const merged = keepMine('invoices', { base, mine, theirs: workspace.get('invoices', 'a') })!;
    expect(merged.payments.map(({ id }) => id)).toEqual(['theirs', 'mine']);
    expect(await run(() => ({ label: 'Kept', changes: [put('invoices', merged)] }))).toBe('Kept');
    expect(dayPaid(workspace.get('invoices', 'a')!)).toBe(addDays(today, 8));
  });

  it('loses a payment that was recorded by mistake, and then waits for the rest', async () => {
    const { sent, run, workspace, undoLast } = open();
    await sent('a');
    await run(recordPayment({ invoiceId: 'a', id: 'one', paidOn: today, amount: 100 }));
    await run(recordPayment({ invoiceId: 'a', id: 'two', paidOn: today }));
    expect(await run(removePayment('a', 'one'))).toBe('Removed the payment of US$1.00 from invoice 2026-001');
    const now = () => workspace.get('invoices', 'a')!;
    expect(now()).toMatchObject({ status: 'sent', payments: [{ id: 'two' }] });
    expect(openAmount(now())).toBe(100);
    expect(await run(removePayment('a', 'one'))).toBe('This payment was removed already.');
    expect(await undoLast()).toBe('undone');
    expect(now()).toMatchObject({ status: 'paid', payments: [{ id: 'one' }, { id: 'two' }] });
    await run(voidInvoice('a', 'Wrong', today));
    expect(await run(removePayment('a', 'two'))).toMatch(/is void, so its payments can’t be changed\.$/);
  });

  it('keeps its payments: no undo of its sending or of one of them changes a total that was paid', async () => {
    const { sent, run, workspace } = open();
    await sent('a');
    const sending = workspace.operations()[0]!.id;
    await run(recordPayment({ invoiceId: 'a', id: 'one', paidOn: today, amount: 100 }));
    const part = workspace.operations()[0]!.id;
    const stateOf = (id: string) =>
      undoStateOf(
        workspace.operations().find((one) => one.id === id)!,
        workspace,
      ).state;
    expect([stateOf(sending), stateOf(part)]).toEqual(['not-allowed', 'possible']);
    const undone = await workspace.undo(sending);
    expect(!undone.done && undone.message).toMatch(/was sent, so it can’t be changed/);
    await run(recordPayment({ invoiceId: 'a', id: 'two', paidOn: today }));
    const last = workspace.operations()[0]!.id;
    const refused = await workspace.undo(part);
    expect(!refused.done && refused.message).toMatch(
      /because “Marked invoice 2026-001 as paid” changed the same data later/,
    );
    expect((await workspace.undo(last)).done).toBe(true);
    expect((await workspace.undo(part)).done).toBe(true);
    await run(recordPayment({ invoiceId: 'a', id: 'one', paidOn: today, amount: 100 }));
    const kept = workspace.operations()[0]!.id;
    await run(voidInvoice('a', 'Wrong', today));
    expect(stateOf(kept)).toBe('not-allowed');
    const ofVoid = await workspace.undo(kept);
    expect(!ofVoid.done && ofVoid.message).toBe('Invoice 2026-001 is void, so it can’t be changed.');
    await run(redraftInvoice('a', 'b', today));
    expect(workspace.get('invoices', 'a')!.payments).toHaveLength(1);
    expect(workspace.get('invoices', 'b')!.payments).toEqual([]);
  });

  it('cannot be deleted, even with the last number', async () => {
    const { sent, run, workspace } = open();
    await sent('a');
    const deletion = await run((read) => ({
      label: 'Deleted',
      changes: [remove('invoices', read.get('invoices', 'a')!)],
    }));
    expect(deletion).toMatch(/^Invoice 2026-001 was sent/);
    expect(workspace.get('invoices', 'a')!.status).toBe('sent');
  });

  it('is not changed by the undo of an edit of its draft', async () => {
    const { draft, run, workspace } = open();
    await draft('a');
    await run((read) => {
      const invoice = read.get('invoices', 'a')!;
      const details = { ...detailsOf(invoice), clientAddress: '2 New Street', note: 'Another bank' };
      return { label: 'Edited', changes: [put('invoices', withDetails(details, invoice))] };
    });
    const edit = workspace.operations()[0]!.id;
    await run(sendInvoice('a', today));
    const outcome = await workspace.undo(edit);
    expect(!outcome.done && outcome.message).toMatch(/^Invoice 2026-001 was sent, so it can’t be changed/);
    expect(workspace.get('invoices', 'a')).toMatchObject({
      clientAddress: '2 New Street',
      note: 'Another bank',
    });
  });

  it('cannot be planned before its time changed and stored after it', async () => {
    const { draft, workspace, edit, run } = open();
    await draft('a');
    const planned = sendInvoice('a', today)(workspace, {
      actorId: 'test-admin',
      at: `${today}T10:00:00.000Z`,
    });
    const judge = () => assertInvoiceRules(planned.changes, workspace, { actorId: 'test-admin' });
    expect(judge).not.toThrow();
    await edit('early');
    expect(judge).toThrow('The time of “Harbour Ferry” has changed since this draft was made.');
    await workspace.undo(workspace.operations()[0]!.id);
    await run(editRecord('projects', 'site', { rates: constantRate(20_000) }, 'Changed the rate'));
    expect(judge).toThrow('The rate of “Site” has changed since this draft was made.');
  });

  it('is not sent by redo after its rate changed', async () => {
    const { sent, run, workspace, undoLast } = open();
    await sent('a');
    await undoLast();
    const undo = workspace.operations()[0]!.id;
    await run(editRecord('projects', 'site', { rates: constantRate(20_000) }, 'Changed the rate'));
    const outcome = await workspace.undo(undo);
    expect(!outcome.done && outcome.message).toMatch(/^The rate of “Site” has changed since this draft/);
  });

  it('tells an employee to ask an admin', async () => {
    const { sent, workspace } = open();
    await sent('a');
    const seed = Object.fromEntries(
      (['people', 'timeEntries', 'invoices'] as const).map((name) => [name, workspace.all(name)]),
    );
    const other = createMemoryWorkspace(seed, 'test-employee');
    const outcome = await other.run(editRecord('timeEntries', 'early', { note: 'x' }));
    expect(!outcome.done && outcome.message).toBe(
      'This time is on an invoice, so it is locked. Ask an admin to void the invoice.',
    );
  });
});
