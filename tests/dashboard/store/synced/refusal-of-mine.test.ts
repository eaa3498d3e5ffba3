import { describe, expect, it } from 'vitest';
import type { Read } from '@/dashboard/model/command';
import { invoiceLock } from '@/dashboard/model/invoice-lock';
import type { InvoiceLine } from '@/dashboard/model/records/invoice';
import type { CollectionName, Person, Task, TimeEntry, Timesheet } from '@/dashboard/model/records/records';
import type { SeedRecords } from '@/dashboard/model/records/models';
import type { Parked, PendingChange } from '@/dashboard/store/synced/outbox';
import { refusalOfMine } from '@/dashboard/store/synced/refusal-of-mine';
import { blankRecord } from '../../blank-record';

const emma = { id: 'emma', kind: 'employee' } as Person;
const sheet = blankRecord('timesheets', {
  id: 'emma:2026-11-16',
  revision: 1,
  personId: 'emma',
  weekStart: '2026-11-16',
  status: 'submitted',
  submittedAt: '2026-11-20T15:00:00.000Z',
});
const decided = (status: Timesheet['status']): Timesheet => ({
  ...sheet,
  revision: 2,
  status,
  decidedAt: '2026-11-23T09:00:00.000Z',
  decidedById: 'ada',
});
const entry = { id: 'e', revision: 1, personId: 'emma', day: '2026-11-17', minutes: 60 } as TimeEntry;

const parked = (...changes: PendingChange[]): Parked => ({
  id: 'parked',
  at: '2026-11-20T15:30:00.000Z',
  label: 'Changed',
  undoes: null,
  sent: false,
  reason: 'Another person also changed this.',
  changes,
  theirs: changes.map(() => null),
});

/** Present records. */
const reads = (...records: (TimeEntry | Timesheet)[]): Read => readsWith({}, ...records);

/** Present records, with some lists. */
const readsWith = (lists: SeedRecords, ...records: (TimeEntry | Timesheet)[]): Read =>
  ({
    all: (name: CollectionName) => lists[name] ?? (name === 'people' ? [emma] : []),
    get: (collection: string, id: string) =>
      collection === (id.includes(':') ? 'timesheets' : 'timeEntries')
        ? (records.find((record) => record.id === id) ?? null)
        : null,
  }) as unknown as Read;

describe('the own version of a week that was decided on meanwhile', () => {
  const withdrawn = parked({
    collection: 'timesheets',
    id: sheet.id,
    before: sheet,
    after: { ...sheet, status: 'open', submittedAt: null },
  });

  it('cannot be kept once the week is approved, and says who can help', () => {
    expect(refusalOfMine(withdrawn, emma, reads(decided('approved')))).toBe(
      'This week’s time sheet is approved. Ask an admin to reopen it first.',
    );
  });

  it('can be kept while the week is submitted', () => {
    expect(refusalOfMine(withdrawn, emma, reads({ ...sheet, revision: 2 }))).toBeNull();
  });
});

describe('the own version of time', () => {
  const logged = parked({
    collection: 'timeEntries',
    id: 'e',
    before: entry,
    after: { ...entry, minutes: 90 },
  });

  it.each([
    ['approved', 'Ask an admin to reopen it first.'],
    ['submitted', 'Withdraw it first.'],
  ] as const)('cannot be kept in a week that is %s', (status, advice) => {
    expect(refusalOfMine(logged, emma, reads(entry, decided(status)))).toBe(
      `This week’s time sheet is ${status}, so its time is locked. ${advice}`,
    );
  });

  it('can be kept once an admin has returned the week', () => {
    expect(refusalOfMine(logged, emma, reads(entry, decided('returned')))).toBeNull();
  });

  it('cannot be kept in a month that is signed off', () => {
    const note = blankRecord('reportNotes', { id: '2026-11', signedOffAt: '2026-12-01T09:00:00.000Z' });
    expect(refusalOfMine(logged, emma, readsWith({ reportNotes: [note] }, entry))).toBe(
      'November 2026 is signed off, so its time is locked. Ask an admin to reopen it.',
    );
  });

  it('cannot be kept while the time is on an invoice', () => {
    const line = { id: 'l', entryIds: ['e'] } as unknown as InvoiceLine;
    const lock = invoiceLock(blankRecord('invoices', { status: 'sent', lines: [line] }))!;
    expect(refusalOfMine(logged, emma, readsWith({ invoices: [lock] }, entry))).toBe(
      'This time is on an invoice, so it is locked. Ask an admin to void the invoice.',
    );
  });

  it('can be kept by an admin', () => {
    const ada = { id: 'ada', kind: 'admin' } as Person;
    expect(refusalOfMine(logged, ada, reads(entry, decided('approved')))).toBeNull();
  });
});

it('can be kept where somebody deleted the record, whose other author the device knows', () => {
  const task = {
    id: 't',
    revision: 1,
    title: 'Draw the map',
    assigneeId: 'emma',
    comments: [{ id: 'c', authorId: 'otto', text: 'Nice', at: '2026-11-18T09:00:00.000Z' }],
  } as unknown as Task;
  const edited = parked({ collection: 'tasks', id: 't', before: task, after: { ...task, title: 'Draw it' } });
  expect(refusalOfMine(edited, emma, reads())).toBeNull();
});
