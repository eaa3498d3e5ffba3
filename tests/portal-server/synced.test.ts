import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { put, remove } from '@/dashboard/model/change';
import { sharedLeave } from '@/dashboard/model/public-leave';
import type {
  Client,
  CollectionName,
  Leave,
  Person,
  RecordOf,
  StoredFile,
  Task,
} from '@/dashboard/model/records/records';
import {
  changePassword,
  choosePassword,
  endDevices,
  invite,
  readDevices,
  signIn,
  whySignedOut,
} from '@/dashboard/store/synced/accounts';
import { createRemote } from '@/dashboard/store/synced/remote';
import { InvitedError, OfflineError, SignedOutError } from '@/dashboard/store/synced/requests';
import { openSyncedStore, type SyncedStore } from '@/dashboard/store/synced/synced-store';
import { createMemorySyncStorage } from '../dashboard/store/synced/fake-server';
import { emailOf, startAgency, type Agency, type Name } from './agency';
import { blankRecord } from '../dashboard/blank-record';
import { openAccount, query, requireFromServer, signIn as enterFrom } from './portal-server';

const time = { today: '2026-11-18', at: '2026-11-18T10:00:00.000Z' };
const stores: SyncedStore[] = [];

let agency: Agency;
beforeAll(async () => {
  // Node 20 has none.
  globalThis.WebSocket ??= requireFromServer('ws') as typeof WebSocket;
  agency = await startAgency();
}, 120_000);
afterAll(async () => {
  for (const store of stores) store.close();
  await agency.server.stop();
  agency.server.remove();
});

async function open(
  name: Name,
  token = agency.people[name].token,
  storage = createMemorySyncStorage(),
): Promise<SyncedStore> {
  const remote = createRemote(agency.server.url, token);
  const store = await openSyncedStore({ remote, storage, time });
  stores.push(store);
  await store.sync();
  return store;
}

const read = async <Collection extends CollectionName>(
  store: SyncedStore,
  collection: Collection,
  id: string,
) => (await store.read([{ collection, id }]))[0] as RecordOf<Collection> | null;

/** Waits until a browser shows something, without asking the server itself. */
const until = (store: SyncedStore, isShown: () => Promise<boolean>) =>
  new Promise<void>((resolve) => {
    const check = () => void isShown().then((shown) => shown && (stop(), resolve()));
    const stop = store.subscribe(check);
    check();
  });

it('shows a change in another browser, and hides it again where it is no longer theirs', async () => {
  const [otto, ivo] = [await open('otto'), await open('ivo')];
  const task = blankRecord('tasks', { assigneeId: 'ivo', title: 'Draw' });
  await otto.commit({ changes: [put('tasks', task)], entry: null });
  await until(ivo, async () => (await read(ivo, 'tasks', task.id))?.title === 'Draw');
  const mine = (await read(otto, 'tasks', task.id)) as Task;
  await otto.commit({ changes: [put('tasks', { ...mine, assigneeId: 'iris' })], entry: null });
  await until(ivo, async () => (await read(ivo, 'tasks', task.id)) === null);
});

it('has a person’s private fields for the person and the admin, and the rest for everyone', async () => {
  const [ada, emma, otto] = [await open('ada'), await open('emma'), await open('otto')];
  const seen = async (store: SyncedStore) => {
    const { name, phone, hourlyCost } = (await read(store, 'people', 'emma')) as Person;
    return [name, phone, hourlyCost];
  };
  expect(await seen(ada)).toEqual(['emma', 'phone of emma', 4200]);
  expect(await seen(emma)).toEqual(['emma', 'phone of emma', 4200]);
  expect(await seen(otto)).toEqual(['emma', '', null]);
});

it('has the days of a colleague’s leave while it is approved, and the whole leave for the mentor', async () => {
  const [ada, emma, iris] = [await open('ada'), await open('emma'), await open('iris')];
  const leave = blankRecord('leave', {
    personId: 'ivo',
    status: 'requested',
    kindId: 'sickness',
    note: 'Flu',
  });
  const decide = async (status: Leave['status']) => {
    const present = (await read(ada, 'leave', leave.id)) ?? leave;
    await ada.commit({ changes: [put('leave', { ...present, status })], entry: null });
    await until(emma, async () => (await read(emma, 'leave', leave.id))?.status === status);
  };
  for (const round of [1, 2]) {
    await decide('requested');
    expect([round, await read(iris, 'leave', leave.id)]).toEqual([round, null]);
    await decide('approved');
    await until(iris, async () => (await read(iris, 'leave', leave.id)) !== null);
    expect(await read(iris, 'leave', leave.id)).toEqual(sharedLeave({ ...leave, status: 'approved' }));
    expect(await read(emma, 'leave', leave.id)).toMatchObject({ kindId: 'sickness', note: 'Flu' });
    await decide('withdrawn');
    await until(iris, async () => (await read(iris, 'leave', leave.id)) === null);
  }
});

it('says to everyone that a month is signed off, and nothing else of its report', async () => {
  const [ada, ivo] = [await open('ada'), await open('ivo')];
  const note = blankRecord('reportNotes', { id: '2026-04', text: 'Only for admins' });
  await ada.commit({ changes: [put('reportNotes', note)], entry: null });
  const signedOffAt = '2026-05-04T08:00:00.000Z';
  const signed = { ...note, revision: 1, signedOffAt, signedOffById: agency.adminId };
  await ada.commit({ changes: [put('reportNotes', signed)], entry: null });
  await until(ivo, async () => (await read(ivo, 'reportNotes', note.id)) !== null);
  expect(await read(ivo, 'reportNotes', note.id)).toEqual({ ...note, revision: 1, signedOffAt, text: '' });
  await ada.commit({ changes: [put('reportNotes', { ...note, revision: 2 })], entry: null });
  await until(ivo, async () => (await read(ivo, 'reportNotes', note.id)) === null);
});

it('shows a colleague’s new name', async () => {
  const [emma, otto] = [await open('emma'), await open('otto')];
  const person = (await read(emma, 'people', 'emma')) as Person;
  await emma.commit({ changes: [put('people', { ...person, name: 'Emma Lind' })], entry: null });
  await until(otto, async () => (await read(otto, 'people', 'emma'))!.name === 'Emma Lind');
});

it('reads everything again with a new role, and drops what the old one saw', async () => {
  const [ada, otto] = [await open('ada'), await open('otto')];
  const client = blankRecord('clients', { name: 'Ferry' });
  await ada.commit({ changes: [put('clients', client)], entry: null });
  await until(otto, async () => (await read(otto, 'clients', client.id)) !== null);
  const person = (await read(ada, 'people', 'otto')) as Person;
  await ada.commit({ changes: [put('people', { ...person, kind: 'intern' })], entry: null });
  await until(otto, async () => (await read(otto, 'clients', client.id)) === null);
  const changed = (await read(ada, 'people', 'otto')) as Person;
  await ada.commit({ changes: [put('people', { ...changed, kind: 'employee' })], entry: null });
  await until(otto, async () => (await read(otto, 'clients', client.id)) !== null);
});

it('parks what the rules forbid, with the reason', async () => {
  const ivo = await open('ivo');
  const entry = blankRecord('timeEntries', { personId: 'ivo', day: '2026-11-24', minutes: 60 });
  const sheet = blankRecord('timesheets', { id: 'ivo:2026-11-23', personId: 'ivo', weekStart: '2026-11-23' });
  await ivo.commit({
    changes: [put('timeEntries', entry), put('timesheets', { ...sheet, status: 'submitted' })],
    entry: null,
  });
  await ivo.sync();
  const saved = (await read(ivo, 'timeEntries', entry.id))!;
  await ivo.commit({ changes: [put('timeEntries', { ...saved, minutes: 90 })], entry: null });
  await ivo.sync();
  expect(ivo.parked().map(({ reason }) => reason)).toEqual([
    'This week’s time sheet is submitted, so its time is locked. Withdraw it first.',
  ]);
  expect((await read(ivo, 'timeEntries', entry.id))!.minutes).toBe(60);
});

it('reads the content of a file when somebody opens it, and all of them for a backup', async () => {
  const [emma, otto] = [await open('emma'), await open('otto')];
  const file = blankRecord('files', { size: 3, content: 'QUJD' }) as StoredFile;
  const resource = blankRecord('resources', { authorId: 'emma', status: 'published', fileIds: [file.id] });
  await emma.commit({ changes: [put('files', file), put('resources', resource)], entry: null });
  await until(otto, async () => (await read(otto, 'files', file.id)) !== null);
  expect((await read(otto, 'files', file.id))!.content).toBe('');
  expect((await otto.readFile(file.id)).content).toBe('QUJD');
  const { files = [] } = (await otto.export()).collections;
  expect(files.map(({ content }) => content)).toEqual(['QUJD']);
  await expect(otto.readFile('missing')).rejects.toThrow('This file does not exist any more');
});

it('names the file of an undo whose content is deleted for good', async () => {
  const emma = await open('emma');
  const files = ['plan.pdf', 'photo.jpg'].map((name) =>
    blankRecord('files', { name, size: 3, content: 'QUJD' }),
  );
  const [plan, photo] = files as [StoredFile, StoredFile];
  await emma.commit({ changes: files.map((file) => put('files', file)), entry: null });
  await emma.sync();
  const entry = { id: 'deleted', at: time.at, actorId: 'emma', label: 'Deleted', undoes: null };
  const stored = await Promise.all(files.map(async ({ id }) => (await read(emma, 'files', id))!));
  await emma.commit({ changes: stored.map((file) => remove('files', file)), entry });
  await emma.sync();
  await query(agency.server, 'DELETE FROM "Row" WHERE "objectId" = $1', [`files.deleted/${plan.id}`]);
  await emma.commit({
    changes: files.map((file) => put('files', { ...file, content: '' })),
    entry: { ...entry, id: 'undone', label: 'Undone: Deleted', undoes: 'deleted' },
  });
  await emma.sync();
  expect([emma.parked(), emma.lostFiles()]).toEqual([[], ['plan.pdf']]);
  expect(await read(emma, 'files', plan.id)).toBeNull();
  expect((await emma.readFile(photo.id)).content).toBe('QUJD');
});

it('reads a restored backup, and what comes after it', async () => {
  const [ada, emma] = [await open('ada'), await open('emma')];
  const [kept, lost, next] = ['Kept', 'Lost', 'Next'].map((name) => blankRecord('clients', { name })) as [
    Client,
    Client,
    Client,
  ];
  await ada.commit({ changes: [put('clients', kept)], entry: null });
  await ada.sync();
  const tables = ['Row', 'Revocation', 'Operation'];
  const run = async (statements: readonly string[]) => query(agency.server, statements.join(';'));
  const [backup] = await query<{ last_value: string }>(agency.server, 'SELECT last_value FROM undula_seq');
  await run(tables.map((name) => `CREATE TABLE "Kept${name}" AS TABLE "${name}"`));
  await ada.commit({ changes: [put('clients', lost)], entry: null });
  await until(emma, async () => (await read(emma, 'clients', lost.id)) !== null);

  await run([
    ...tables.map(
      (name) => `TRUNCATE "${name}"; INSERT INTO "${name}" TABLE "Kept${name}"; DROP TABLE "Kept${name}"`,
    ),
    `SELECT setval('undula_seq', ${backup!.last_value})`,
  ]);
  await run([`CREATE TABLE "KeptSession" AS TABLE "_Session"`]);
  await run([readFileSync('portal-server/production/after-restore.sql', 'utf8')]);
  // A session that ended after the backup would be open again.
  expect(await query(agency.server, 'SELECT 1 FROM "_Session"')).toEqual([]);
  await run([`INSERT INTO "_Session" TABLE "KeptSession"`, `DROP TABLE "KeptSession"`]);
  await agency.people.ada.commit([put('clients', next)]);
  await until(emma, async () => (await read(emma, 'clients', next.id)) !== null);
  expect(await read(emma, 'clients', lost.id)).toBeNull();
  expect((await read(emma, 'clients', kept.id))!.name).toBe('Kept');
});

/** Loses requests to a path: before they arrive, or their answers. */
async function losing<T>(path: string, what: 'request' | 'answer', run: () => Promise<T>): Promise<T> {
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (!new URL(address).pathname.endsWith(path)) return send(address, init);
    if (what === 'answer') await (await send(address, init)).text();
    throw new TypeError('The network is down.');
  });
  try {
    return await run();
  } finally {
    vi.stubGlobal('fetch', send);
  }
}

describe.each(['request', 'answer'] as const)('where the %s is lost', (what) => {
  const addPerson = async () => {
    const id = crypto.randomUUID();
    const own = { id, kind: 'employee', name: id, email: emailOf(id) } as const;
    await agency.people.ada.commit([put('people', blankRecord('people', own))]);
    return id;
  };
  // From an address of its own, as the number of tries of an address is limited.
  const enter = (id: string, password: string) => enterFrom(agency.server.url, emailOf(id), password);
  const invited = (id: string) => invite(agency.server.url, agency.people.ada.token, id);
  const opened = (id: string) => openAccount(agency.server.url, agency.people.ada, id, emailOf(id));

  it.each(['/login', '/classes/Row'])('a sign-in says so and works the next time: %s', async (path) => {
    const id = await addPerson();
    const password = await opened(id);
    const unreachable = 'The server can’t be reached. Check the connection and try again.';
    const attempt = () => signIn(agency.server.url, emailOf(id), password);
    await expect(losing(path, what, attempt)).rejects.toThrow(unreachable);
    expect(await attempt()).toMatchObject({ id, role: 'employee' });
  });

  it('an invitation is repeated, and only the password that was shown opens the account', async () => {
    const id = await addPerson();
    const first = (await invited(id)).password;
    await expect(losing('/functions/invite', what, () => invited(id))).rejects.toThrow(OfflineError);
    if (what === 'answer') await expect(enter(id, first)).rejects.toThrow('Invalid username/password');
    const shown = (await invited(id)).password;
    const { url } = agency.server;
    await expect(signIn(url, emailOf(id), shown)).rejects.toThrow(InvitedError);
    await expect(enter(id, first)).rejects.toThrow('Invalid username/password');
  });

  it.each(['/functions/choosePassword', '/login'])('an own password is chosen once: %s', async (path) => {
    const { url } = agency.server;
    const id = await addPerson();
    const { password } = await invited(id);
    const next = 'a quite long password';
    const choose = () => choosePassword(url, { email: emailOf(id), password, next });
    const unreachable = 'The server can’t be reached. Check the connection and try again.';
    await expect(losing(path, what, choose)).rejects.toThrow(unreachable);
    const isStored = what === 'answer' || path === '/login';
    if (isStored) {
      await expect(choose()).rejects.toThrow('If you have chosen your own, sign in with it.');
      expect(await signIn(url, emailOf(id), next)).toMatchObject({ id });
    } else expect(await choose()).toMatchObject({ id, role: 'employee' });
  });

  it('a change of the password is repeated, or has ended the session', async () => {
    const { url } = agency.server;
    const id = await addPerson();
    const [old, next] = [await opened(id), 'another long password'];
    const { token } = await enter(id, old);
    const change = () => changePassword(url, token, { old, next });
    await expect(losing('/functions/changePassword', what, change)).rejects.toThrow(OfflineError);
    if (what === 'answer') {
      await expect(change()).rejects.toThrow(SignedOutError);
      await expect(enter(id, old)).rejects.toThrow('could not sign in');
    } else await change();
    await enter(id, next);
  });

  it('a file is stored once, and read the next time', async () => {
    const emma = await open('emma');
    const file = blankRecord('files', { size: 3, content: 'QUJD' }) as StoredFile;
    await losing('/functions/commit', what, async () => {
      await emma.commit({ changes: [put('files', file)], entry: null });
      await emma.sync();
    });
    expect([emma.state(), emma.waiting()]).toEqual(['offline', 1]);
    await emma.sync();
    expect([emma.state(), emma.waiting(), emma.parked()]).toEqual(['synced', 0, []]);
    const [row] = await agency.people.emma.rows({ objectId: `files/${file.id}` });
    expect(row!.revision).toBe(1);
    const read = () => emma.readFile(file.id);
    await expect(losing('/classes/Row', what, read)).rejects.toThrow(OfflineError);
    expect((await read()).content).toBe('QUJD');
  });
});

describe.each(['request', 'answer'] as const)('an import of 2,403 records of several kinds', (what) => {
  it(`is whole after it was broken off in its middle, where the ${what} is lost`, async () => {
    const month = what === 'request' ? '2026-08' : '2026-09';
    const client = blankRecord('clients', { name: month });
    const project = blankRecord('projects', { clientId: client.id, name: month });
    const entries = Array.from({ length: 2400 }, (_, index) =>
      blankRecord('timeEntries', {
        personId: 'emma',
        projectId: project.id,
        day: `${month}-${String((index % 28) + 1).padStart(2, '0')}`,
        minutes: 1,
      }),
    );
    const note = blankRecord('reportNotes', {
      id: month,
      signedOffAt: '2026-11-01T09:00:00.000Z',
      signedOffById: agency.adminId,
    });
    const storage = createMemorySyncStorage();
    const ada = await open('ada', undefined, storage);
    const there = (await ada.export()).collections;
    const send = globalThis.fetch;
    let sent = 0;
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      if (!address.endsWith('/functions/commit') || (sent += 1) !== 2) return send(address, init);
      if (what === 'answer') await (await send(address, init)).text();
      throw new TypeError('The network is down.');
    });
    // The sign-off that locks the time of the month is in the last part.
    await ada.import({
      ...(await ada.export()),
      collections: {
        ...there,
        reportNotes: [...(there.reportNotes ?? []), note],
        clients: [...(there.clients ?? []), client],
        projects: [...(there.projects ?? []), project],
        timeEntries: [...(there.timeEntries ?? []), ...entries],
      },
    });
    await ada.sync();
    expect([ada.state(), ada.waiting()]).toEqual(['offline', 2]);
    ada.close();
    vi.stubGlobal('fetch', send);

    const again = await open('ada', undefined, storage);
    expect([again.state(), again.waiting(), again.parked()]).toEqual(['synced', 0, []]);
    const rows = await query<{ revision: number; count: string }>(
      agency.server,
      `SELECT revision, count(*) FROM "Row" WHERE collection = 'timeEntries' AND body LIKE $1 GROUP BY revision`,
      [`%${project.id}%`],
    );
    expect(rows).toEqual([{ revision: 1, count: '2400' }]);
    const [stored] = await agency.people.ada.rows({ objectId: `reportNotes.full/${month}` });
    expect(JSON.parse(stored!.body)).toMatchObject({ signedOffById: agency.adminId });
  });
});

describe.each([-1, 1])('a device whose clock is wrong by %i day', (days) => {
  afterEach(() => void vi.useRealTimers());

  it('shares its changes, and the later change counts whatever the clocks say', async () => {
    const [otto, emma] = [await open('otto'), await open('emma')];
    const task = blankRecord('tasks', { title: 'Draw' });
    const retitle = async (store: SyncedStore, title: string) => {
      const present = (await read(store, 'tasks', task.id)) as Task;
      await store.commit({ changes: [put('tasks', { ...present, title })], entry: null });
      await store.sync();
    };
    const right = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: right + days * 86_400_000 });
    await otto.commit({ changes: [put('tasks', task)], entry: null });
    await otto.sync();
    await retitle(otto, 'By the wrong clock');
    expect([otto.state(), otto.waiting(), otto.parked()]).toEqual(['synced', 0, []]);
    vi.useRealTimers();
    await emma.sync();
    await retitle(emma, 'By the right clock');
    await otto.sync();
    for (const store of [otto, emma])
      expect((await read(store, 'tasks', task.id))!.title).toBe('By the right clock');
    // The server’s clock says when a person was there.
    const [row] = await agency.people.otto.rows({ objectId: 'people/otto' });
    const { lastSeenAt } = JSON.parse(row!.body) as Person;
    expect(Math.abs(Date.parse(lastSeenAt!) - right)).toBeLessThan(7_200_000);
  });
});

it('says that the person was signed out and why, and keeps what waits', async () => {
  const iris = await open('iris');
  const ada = await open('ada');
  const person = (await read(ada, 'people', 'iris')) as Person;
  await ada.commit({ changes: [put('people', { ...person, status: 'suspended' })], entry: null });
  await ada.sync();
  await iris.commit({
    changes: [put('savedViews', blankRecord('savedViews', { ownerId: 'iris' }))],
    entry: null,
  });
  await iris.sync();
  expect([iris.state(), iris.waiting()]).toEqual(['signed-out', 1]);
  const { url } = agency.server;
  const suspended = 'Your account is suspended. Ask an admin.';
  expect(await whySignedOut(url, agency.people.iris.token)).toBe(suspended);
  expect(await whySignedOut(url, 'r:none')).toBe('You were signed out. Sign in again.');
  expect(await whySignedOut('http://127.0.0.1:1/parse', 'r:none')).toBe(
    'You were signed out. Sign in again.',
  );
  await expect(signIn(url, emailOf('iris'), agency.passwords.iris)).rejects.toThrow(suspended);
  await expect(signIn(url, emailOf('iris'), 'wrong')).rejects.toThrow(
    'The email or the password is wrong. Ten wrong passwords lock an account for 15 minutes.',
  );
});

it('signs out the device that another one of the person ends, at once', async () => {
  const { url } = agency.server;
  const { token } = agency.people.otto;
  const phone = await open('otto', (await signIn(url, emailOf('otto'), agency.passwords.otto)).token);
  const laptop = await open('otto');
  const other = (await readDevices(url, token)).find(({ isCurrent }) => !isCurrent)!;
  const isEnded = new Promise<void>((resolve) => {
    phone.subscribeState(() => phone.state() === 'signed-out' && resolve());
  });
  await endDevices(url, token, other.id);
  await isEnded;
  await laptop.sync();
  expect(laptop.state()).toBe('synced');
  await expect(endDevices(url, token, other.id)).rejects.toThrow('This device is already signed out');
});

it('signs in over the same client, and says what is wrong', async () => {
  expect(await signIn(agency.server.url, ` ${emailOf('EMMA')}`, agency.passwords.emma)).toEqual({
    id: 'emma',
    role: 'employee',
    name: 'Emma Lind',
    token: expect.stringMatching(/^r:/) as string,
  });
  await expect(signIn(agency.server.url, emailOf('emma'), 'wrong')).rejects.toThrow(
    'The email or the password is wrong. Ten wrong passwords lock an account for 15 minutes.',
  );
  const remote = createRemote(agency.server.url, 'r:none');
  await expect(remote.pull({ rows: 0, revocations: 0 })).rejects.toThrow(SignedOutError);
});
