import { afterEach, describe, expect, it, vi } from 'vitest';
import { put, remove } from '@/dashboard/model/change';
import { ConflictError, StorageFullError, StorageLostError } from '@/dashboard/store/store-errors';
import type { Project, Task } from '@/dashboard/model/records/records';
import { openSyncedStore, type SyncedStore } from '@/dashboard/store/synced/synced-store';
import { OutdatedError } from '@/dashboard/store/synced/server-rows';
import { StaleError } from '@/dashboard/store/synced/sync-storage';
import { seed, storeCases, task } from '../store-contract';
import { createMemorySyncStorage, FakeServer, lostReason, refusedNotes, type Fate } from './fake-server';
import { blankRecord } from '../../blank-record';

const time = { today: '2026-11-18', at: '2026-11-18T10:00:00.000Z' };

async function open(server: FakeServer, storage = createMemorySyncStorage()): Promise<SyncedStore> {
  const store = await openSyncedStore({ remote: server.remote(), storage, time });
  await store.sync();
  return store;
}

/** Lets requests and answers be lost by turns. */
function createFates(): () => Fate {
  const fates: readonly Fate[] = ['lost', 'answered', 'answer-lost', 'answered', 'answered'];
  let count = 0;
  return () => fates[(count += 1) % fates.length]!;
}

/** Sends until everything has arrived. */
async function settle(store: SyncedStore): Promise<void> {
  for (let tries = 0; store.state() !== 'synced' || store.waiting() > 0; tries += 1) {
    if (tries > 100) throw new Error(`Not settled: ${store.state()}`);
    await store.sync();
  }
}

const cases = storeCases.filter(({ ofBase }) => !ofBase);

describe('the store of a shared portal', () => {
  it.each(cases)('connected: $name', async ({ run }) => {
    const server = new FakeServer(seed);
    const store = await open(server);
    await run(store);
    await settle(store);
    expect(store.parked()).toEqual([]);
  });

  it.each(cases)('offline: $name', async ({ run }) => {
    const server = new FakeServer(seed);
    const store = await open(server);
    server.fate = () => 'lost';
    await run(store);
    server.fate = () => 'answered';
    await settle(store);
    expect(store.parked()).toEqual([]);
    // What the device shows is what the server has.
    const shown = [...(await store.load()).records].flatMap(([name, records]) =>
      [...records.values()].map((record) => [`${name}/${record.id}`, JSON.stringify(record)]),
    );
    const stored = [...server.rows.values()]
      .filter(({ gone }) => !gone)
      .map(({ objectId, body }) => [objectId, body]);
    const parsed = (pairs: string[][]) =>
      Object.fromEntries(pairs.map(([id, text]) => [id, JSON.parse(text!)]));
    expect(parsed(shown)).toEqual(parsed(stored));
  });

  it.each(cases)('with requests and answers that are lost: $name', async ({ run }) => {
    const server = new FakeServer(seed);
    const store = await open(server);
    server.fate = createFates();
    await run(store);
    await settle(store);
    expect(store.parked()).toEqual([]);
  });
});

const titleOf = async (store: SyncedStore, id = 't1') =>
  ((await store.read([{ collection: 'tasks', id }]))[0] as Task | null)?.title;

async function edit(store: SyncedStore, own: Partial<Task>, id = 't1'): Promise<void> {
  const [record] = (await store.read([{ collection: 'tasks', id }])) as [Task];
  const entry = { id: crypto.randomUUID(), at: time.at, actorId: 'noor', label: 'Changed', undoes: null };
  await store.commit({ changes: [put('tasks', { ...record, ...own })], entry });
}

it('has one and the same origin, which screens compare by identity', async () => {
  const store = await open(new FakeServer(seed));
  expect(store.origin()).toBe(store.origin());
});

describe('a device whose storage fails', () => {
  it.each([
    ['is full', new StorageFullError('Full.')],
    ['is gone', new StorageLostError('Gone.')],
  ])('continues with the server if it %s', async (_, problem) => {
    const server = new FakeServer(seed);
    const storage = createMemorySyncStorage();
    const store = await open(server, storage);
    expect(store.persistence()).toEqual({ state: 'stored' });
    storage.write = () => Promise.reject(problem);
    let told = 0;
    store.subscribe(() => void (told += 1));
    await edit(store, { title: 'Kept by the server' });
    await settle(store);
    expect(store.persistence()).toMatchObject({ state: 'memory-only' });
    expect(told).toBeGreaterThan(1);

    const other = await open(server);
    expect(await titleOf(other)).toBe('Kept by the server');
    await edit(other, { title: 'From another device' });
    await settle(other);
    await store.sync();
    expect(await titleOf(store)).toBe('From another device');
    expect(store.state()).toBe('synced');
  });

  it('stops neither what comes from the server nor its own state where it fails meanwhile', async () => {
    const server = new FakeServer(seed);
    const storage = createMemorySyncStorage();
    const store = await open(server, storage);
    const other = await open(server);
    await edit(other, { title: 'From another device' });
    await settle(other);
    storage.write = () => Promise.reject(new StorageFullError('Full.'));
    await store.sync();
    expect(await titleOf(store)).toBe('From another device');
    expect(store.state()).toBe('synced');
  });
});

describe('an undo of deleted files', () => {
  const files = ['plan', 'photo'].map((id) => ({
    id,
    revision: 1,
    name: `${id}.pdf`,
    type: 'application/pdf',
    size: 3,
    content: 'QUJD',
  }));

  /** Deletes the files and undoes that, with some contents gone meanwhile. */
  async function openUndone(lostIds: readonly string[], fate: Fate = 'answered') {
    const server = new FakeServer({ files });
    const store = await open(server);
    const entry = { id: 'deleted', at: time.at, actorId: 'noor', label: 'Deleted', undoes: null };
    await store.commit({ changes: files.map((file) => remove('files', file)), entry });
    await settle(store);
    for (const id of lostIds) server.lostFileIds.add(id);
    const fates = [fate];
    server.fate = () => fates.shift() ?? 'answered';
    await store.commit({
      changes: files.map((file) => put('files', { ...file, revision: 0 })),
      entry: { ...entry, id: 'undone', label: 'Undone: Deleted', undoes: 'deleted' },
    });
    await settle(store);
    return store;
  }

  it('names the files that did not come back', async () => {
    const store = await openUndone(['plan']);
    expect(store.lostFiles()).toEqual(['plan.pdf']);
    expect((await store.load()).records.get('files')!.has('plan')).toBe(false);
  });

  it('names the files that did not come back also when the answer of the server was lost', async () => {
    expect((await openUndone(['plan'], 'answer-lost')).lostFiles()).toEqual(['plan.pdf']);
  });

  it('names no files where the person may no longer read the restored record of the files', async () => {
    const server = new FakeServer();
    const remote = server.remote();
    const pull: typeof remote.pull = async (cursor) => ({ ...(await remote.pull(cursor)), rows: [] });
    const storage = createMemorySyncStorage();
    const store = await openSyncedStore({ remote: { ...remote, pull }, storage, time });
    const project = blankRecord('projects', { name: 'Pier', fileIds: files.map(({ id }) => id) });
    const entry = { id: 'undone', at: time.at, actorId: 'noor', label: 'Undone', undoes: 'deleted' };
    const returned = files.map((file) => put('files', { ...file, revision: 0 }));
    await store.commit({ changes: [...returned, put('projects', project)], entry });
    await settle(store);
    expect(server.rows.has('files/plan')).toBe(true);
    expect(store.lostFiles()).toEqual([]);
  });

  it('names no files where all came back', async () => {
    expect((await openUndone([])).lostFiles()).toEqual([]);
  });

  it.each(['answered', 'answer-lost'] as const)('is parked where no file can come back: %s', async (fate) => {
    const store = await openUndone(['plan', 'photo'], fate);
    expect(store.parked().map(({ reason }) => reason)).toEqual([lostReason]);
    expect(store.lostFiles()).toEqual([]);
    expect((await store.load()).records.get('files')!.size).toBe(0);
  });
});

describe('a device’s storage', () => {
  it('is read once and never written while nothing changes', async () => {
    const storage = createMemorySyncStorage();
    const store = await open(new FakeServer(seed), storage);
    const { read, write } = storage;
    const counts = { read: 0, write: 0 };
    storage.read = async (known) => {
      const snapshot = await read(known);
      if (snapshot) counts.read += 1;
      return snapshot;
    };
    storage.write = (change, stamp) => {
      counts.write += 1;
      return write(change, stamp);
    };
    for (let count = 0; count < 5; count += 1) await store.sync();
    expect(counts).toEqual({ read: 0, write: 0 });
  });

  it('has the other tab show everything again only where there is something else to show', async () => {
    const server = new FakeServer(seed);
    const storage = createMemorySyncStorage();
    const store = await open(server, storage);
    const other = await openSyncedStore({ remote: server.remote(false), storage, time });
    let told = 0;
    other.subscribe(() => void (told += 1));
    await edit(store, { title: 'From the other tab' });
    await settle(store);
    await expect.poll(() => other.waiting()).toBe(0);
    expect(await titleOf(other)).toBe('From the other tab');
    // Once for the change, and once for the server’s version of it.
    expect(told).toBe(2);
  });

  it('refuses a change where a newer page of this browser has left changes there', async () => {
    const storage = createMemorySyncStorage();
    const store = await open(new FakeServer(seed), storage);
    storage.write = () => Promise.reject(new StaleError());
    storage.read = () => Promise.reject(new OutdatedError());
    await expect(edit(store, { title: 'Lost' })).rejects.toThrow('Reload the page');
    expect(await titleOf(store)).toBe('Draw the buoys');
    expect(store.persistence()).toEqual({ state: 'stored' });
    await store.sync();
    expect(store.state()).toBe('outdated');
  });
});

describe('two browsers', () => {
  it('see each other’s changes', async () => {
    const server = new FakeServer(seed);
    const [one, other] = [await open(server), await open(server)];
    await edit(one, { title: 'Seen' });
    await settle(one);
    await settle(other);
    expect(await titleOf(other)).toBe('Seen');
  });

  it('keep both changes of different fields, and of lists, made offline', async () => {
    const server = new FakeServer(seed);
    const [one, other] = [await open(server), await open(server)];
    server.fate = () => 'lost';
    await edit(one, { title: 'One' });
    await edit(other, {
      status: 'done',
      subtasks: [...task('t1').subtasks, { id: '2', text: 'Ink', done: false }],
    });
    server.fate = () => 'answered';
    for (const store of [one, other, one]) await settle(store);
    for (const store of [one, other]) {
      const [record] = (await store.read([{ collection: 'tasks', id: 't1' }])) as [Task];
      expect([record.title, record.status, record.subtasks.length]).toEqual(['One', 'done', 2]);
      expect(store.parked()).toEqual([]);
    }
  });

  it('keep both versions of a field that both changed: one is shown, the other parked', async () => {
    const server = new FakeServer(seed);
    const [one, other] = [await open(server), await open(server)];
    server.fate = () => 'lost';
    await edit(one, { title: 'One' });
    await edit(other, { title: 'Other' });
    await edit(other, { title: 'And more' });
    await edit(other, { title: 'Fine' }, 't2');
    for (const store of [one, other]) await store.sync();
    server.fate = () => 'answered';
    await settle(one);
    await settle(other);
    expect(await titleOf(other)).toBe('One');
    await settle(one);
    expect(await titleOf(one, 't2')).toBe('Fine');
    expect(
      other
        .parked()
        .map(({ changes, theirs }) => [(changes[0]!.after as Task).title, (theirs[0] as Task).title]),
    ).toEqual([
      ['Other', 'One'],
      ['And more', 'One'],
    ]);
    await other.discard(other.parked()[0]!.id);
    expect(other.parked()).toHaveLength(1);
  });

  it('park what the server refuses, with its reason, and show the server’s version', async () => {
    const server = new FakeServer(seed);
    const store = await open(server);
    const events: boolean[] = [];
    store.subscribe(({ replaced }) => events.push(Boolean(replaced)));
    await edit(store, { title: 'Mine', notes: refusedNotes });
    expect(await titleOf(store)).toBe('Mine');
    await settle(store);
    expect(await titleOf(store)).toBe('Draw the buoys');
    expect(store.parked().map(({ reason }) => reason)).toEqual(['Not allowed.']);
    // The shown revision falls, so that all records must be read again.
    expect(events.at(-1)).toBe(true);
  });
});

describe('a server with a fault', () => {
  it('does not keep the changes of others from a browser, and gets what waits later', async () => {
    const server = new FakeServer(seed);
    const [store, other] = [await open(server), await open(server)];
    await edit(other, { title: 'From another browser' }, 't2');
    await settle(other);
    server.isFaulty = true;
    await edit(store, { title: 'Mine' });
    await store.sync();
    expect([store.state(), store.waiting(), store.parked()]).toEqual(['failing', 1, []]);
    expect([await titleOf(store), await titleOf(store, 't2')]).toEqual(['Mine', 'From another browser']);
    server.isFaulty = false;
    await settle(store);
    await settle(other);
    expect(await titleOf(other)).toBe('Mine');
  });
});

describe('a conflict without a newer record', () => {
  /** Counts the commits that reach a server. */
  const countCommits = (server: FakeServer) => {
    let count = 0;
    const commit = server.commit.bind(server);
    server.commit = (operation) => {
      count += 1;
      return commit(operation);
    };
    return () => count;
  };

  it('has everything read again, and the change is sent', async () => {
    const server = new FakeServer(seed);
    const store = await open(server);
    const row = server.rows.get('tasks/t1')!;
    server.rows.set('tasks/t1', {
      ...row,
      revision: 9,
      body: JSON.stringify({ ...task('t1'), revision: 9 }),
    });
    const commits = countCommits(server);
    await edit(store, { title: 'Mine' });
    await settle(store);
    expect([commits(), store.parked()]).toEqual([2, []]);
    expect(JSON.parse(server.rows.get('tasks/t1')!.body)).toMatchObject({ title: 'Mine', revision: 10 });
  });

  it('parks the change where reading everything does not help, and sends those after it', async () => {
    const server = new FakeServer(seed);
    const store = await open(server);
    const commit = server.commit.bind(server);
    let conflicts = 0;
    server.commit = (operation) => {
      if (JSON.stringify(operation).includes('"id":"t2"')) return commit(operation);
      conflicts += 1;
      return { result: 'conflict' };
    };
    await edit(store, { title: 'Mine' });
    await edit(store, { title: 'Later' }, 't2');
    await settle(store);
    expect(conflicts).toBe(1);
    expect(store.parked().map(({ reason }) => reason)).toEqual([
      'The server has another version, which this device cannot read.',
    ]);
    expect(JSON.parse(server.rows.get('tasks/t2')!.body)).toMatchObject({ title: 'Later' });
  });
});

describe('a store that nobody asks', () => {
  afterEach(() => void vi.useRealTimers());

  it('retries a lost request after longer and longer pauses, until it is closed', async () => {
    vi.useFakeTimers();
    const server = new FakeServer(seed);
    const store = await open(server);
    let requests = 0;
    server.fate = () => {
      requests += 1;
      return 'lost';
    };
    await edit(store, { title: 'Mine' });
    await vi.advanceTimersByTimeAsync(0);
    expect(requests).toBe(1);
    for (const [index, seconds] of [2, 4, 8, 16, 32, 60, 60].entries()) {
      await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
      expect(requests).toBe(index + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(requests).toBe(index + 2);
    }
    server.fate = () => 'answered';
    await vi.advanceTimersByTimeAsync(60_000);
    expect([store.state(), store.waiting()]).toEqual(['synced', 0]);
    server.fate = () => 'lost';
    await store.sync();
    server.fate = () => 'answered';
    await vi.advanceTimersByTimeAsync(2000);
    expect(store.state()).toBe('synced');
    store.close();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('sends again by itself what the server could not store', async () => {
    vi.useFakeTimers();
    const server = new FakeServer(seed);
    const store = await open(server);
    server.isFaulty = true;
    await edit(store, { title: 'Mine' });
    await vi.advanceTimersByTimeAsync(0);
    expect(store.state()).toBe('failing');
    server.isFaulty = false;
    await vi.advanceTimersByTimeAsync(2000);
    expect([store.state(), store.waiting()]).toEqual(['synced', 0]);
    store.close();
  });

  it('reads what others changed within a minute, without the bell, while its page is visible', async () => {
    vi.useFakeTimers();
    const server = new FakeServer(seed);
    let isVisible = false;
    const store = await openSyncedStore({
      remote: server.remote(false),
      storage: createMemorySyncStorage(),
      time,
      isVisible: () => isVisible,
    });
    await store.sync();
    const other = await open(server);
    await edit(other, { title: 'From another device' });
    await settle(other);
    other.close();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await titleOf(store)).toBe('Draw the buoys');
    isVisible = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await titleOf(store)).toBe('From another device');
    store.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a browser that is closed', () => {
  it('has at its next start what it could not send, and sends it once', async () => {
    const server = new FakeServer(seed);
    const storage = createMemorySyncStorage();
    const store = await open(server, storage);
    server.fate = () => 'lost';
    for (const title of ['One', 'Two', 'Three']) await edit(store, { title });
    store.close();
    const next = await open(server, storage);
    expect([await titleOf(next), next.waiting(), next.state()]).toEqual(['Three', 3, 'offline']);
    server.fate = () => 'answered';
    await settle(next);
    expect(server.done.size).toBe(3);
    expect(JSON.parse(server.rows.get('tasks/t1')!.body).title).toBe('Three');
    expect(storage.stored().outbox).toEqual([]);
  });

  it('sends an operation once whose answer was lost, also after another person changed the same field', async () => {
    const server = new FakeServer(seed);
    const storage = createMemorySyncStorage();
    const [store, other] = [await open(server, storage), await open(server)];
    server.fate = () => 'answer-lost';
    await edit(store, { title: 'Mine' });
    await store.sync();
    store.close();
    server.fate = () => 'answered';
    await settle(other);
    await edit(other, { title: 'Later' });
    await settle(other);
    const next = await open(server, storage);
    await settle(next);
    expect([await titleOf(next), next.parked()]).toEqual(['Later', []]);
  });

  it('imports more records than fit into one operation', async () => {
    const server = new FakeServer();
    const store = await open(server);
    const tasks = Array.from({ length: 2500 }, (_, index) => task(`t${index}`));
    await store.import({ ...(await store.export()), collections: { tasks } });
    await settle(store);
    expect([server.rows.size, server.done.size]).toEqual([2500, 3]);
  });
});

describe('a page of another version than the server', () => {
  /** Stores a task as a server of another version does. */
  const writeAs = (server: FakeServer, version: number, body: object) => {
    const row = server.rows.get('tasks/t1')!;
    server.rows.delete('tasks/t1');
    const seq = Math.max(...[...server.rows.values()].map((one) => one.seq)) + 50;
    server.rows.set('tasks/t1', { ...row, version, seq, revision: 2, body: JSON.stringify(body) });
    server.seq = seq;
  };

  it('keeps the records that it shows where the server has newer ones, and asks for a reload', async () => {
    const server = new FakeServer(seed);
    const storage = createMemorySyncStorage();
    const store = await open(server, storage);
    writeAs(server, 99, { ...task('t1'), title: 'In new words' });
    await edit(store, { title: 'Mine' }, 't2');
    await store.sync();
    expect([store.state(), store.parked()]).toEqual(['outdated', []]);
    expect([await titleOf(store), await titleOf(store, 't2')]).toEqual(['Draw the buoys', 'Mine']);
    // After the reload the new page reads everything that this one could not.
    expect(storage.stored().cursor.rows).toBeLessThan(server.seq);
  });

  it('asks for a reload where a newer page of this browser has stored newer records', async () => {
    const server = new FakeServer(seed);
    const storage = createMemorySyncStorage();
    const store = await open(server, storage);
    const row = server.rows.get('tasks/t1')!;
    await storage.write({ rows: [{ ...row, version: 99, seq: 50 }] }, storage.stored().stamp);
    await store.sync();
    expect([store.state(), await titleOf(store)]).toEqual(['outdated', 'Draw the buoys']);
  });

  it('reads records of an older server', async () => {
    const server = new FakeServer(seed);
    const store = await open(server);
    const { kindId: _, estimateMinutes: __, ...old } = task('t1');
    writeAs(server, 1, { ...old, revision: 2, title: 'In old words' });
    await store.sync();
    expect([store.state(), await titleOf(store)]).toEqual(['synced', 'In old words']);
  });
});

describe('an operation of several parts', () => {
  const ofProject = { projectId: 'old' };
  const entry = { id: 'merge', at: time.at, actorId: 'noor', label: 'Merged', undoes: null };

  it('parks with a refused part those after it, so that what it deletes stays', async () => {
    const server = new FakeServer({
      ...seed,
      tasks: Array.from({ length: 2500 }, (_, index) => ({ ...task(`t${index}`), ...ofProject })),
    });
    const store = await open(server);
    const { records } = await store.load();
    const [project] = records.get('projects')!.values();
    const moved = [...records.get('tasks')!.values()].map((record, index) =>
      put('tasks', {
        ...(record as Task),
        projectId: 'new',
        ...(index === 1500 && { notes: refusedNotes }),
      }),
    );
    await store.commit({ changes: [remove('projects', project as Project), ...moved], entry });
    await edit(store, { title: 'Another operation' }, 't0');
    await settle(store);
    expect(store.parked().map(({ id, changes }) => [id, changes.length])).toEqual([
      ['merge:1000', 1000],
      ['merge:2000', 501],
    ]);
    expect(server.rows.get(`projects/${project!.id}`)!.gone).toBe(false);
    expect(await titleOf(store, 't0')).toBe('Another operation');
  });

  it('has at most 2 MB in a part, as the server takes no more', async () => {
    const server = new FakeServer({ ...seed, tasks: [] });
    const store = await open(server);
    const sizes: number[] = [];
    const commit = server.commit.bind(server);
    server.commit = (operation) => {
      sizes.push(JSON.stringify(operation).length);
      return commit(operation);
    };
    const notes = 'x'.repeat(400_000);
    const long = Array.from({ length: 12 }, (_, index) => put('tasks', { ...task(`n${index}`), notes }));
    const file = blankRecord('files', {
      id: 'f',
      name: 'a',
      size: 1_500_003,
      content: 'A'.repeat(2_000_004),
    });
    await store.commit({ changes: [put('files', file), ...long], entry });
    await settle(store);
    expect([store.parked(), server.rows.size > 12]).toEqual([[], true]);
    expect(Math.max(...sizes.slice(1))).toBeLessThan(2_000_000);
    expect(sizes).toHaveLength(5);
  });

  it('sends files before the records that name them, and deletions last', async () => {
    const server = new FakeServer({ ...seed, tasks: [task('t1')] });
    const store = await open(server);
    const sent: string[][] = [];
    const commit = server.commit.bind(server);
    server.commit = (operation) => {
      sent.push(operation.changes.map(({ type, collection }) => `${type} ${collection}`));
      return commit(operation);
    };
    const [old] = (await store.read([{ collection: 'tasks', id: 't1' }])) as [Task];
    const added = Array.from({ length: 1500 }, (_, index) => put('tasks', task(`n${index}`)));
    const file = { id: 'f', revision: 0, name: 'a', type: '', size: 3, content: 'QUJD' };
    const created = task('gone');
    await store.commit({
      changes: [
        remove('tasks', old),
        put('tasks', created),
        ...added,
        remove('tasks', { ...created, revision: 1 }),
        put('files', file),
      ],
      entry,
    });
    await settle(store);
    expect(store.parked()).toEqual([]);
    expect([sent[0]![0], sent[1]!.slice(-3)]).toEqual([
      'put files',
      ['remove tasks', 'put tasks', 'remove tasks'],
    ]);
  });
});

it('exports without a file that can no longer be read', async () => {
  const file = { revision: 1, name: 'a', type: '', size: 3, content: '' };
  const server = new FakeServer({
    ...seed,
    files: [
      { ...file, id: 'gone' },
      { ...file, id: 'there' },
    ],
  });
  const storage = createMemorySyncStorage();
  const remote = server.remote();
  const readFiles: typeof remote.readFiles = async (ids) =>
    ids.includes('gone') ? [] : remote.readFiles(ids);
  const store = await openSyncedStore({ remote: { ...remote, readFiles }, storage, time });
  await store.sync();
  expect((await store.export()).collections.files!.map(({ id }) => id)).toEqual(['there']);
  await expect(store.readFile('gone')).rejects.toThrow('This file does not exist any more');
});

describe('two tabs of a browser', () => {
  it('send what both changed, each operation once, and show the same', async () => {
    const server = new FakeServer(seed);
    const storage = createMemorySyncStorage();
    const [one, other] = [await open(server, storage), await open(server, storage)];
    server.fate = createFates();
    await edit(one, { title: 'One' });
    await edit(other, { status: 'done' });
    await edit(one, { title: 'Two' }, 't2');
    server.fate = () => 'answered';
    for (const store of [one, other]) await settle(store);
    for (const store of [one, other]) {
      const [first, second] = (await store.read(
        ['t1', 't2'].map((id) => ({ collection: 'tasks', id })),
      )) as Task[];
      expect([first!.title, first!.status, second!.title]).toEqual(['One', 'done', 'Two']);
      expect([store.parked(), store.waiting()]).toEqual([[], 0]);
    }
    expect(server.done.size).toBe(3);
  });

  it('know what the other tab has not sent, also before its message', async () => {
    const server = new FakeServer(seed);
    const storage = { ...createMemorySyncStorage(), follow: () => () => {} };
    const [one, other] = [await open(server, storage), await open(server, storage)];
    server.fate = () => 'lost';
    await edit(one, { title: 'One' });
    // A sign-out asks about what this tab knows, and deletes nothing else.
    expect(other.unsent()).toEqual([]);
    expect(await other.readUnsent()).toHaveLength(1);
  });

  it('refuse a change of a record that the other tab has changed', async () => {
    const server = new FakeServer(seed);
    const storage = createMemorySyncStorage();
    const [one, other] = [await open(server, storage), await open(server, storage)];
    const [seen] = (await other.read([{ collection: 'tasks', id: 't1' }])) as [Task];
    server.fate = () => 'lost';
    await edit(one, { title: 'One' });
    const late = other.commit({ changes: [put('tasks', { ...seen, title: 'Other' })], entry: null });
    await expect(late).rejects.toThrow(ConflictError);
    expect(await titleOf(other)).toBe('One');
  });
});
