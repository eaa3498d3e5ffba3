import { afterAll, beforeAll, expect, it } from 'vitest';
import { put } from '@/dashboard/model/change';
import type { Person, SeedRecords } from '@/dashboard/model/records/records';
import { backupOf } from '@/dashboard/store/backup/backup-of';
import { choosable, matchPeople } from '@/dashboard/store/bring/match-people';
import { operationsOf, planBringing } from '@/dashboard/store/bring/plan-bringing';
import { sendOperations, type SendIn } from '@/dashboard/store/bring/send-operations';
import { mapsOf } from '@/dashboard/store/record-maps';
import { createRemote, type Remote } from '@/dashboard/store/synced/remote';
import { OfflineError } from '@/dashboard/store/synced/requests';
import { openSyncedStore, type SyncedStore } from '@/dashboard/store/synced/synced-store';
import { createMemorySyncStorage } from '../dashboard/store/synced/fake-server';
import { startAgency, type Agency } from './agency';
import { blankRecord } from '../dashboard/blank-record';
import { query, requireFromServer } from './portal-server';

const time = { today: '2026-11-18', at: '2026-11-18T10:00:00.000Z' };

let agency: Agency;
let remote: Remote;
let store: SyncedStore;
beforeAll(async () => {
  // Node 20 has none.
  globalThis.WebSocket ??= requireFromServer('ws') as typeof WebSocket;
  agency = await startAgency();
  remote = createRemote(agency.server.url, agency.people.ada.token);
  store = await openSyncedStore({ remote, storage: createMemorySyncStorage(), time });
}, 120_000);
afterAll(async () => {
  store.close();
  await agency.server.stop();
  agency.server.remove();
});

const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const pad = (index: number) => String(index).padStart(5, '0');
/** A day of the months before November 2026. */
const dayOf = (index: number) => `2026-${String((index % 10) + 1).padStart(2, '0')}-1${index % 10}`;

/** The records of a device: 10,000 in all. Emma works there too, with another id. */
const records: SeedRecords = {
  people: [
    blankRecord('people', { id: 'test-employee', kind: 'employee', name: 'Nils' }),
    blankRecord('people', {
      id: 'e1',
      kind: 'employee',
      name: 'Emma',
      email: 'emma@agency.example',
      revision: 2,
    }),
  ],
  clients: many(50, (index) => blankRecord('clients', { id: `client-${index}` })),
  projects: many(100, (index) =>
    blankRecord('projects', {
      id: `project-${index}`,
      clientId: `client-${index % 50}`,
      leadId: 'test-admin',
      fileIds: index === 0 ? ['plan'] : [],
    }),
  ),
  files: [blankRecord('files', { id: 'plan', name: 'plan.pdf', size: 3, content: 'AAAA', revision: 1 })],
  tasks: many(1000, (index) =>
    blankRecord('tasks', {
      id: `task-${pad(index)}`,
      projectId: `project-${index % 100}`,
      assigneeId: ['test-admin', 'test-employee', 'e1'][index % 3]!,
    }),
  ),
  timeEntries: many(8834, (index) =>
    blankRecord('timeEntries', {
      id: `entry-${pad(index)}`,
      personId: ['test-admin', 'test-employee', 'e1'][index % 3]!,
      projectId: `project-${index % 100}`,
      day: dayOf(index),
      minutes: 30,
    }),
  ),
  invoices: [
    blankRecord('invoices', {
      id: 'invoice',
      clientId: 'client-0',
      status: 'sent',
      number: '2026-001',
      numberSeries: '2026-{number}',
      numberPlace: 1,
      lines: [
        {
          id: 'line',
          text: 'Design',
          minutes: 30,
          hourlyRate: null,
          rateFrom: null,
          amount: 100,
          entryIds: ['entry-00000'],
          tax: { name: 'VAT', rate: 1900 },
        },
      ],
    }),
  ],
  reportNotes: many(10, (index) =>
    blankRecord('reportNotes', {
      id: dayOf(index).slice(0, 7),
      signedOffAt: '2026-11-01T09:00:00.000Z',
      signedOffById: 'test-admin',
    }),
  ),
  bookmarks: [
    blankRecord('bookmarks', { id: 'test-admin:r1', personId: 'test-admin' }),
    blankRecord('bookmarks', { id: 'test-employee:r1', personId: 'test-employee' }),
  ],
};
const backup = backupOf(mapsOf(records), time.at, { base: 'own', ...time });
const total = Object.values(records).reduce((sum, list) => sum + list.length, 0);

async function present() {
  await store.sync();
  expect(store.state()).toBe('synced');
  return { records: (await store.load()).records, deleted: new Set(await remote.readDeleted()) };
}

async function plan() {
  const there = await present();
  const actorId = agency.adminId;
  const portalPeople = [...there.records.get('people')!.values()] as Person[];
  const people = matchPeople({ backup, records, present: there.records, actorId });
  return { people, portalPeople, items: planBringing({ records, people, present: there, actorId }) };
}

/** Brings the records once, as the portal does. */
async function bring(send: SendIn['send'] = remote.commit) {
  const { items } = await plan();
  return sendOperations({
    operations: operationsOf(items, false),
    actorId: agency.adminId,
    send,
    signal: new AbortController().signal,
    onProgress: () => {},
  });
}

const statesOf = async () => {
  const { items } = await plan();
  const count = (state: string) => items.filter((item) => item.state === state).length;
  return { new: count('new'), same: count('same'), different: count('different'), skipped: count('skipped') };
};

const countRows = async () => {
  const rows = await query<{ collection: string; count: string; most: number }>(
    agency.server,
    `SELECT collection, count(*), max(revision) AS most FROM "Row" WHERE "objectId" NOT LIKE 'people%' GROUP BY collection`,
  );
  return Object.fromEntries(rows.map(({ collection, count, most }) => [collection, [Number(count), most]]));
};

it('brings 10,000 records once, broken off half-way and repeated', async () => {
  expect(total).toBe(10_000);
  const before = await countRows();
  const { people, portalPeople } = await plan();
  expect(choosable(records, portalPeople).map(({ id }) => [id, people.get(id)])).toEqual([
    ['test-employee', expect.stringMatching(/^test-employee-/)],
    ['e1', 'emma'],
  ]);

  // The connection is lost half-way, and with it the answer to an operation that was stored.
  let sent = 0;
  const breaking: SendIn['send'] = async (commit) => {
    const answer = await remote.commit(commit);
    if ((sent += 1) === 7) throw new OfflineError('The answer is lost.');
    return answer;
  };
  await expect(bring(breaking)).rejects.toThrow(OfflineError);
  const half = await statesOf();
  expect(half.same).toBeGreaterThan(1000);
  expect(half.new).toBeGreaterThan(1000);

  expect(await bring()).toEqual([]);
  // Emma's name on the device differs, and a bookmark belongs to another person.
  expect(await statesOf()).toEqual({ new: 0, same: 9998, different: 1, skipped: 1 });
  expect(await bring()).toEqual([]);

  const { settings, 'settings.full': whole, leaveKinds, ...after } = await countRows();
  expect({ settings, 'settings.full': whole, leaveKinds }).toEqual({
    settings: before.settings,
    'settings.full': before['settings.full'],
    leaveKinds: before.leaveKinds,
  });
  // Each record once, in its first revision.
  expect(after).toEqual({
    clients: [50, 1],
    projects: [100, 1],
    'projects.full': [100, 1],
    tasks: [1000, 1],
    timeEntries: [8834, 1],
    files: [1, 1],
    'files.full': [1, 1],
    invoices: [1, 1],
    'invoices.full': [1, 1],
    reportNotes: [10, 1],
    'reportNotes.full': [10, 1],
    bookmarks: [1, 1],
  });
  const { records: there } = await present();
  expect(there.get('timeEntries')!.get('entry-00000')).toMatchObject({ personId: agency.adminId });
  expect(there.get('timeEntries')!.get('entry-00002')).toMatchObject({ personId: 'emma' });
  // Who may read the project opens its file.
  const emma = createRemote(agency.server.url, agency.people.emma.token);
  const [file] = await emma.readFiles(['plan']);
  expect(JSON.parse(file!.body)).toMatchObject({ name: 'plan.pdf', content: 'AAAA' });
});

it('does not send what the shared portal has locked or deleted', async () => {
  const late: SeedRecords = {
    timeEntries: ['2026-10-05', '2026-11-05', '2026-11-06'].map((day) =>
      blankRecord('timeEntries', { id: day, personId: 'emma', day }),
    ),
  };
  const planLate = async () =>
    planBringing({ records: late, people: new Map(), present: await present(), actorId: agency.adminId });
  const refused = await sendOperations({
    operations: operationsOf(await planLate(), false),
    actorId: agency.adminId,
    send: remote.commit,
    signal: new AbortController().signal,
    onProgress: () => {},
  });
  expect(refused).toEqual([]);
  const [entry] = [(await present()).records.get('timeEntries')!.get('2026-11-06')!];
  await agency.people.ada.commit([
    { type: 'remove', collection: 'timeEntries', id: entry.id, revision: entry.revision },
  ]);
  expect((await planLate()).map(({ record, state, reason }) => [record.id, state, reason])).toEqual([
    [
      '2026-10-05',
      'skipped',
      'October 2026 is signed off, so its time is locked. Reopen it in Monthly report to change it.',
    ],
    ['2026-11-05', 'same', null],
    ['2026-11-06', 'skipped', 'It was deleted in the shared portal.'],
  ]);
});

it('has a new person who can get an account', async () => {
  const { people } = await plan();
  const nils = (await present()).records.get('people')!.get(people.get('test-employee')!) as Person;
  const answer = await agency.people.ada.commit([
    put('people', { ...nils, email: 'nils@agency.example', status: 'active' }),
  ]);
  expect(answer).toEqual({ result: 'done' });
  // A person's access is the portal's, so that the change makes no difference to the device.
  expect(await statesOf()).toMatchObject({ different: 1, new: 0 });
});
