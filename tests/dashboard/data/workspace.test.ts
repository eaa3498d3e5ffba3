import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStore } from '@/dashboard/data/memory-store';
import { createMemoryWorkspace } from '@/dashboard/data/memory-workspace';
import { createWorkspace } from '@/dashboard/data/create-workspace';
import type { RecordStore } from '@/dashboard/data/record-store';
import type { Notice, NoticeTopic, Person, Task } from '@/dashboard/data/records';
import { createSample } from '@/dashboard/data/sample/create-sample';
import {
  ConflictError,
  DuplicateEmailError,
  StorageFullError,
  StorageLostError,
  type Change,
  type StoreEvent,
} from '@/dashboard/data/store-port';
import { freezeClock } from '@/platform/clock';
import { person, seed, task } from './store-contract';

const put = (record: Task): Change => ({ type: 'put', collection: 'tasks', record });
const putPerson = (record: Person): Change => ({ type: 'put', collection: 'people', record });

let thaw = () => {};
afterEach(() => thaw());

function open(given = seed, actorId = 'noor') {
  thaw = freezeClock(new Date('2026-11-18T10:00:00Z'));
  return createMemoryWorkspace(given, actorId);
}

describe('a workspace', () => {
  it('hands out the same array until one of its records changes', async () => {
    const workspace = open();
    const tasks = workspace.all('tasks');
    expect(workspace.all('tasks')).toBe(tasks);
    await workspace.write({
      label: 'Called one',
      changes: [putPerson({ ...person('noor', 'n@undula.example') })],
    });
    expect(workspace.all('tasks')).toBe(tasks);
    await workspace.write({ label: 'Changed', changes: [put({ ...task('t1'), title: 'New' })] });
    expect(workspace.all('tasks')).not.toBe(tasks);
    expect(workspace.get('tasks', 't1')).toMatchObject({ title: 'New', revision: 1 });
    expect(workspace.get('tasks', 'nothing')).toBeNull();
  });

  it('logs who did what and when, the newest first', async () => {
    const workspace = open();
    const operation = await workspace.write({ label: 'Renamed a task', changes: [put(task('t1', 'New'))] });
    expect(operation).toMatchObject({
      at: '2026-11-18T10:00:00.000Z',
      actorId: 'noor',
      label: 'Renamed a task',
      undoes: null,
      undone: false,
      changes: [
        { collection: 'tasks', id: 't1', before: { title: 'Draw the buoys' }, after: { title: 'New' } },
      ],
    });
    await workspace.write({ label: 'Read', changes: [put({ ...task('t2') })], quiet: true });
    expect(workspace.operations()).toEqual([operation]);
  });

  it('tells its listeners after a change, until they leave', async () => {
    const workspace = open();
    const events: StoreEvent[] = [];
    const stop = workspace.subscribe((event) => events.push(event));
    await workspace.write({ label: 'Changed', changes: [put(task('t1'))] });
    stop();
    await workspace.write({ label: 'Changed', changes: [put(task('t2'))] });
    expect(events).toEqual([{ changes: [{ collection: 'tasks', id: 't1' }], remote: false }]);
  });

  it('undoes an addition, a change and a removal, and does them again', async () => {
    const workspace = open();
    const done = await workspace.write({
      label: 'Tidied up',
      changes: [
        put(task('t9', 'Added')),
        put({ ...task('t1'), title: 'Changed' }),
        { type: 'remove', collection: 'tasks', id: 't2', revision: 0 },
      ],
    });
    const undone = await workspace.undo(done.id);
    expect(undone).toMatchObject({ label: 'Undid: Tidied up', undoes: done.id });
    expect(
      workspace
        .all('tasks')
        .map(({ title }) => title)
        .sort(),
    ).toEqual(['Count the gulls', 'Draw the buoys', 'Weigh the anchor']);
    expect(workspace.operations().map((one) => one.undone)).toEqual([false, true]);
    await expect(workspace.undo(done.id)).rejects.toThrow('This was undone already.');

    const again = await workspace.undo(undone.id);
    expect(again.label).toBe('Did again: Tidied up');
    expect(workspace.get('tasks', 't9')?.title).toBe('Added');
    expect(workspace.get('tasks', 't2')).toBeNull();
    expect(workspace.operations().map((one) => one.undone)).toEqual([false, true, true]);
    expect((await workspace.undo(again.id)).label).toBe('Undid: Tidied up');
    expect(workspace.get('tasks', 't9')).toBeNull();
  });

  it('does not undo what was changed since, or what it does not know', async () => {
    const workspace = open();
    const done = await workspace.write({ label: 'Changed', changes: [put({ ...task('t1'), title: 'One' })] });
    const kept = workspace.get('tasks', 't1')!;
    await workspace.write({ label: 'Again', changes: [put({ ...kept, title: 'Two' })] });
    await expect(workspace.undo(done.id)).rejects.toThrow(ConflictError);
    expect(workspace.get('tasks', 't1')?.title).toBe('Two');
    expect(workspace.operations().every(({ undone }) => !undone)).toBe(true);
    await expect(workspace.undo('nothing')).rejects.toThrow('This cannot be undone any more.');
  });

  it('refuses an e-mail address that somebody else has, and says whose it is', async () => {
    const workspace = open();
    const changes = [putPerson(person('new', 'Ilan@undula.example'))];
    await expect(workspace.write({ label: 'Added', changes })).rejects.toThrow(DuplicateEmailError);
    await expect(workspace.write({ label: 'Added', changes })).rejects.toThrow(
      'ilan already has the e-mail address Ilan@undula.example. Use another one.',
    );
    expect(workspace.get('people', 'new')).toBeNull();
  });

  it('goes on after a refusal, one write after the other', async () => {
    const workspace = open();
    const outcomes = await Promise.allSettled([
      workspace.write({ label: 'One', changes: [put({ ...task('t1'), title: 'One' })] }),
      workspace.write({ label: 'Two', changes: [put({ ...task('t1'), title: 'Two' })] }),
      workspace.write({ label: 'Three', changes: [put({ ...task('t2'), title: 'Three' })] }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(workspace.operations().map(({ label }) => label)).toEqual(['Three', 'One']);
  });

  it('holds the newest two thousand operations', async () => {
    const workspace = open();
    for (let count = 0; count < 2005; count += 1)
      await workspace.write({ label: String(count), changes: [] });
    expect(workspace.operations()).toHaveLength(2000);
    expect(workspace.operations()[0]!.label).toBe('2004');
  });

  it('exports, imports and goes back to the sample, and says so to its listeners', async () => {
    const workspace = open();
    await workspace.write({ label: 'Changed', changes: [put({ ...task('t1'), title: 'Mine' })] });
    const backup = await workspace.exportBackup();
    const heard = vi.fn();
    workspace.subscribe(heard);
    await workspace.reset();
    expect(workspace.get('tasks', 't1')?.title).toBe('Draw the buoys');
    expect(workspace.operations()).toEqual([]);
    await workspace.importBackup(backup);
    expect(workspace.get('tasks', 't1')?.title).toBe('Mine');
    expect(heard).toHaveBeenCalledTimes(2);
    expect(heard).toHaveBeenCalledWith(expect.objectContaining({ replaced: true }));
  });

  it('is done with its listeners when it is closed, and keeps what is handed in in the same breath', async () => {
    const workspace = open();
    workspace.close();
    await expect(workspace.write({ label: 'Last', changes: [put(task('t9'))] })).resolves.toMatchObject({
      label: 'Last',
    });
  });

  it('does not know what the browser holds where the browser does not tell', async () => {
    expect(await open().usage()).toBeNull();
    vi.stubGlobal('navigator', { storage: { estimate: async () => ({ usage: 5, quota: 100 }) } });
    expect(await open().usage()).toEqual({ used: 5, available: 100 });
  });
});

describe('a workspace whose store fails', () => {
  function openFailing(error: Error) {
    const memory = createMemoryStore({ seed });
    let fails = false;
    const store: RecordStore = {
      ...memory,
      commit: async (given) => {
        if (fails) throw error;
        return memory.commit(given);
      },
    };
    const workspace = createWorkspace({
      store,
      loaded: memory.loadNow(),
      actorId: 'noor',
      persistence: { state: 'kept' },
      reseed: () => seed,
    });
    return { workspace, fail: () => (fails = true) };
  }

  it.each([
    ['full', new StorageFullError('full'), /full.*Download a backup/],
    ['lost', new StorageLostError('lost'), /cannot be reached.*Download a backup/],
  ])('works on from memory when the storage is %s, says so and loses nothing', async (_, error, reason) => {
    const { workspace, fail } = openFailing(error);
    await workspace.write({ label: 'Before', changes: [put({ ...task('t1'), title: 'Before' })] });
    const heard = vi.fn();
    workspace.subscribe(heard);
    fail();
    const changes = [put({ ...workspace.get('tasks', 't1')!, title: 'After' })];
    await workspace.write({ label: 'After', changes });
    expect(workspace.get('tasks', 't1')).toMatchObject({ title: 'After', revision: 2 });
    expect(workspace.operations().map(({ label }) => label)).toEqual(['After', 'Before']);
    expect(workspace.persistence()).toEqual({ state: 'memory-only', reason: expect.stringMatching(reason) });
    expect(heard).toHaveBeenCalled();
    await workspace.undo(workspace.operations()[0]!.id);
    expect(workspace.get('tasks', 't1')?.title).toBe('Before');
    const { collections } = await workspace.exportBackup();
    expect(collections.tasks).toHaveLength(3);
  });

  it('passes on what is no fault of the storage', async () => {
    const { workspace, fail } = openFailing(new TypeError('a mistake of ours'));
    fail();
    await expect(workspace.write({ label: 'x', changes: [put(task('t1'))] })).rejects.toThrow(TypeError);
    expect(workspace.persistence()).toEqual({ state: 'kept' });
  });
});

describe('notices', () => {
  const sample = createSample('2026-11-18');
  const portal = (actorId: string, topics?: readonly NoticeTopic[]) =>
    open(
      topics ? { ...sample, settings: [{ ...sample.settings![0]!, noticeTopics: topics }] } : sample,
      actorId,
    );
  const written = (changes: readonly { collection: string; after: unknown }[]) =>
    changes.filter(({ collection }) => collection === 'notices').map(({ after }) => after as Notice);
  const assignment = (id: string) => sample.assignments!.find((one) => one.id === id)!;

  it('tell the admin and the mentor of work that was handed in', async () => {
    const { changes } = await portal('test-intern').write({
      label: 'Submitted',
      changes: [
        {
          type: 'put',
          collection: 'assignments',
          record: { ...assignment('page-weight'), status: 'submitted' },
        },
      ],
    });
    expect(written(changes)).toMatchObject([
      {
        audience: { role: 'admin' },
        text: 'Test Intern handed in an assignment',
        detail: 'Weigh three pages',
      },
      {
        audience: { personId: 'ilan-voss' },
        path: '/dashboard/employee/messages/inbox?compose=1&to=test-intern',
      },
    ]);
  });

  it.each([
    ['accepted', 'Your assignment was accepted'],
    ['returned', 'Your assignment came back with feedback'],
  ] as const)('tell the intern of work that was %s', async (status, text) => {
    const { changes } = await portal('test-admin').write({
      label: 'Answered',
      changes: [{ type: 'put', collection: 'assignments', record: { ...assignment('tide-trace'), status } }],
    });
    expect(written(changes)).toMatchObject([
      { audience: { personId: 'teo-ferran' }, text, readByIds: ['test-admin'] },
    ]);
  });

  it('tell whoever gets a task, but nobody of what they do themselves', async () => {
    const given = { ...task('t9'), assigneeId: 'test-employee', projectId: 'harbour-ferry' };
    const byAdmin = await portal('test-admin').write({ label: 'Gave a task', changes: [put(given)] });
    expect(written(byAdmin.changes)).toMatchObject([
      {
        audience: { personId: 'test-employee' },
        text: 'You have a new task',
        detail: 'Draw the buoys, Harbour Ferry',
      },
    ]);
    const workspace = portal('test-employee');
    expect(written((await workspace.write({ label: 'Took a task', changes: [put(given)] })).changes)).toEqual(
      [],
    );
    const moved = { ...given, revision: 1, status: 'doing' as const };
    expect(written((await workspace.write({ label: 'Moved it', changes: [put(moved)] })).changes)).toEqual(
      [],
    );
  });

  it('tell the admin of people who were added, in one notice however many', async () => {
    const workspace = portal('test-admin');
    const one = await workspace.write({
      label: 'Added',
      changes: [putPerson(person('Ann', 'ann@undula.example'))],
    });
    expect(written(one.changes)).toMatchObject([
      { audience: { role: 'admin' }, text: 'Ann was added', path: '/dashboard/admin/users/employees?id=Ann' },
    ]);
    const many = ['a', 'b', 'c'].map((id) => putPerson(person(id, `${id}@many.example`)));
    const three = await workspace.write({ label: 'Imported', changes: many });
    expect(written(three.changes).map(({ text }) => text)).toEqual(['3 people were added']);
  });

  it('are left out where the settings leave out their topic, and where the writer brings notices along', async () => {
    const quiet = await portal('test-admin', ['tasks']).write({
      label: 'Added',
      changes: [putPerson(person('Ann', 'ann@undula.example'))],
    });
    expect(written(quiet.changes)).toEqual([]);
    const own: Notice = { ...sample.notices![0]!, id: 'own', revision: 0 };
    const brought = await portal('test-admin').write({
      label: 'Added',
      changes: [
        putPerson(person('Ann', 'ann@undula.example')),
        { type: 'put', collection: 'notices', record: own },
      ],
    });
    expect(written(brought.changes).map(({ id }) => id)).toEqual(['own']);
  });

  it('go with the operation that is undone, also once they are read', async () => {
    const workspace = portal('test-admin');
    const added = await workspace.write({
      label: 'Added',
      changes: [putPerson(person('Ann', 'ann@undula.example'))],
    });
    const [notice] = written(added.changes);
    await workspace.write({
      label: 'Read',
      quiet: true,
      changes: [
        { type: 'put', collection: 'notices', record: { ...notice!, readByIds: ['test-admin', 'x'] } },
      ],
    });
    await workspace.undo(added.id);
    expect(workspace.get('people', 'Ann')).toBeNull();
    expect(workspace.get('notices', notice!.id)).toBeNull();
  });
});
