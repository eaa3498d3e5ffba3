import { buildProject } from '../build-project';
import { blankRecord } from '../blank-record';
import { usualInvoicing } from '@/dashboard/model/records/usual-invoicing';
import type { RecordStore } from '@/dashboard/store/store-port';
import type { StoreEvent } from '@/dashboard/store/store-event';
import type { CollectionName, RecordOf, SeedRecords, Task } from '@/dashboard/model/records/records';
import { ConflictError, DuplicateEmailError } from '@/dashboard/store/store-errors';
import type { Backup } from '@/dashboard/store/backup/backup-format';
import { put, type Change } from '@/dashboard/model/change';

/**
 * What every store must do. The cases know no test runner: vitest runs them in Node for the memory, a journey runs them in a
 * real browser for IndexedDB.
 */
export interface StoreCase {
  name: string;
  /** Whether it is about the base that a store modifies, which a shared portal does not have. */
  ofBase?: boolean;
  run: (store: RecordStore) => Promise<void>;
}

export function same(actual: unknown, expected: unknown, what = 'value'): void {
  const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (a !== b) throw new Error(`${what}: got ${a}, expected ${b}`);
}

type ErrorClass = abstract new (...given: never[]) => Error;

export async function refused<T extends ErrorClass>(
  promise: Promise<unknown>,
  type: T,
): Promise<InstanceType<T>> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof type) return error as InstanceType<T>;
    throw error;
  }
  throw new Error(`It was not refused with ${type.name}.`);
}

export const task = (id: string, title = 'Draw the buoys') =>
  blankRecord('tasks', {
    id,
    title,
    projectId: 'ferry',
    assigneeId: 'noor',
    status: 'todo',
    priority: 'normal',
    order: 1,
    subtasks: [{ id: '1', text: 'Sketch', done: false }],
    createdOn: '2026-11-01',
  });

export const person = (id: string, email: string) =>
  blankRecord('people', {
    id,
    kind: 'employee',
    name: id,
    email,
    verified: true,
    status: 'active',
    team: 'Design',
    position: 'Designer',
    joinedOn: '2026-01-01',
    weeklyMinutes: 2400,
  });

const project = buildProject({ memberIds: ['noor', 'ilan'] });

/** What the stores of these cases start with. */
export const seed: SeedRecords = {
  people: [person('noor', 'Noor@undula.example'), person('ilan', 'ilan@undula.example')],
  projects: [project],
  tasks: [task('t1'), task('t2', 'Weigh the anchor'), task('t3', 'Count the gulls')],
};

const putTask = (record: Task) => put('tasks', record);
/** Commits changes without a log entry. @returns the records as they are saved, null for the removed */
const commit = async (store: RecordStore, changes: readonly Change[]) =>
  (await store.commit({ changes, entry: null })).map(({ after }) => after);

async function save<Name extends CollectionName>(
  store: RecordStore,
  collection: Name,
  record: RecordOf<Name>,
): Promise<RecordOf<Name>> {
  const [saved] = await commit(store, [put(collection, record)]);
  return saved as RecordOf<Name>;
}

const remove = (store: RecordStore, collection: CollectionName, id: string, revision: number) =>
  commit(store, [{ type: 'remove', collection, id, revision }]);

async function read<Name extends CollectionName>(
  store: RecordStore,
  collection: Name,
  id: string,
): Promise<RecordOf<Name> | null> {
  return (await store.read([{ collection, id }]))[0] as RecordOf<Name> | null;
}

const count = async (store: RecordStore, collection: CollectionName) =>
  (await store.load()).records.get(collection)!.size;
const titles = async (store: RecordStore) =>
  [...(await store.load()).records.get('tasks')!.values()].map((record) => (record as Task).title).sort();
const entry = (id: string, label: string, undoes: string | null = null) => ({
  id,
  at: '2026-11-18T10:00:00.000Z',
  actorId: 'noor',
  label,
  undoes,
});

export const storeCases: readonly StoreCase[] = [
  {
    name: 'gives back what it was seeded with',
    run: async (store) => {
      same(await read(store, 'tasks', 't2'), task('t2', 'Weigh the anchor'));
      same(await read(store, 'tasks', 'nobody'), null);
      same(await titles(store), ['Count the gulls', 'Draw the buoys', 'Weigh the anchor']);
      same(await count(store, 'messages'), 0);
    },
  },
  {
    name: 'keeps a changed record with the next revision',
    run: async (store) => {
      const kept = await save(store, 'tasks', { ...task('t1'), status: 'doing' });
      same(kept, { ...task('t1'), status: 'doing', revision: 1 });
      same(await read(store, 'tasks', 't1'), kept);
      same((await save(store, 'tasks', kept)).revision, 2);
    },
  },
  {
    name: 'keeps a new record, which has the revision 0, with the revision 1',
    run: async (store) => {
      same((await save(store, 'tasks', task('t9', 'New'))).revision, 1);
      same((await read(store, 'tasks', 't9'))?.title, 'New');
    },
  },
  {
    name: 'does not keep what a caller changes afterwards in the record it handed over',
    run: async (store) => {
      const mine = task('t9', 'As handed over');
      await save(store, 'tasks', mine);
      mine.title = 'Changed behind its back';
      same((await read(store, 'tasks', 't9'))?.title, 'As handed over');
    },
  },
  {
    name: 'refuses a record that was changed since it was read, with both versions',
    run: async (store) => {
      await save(store, 'tasks', { ...task('t1'), title: 'Theirs' });
      const conflict = await refused(save(store, 'tasks', { ...task('t1'), title: 'Mine' }), ConflictError);
      same([conflict.collection, (conflict.mine as Task).title], ['tasks', 'Mine']);
      same((conflict.theirs as Task).title, 'Theirs');
      same((await read(store, 'tasks', 't1'))?.title, 'Theirs');
    },
  },
  {
    name: 'refuses a new record under an id that is taken',
    run: async (store) => {
      await save(store, 'tasks', task('t9'));
      await refused(save(store, 'tasks', task('t9')), ConflictError);
    },
  },
  {
    name: 'removes a record of the seed and a new one, and refuses to remove what is not there',
    run: async (store) => {
      await remove(store, 'tasks', 't1', 0);
      await save(store, 'tasks', task('t9'));
      await remove(store, 'tasks', 't9', 1);
      same(await read(store, 'tasks', 't1'), null);
      same(await titles(store), ['Count the gulls', 'Weigh the anchor']);
      await refused(remove(store, 'tasks', 't1', 0), ConflictError);
      await refused(remove(store, 'tasks', 'nobody', 0), ConflictError);
    },
  },
  {
    name: 'refuses to remove a record that was changed since it was read',
    run: async (store) => {
      await save(store, 'tasks', task('t1'));
      const conflict = await refused(remove(store, 'tasks', 't1', 0), ConflictError);
      same([conflict.mine, (conflict.theirs as Task).revision], [null, 1]);
    },
  },
  {
    name: 'counts the revisions on when a removed record comes back, so that an old version of it still conflicts',
    run: async (store) => {
      const old = await save(store, 'tasks', task('t1'));
      await remove(store, 'tasks', 't1', 1);
      const conflict = await refused(save(store, 'tasks', old), ConflictError);
      same(conflict.theirs, null);
      const back = await save(store, 'tasks', { ...old, revision: 0, title: 'Back' });
      same(back.revision > old.revision, true);
      await refused(save(store, 'tasks', old), ConflictError);
      await save(store, 'tasks', back);
    },
  },
  {
    name: 'keeps all of a batch or nothing of it',
    run: async (store) => {
      const kept = await commit(store, [
        putTask({ ...task('t1'), title: 'One' }),
        { type: 'remove', collection: 'tasks', id: 't2', revision: 0 },
        putTask(task('t9', 'Nine')),
      ]);
      same(
        kept.map((record) => record && record.revision),
        [1, null, 1],
      );
      await refused(
        commit(store, [putTask(task('t8', 'Eight')), putTask({ ...task('t1'), title: 'Stale' })]),
        ConflictError,
      );
      same(await titles(store), ['Count the gulls', 'Nine', 'One']);
    },
  },
  {
    name: 'lets a batch change one record twice',
    run: async (store) => {
      await commit(store, [putTask(task('t1')), putTask({ ...task('t1'), revision: 1, title: 'Twice' })]);
      same((await read(store, 'tasks', 't1'))?.revision, 2);
      same((await read(store, 'tasks', 't1'))?.title, 'Twice');
    },
  },
  {
    name: 'takes an empty batch',
    run: async (store) => {
      same(await commit(store, []), []);
    },
  },
  {
    name: 'lets an email address name one person, letter case aside',
    run: async (store) => {
      const add = (id: string, email: string) => save(store, 'people', person(id, email));
      const duplicate = await refused(add('new', 'NOOR@undula.example'), DuplicateEmailError);
      same(duplicate.owner.id, 'noor');
      await add('new', 'new@undula.example');
      await refused(add('newer', ' New@Undula.example '), DuplicateEmailError);
      same(await count(store, 'people'), 3);
      const two = ['a', 'b'].map((id) => put('people', person(id, 'same@undula.example')));
      await refused(commit(store, two), DuplicateEmailError);
    },
  },
  {
    name: 'frees an email address when its owner changes it or goes',
    run: async (store) => {
      await save(store, 'people', person('noor', 'adair@undula.example'));
      await save(store, 'people', person('new', 'noor@undula.example'));
      await remove(store, 'people', 'ilan', 0);
      await save(store, 'people', person('newer', 'ilan@undula.example'));
      await remove(store, 'people', 'newer', 1);
      await save(store, 'people', person('newest', 'ilan@undula.example'));
      await refused(save(store, 'people', person('other', 'adair@undula.example')), DuplicateEmailError);
    },
  },
  {
    name: 'lets two people change addresses in one batch',
    run: async (store) => {
      await commit(store, [
        put('people', person('noor', 'ilan@undula.example')),
        put('people', person('ilan', 'noor@undula.example')),
      ]);
      const free = await refused(
        save(store, 'people', person('new', 'noor@undula.example')),
        DuplicateEmailError,
      );
      same(free.owner.id, 'ilan');
    },
  },
  {
    name: 'lets people keep their own address when they change',
    run: async (store) => {
      const kept = await save(store, 'people', { ...person('noor', 'NOOR@undula.example'), name: 'Noor' });
      await save(store, 'people', { ...kept, name: 'Noor Adair' });
    },
  },
  {
    name: 'tells its subscribers after a change, and not after a refusal',
    run: async (store) => {
      const events: StoreEvent[] = [];
      const stop = store.subscribe((event) => events.push(event));
      await save(store, 'tasks', task('t1'));
      await refused(save(store, 'tasks', task('t1')), ConflictError);
      same(
        events.map(({ changes, remote }) => ({ changes, remote })),
        [{ changes: [{ collection: 'tasks', id: 't1' }], remote: false }],
      );
      stop();
      await save(store, 'tasks', task('t9'));
      same(events.length, 1);
    },
  },
  {
    name: 'keeps a log, the newest first, and marks what was undone',
    run: async (store) => {
      const changes = [putTask(task('t9'))];
      const [done] = await store.commit({ changes, entry: entry('one', 'Added') });
      same([done!.before, (done!.after as Task).revision], [null, 1]);
      await store.commit({
        changes: [{ type: 'remove', collection: 'tasks', id: 't9', revision: 1 }],
        entry: entry('two', 'Undone: Added', 'one'),
      });
      const states = async () =>
        (await store.load()).operations.map(({ id, undone, changes }) => [id, undone, changes.length]);
      same(await states(), [
        ['two', false, 1],
        ['one', true, 1],
      ]);
      same(
        (await store.readOperations(['one', 'nothing'])).map(({ label }) => label),
        ['Added'],
      );
    },
  },
  {
    name: 'leaves no trace in the log of what was refused or quiet',
    run: async (store) => {
      await save(store, 'tasks', task('t1'));
      await refused(
        store.commit({ changes: [putTask(task('t1'))], entry: entry('one', 'Late') }),
        ConflictError,
      );
      same((await store.load()).operations, []);
    },
  },
  {
    name: 'loads everything as it is now, into maps of the caller’s own',
    run: async (store) => {
      await save(store, 'tasks', { ...task('t1'), title: 'One' });
      await remove(store, 'tasks', 't2', 0);
      const { records, setAside } = await store.load();
      same([...records.get('tasks')!.values()].map(({ id }) => id).sort(), ['t1', 't3']);
      same((records.get('tasks')!.get('t1') as Task).title, 'One');
      same(setAside, 0);
      records.get('tasks')!.clear();
      same(await count(store, 'tasks'), 2);
    },
  },
  {
    name: 'exports everything and imports it again, leaving nothing else',
    ofBase: true,
    run: async (store) => {
      await save(store, 'tasks', { ...task('t1'), title: 'Kept' });
      await remove(store, 'tasks', 't2', 0);
      const backup = JSON.parse(JSON.stringify(await store.export())) as Backup;
      same([backup.format, backup.version], ['undula-portal', 2]);
      await store.reset('sample');
      await save(store, 'tasks', task('t9', 'Gone with the import'));
      await save(store, 'people', person('noor', 'moved@undula.example'));
      await store.import(backup);
      same(await titles(store), ['Count the gulls', 'Kept']);
      const after = await store.export();
      const bare = (of: Backup) =>
        Object.entries(of.collections).map(([name, records]) => [
          name,
          [...records].sort((a, b) => (a.id < b.id ? -1 : 1)).map((record) => ({ ...record, revision: 0 })),
        ]);
      same(bare(after), bare(backup));
      await refused(save(store, 'people', person('x', 'noor@undula.example')), DuplicateEmailError);
      await save(store, 'people', person('y', 'moved@undula.example'));
    },
  },
  {
    name: 'meets a version from before an import with a conflict where the import changed it',
    run: async (store) => {
      const backup = await store.export();
      const mine = await save(store, 'tasks', { ...task('t1'), title: 'Mine' });
      await store.import(backup);
      await refused(save(store, 'tasks', mine), ConflictError);
    },
  },
  {
    name: 'goes back to the seed on a reset, with an empty log',
    ofBase: true,
    run: async (store) => {
      await store.commit({
        changes: [putTask({ ...task('t1'), title: 'One' })],
        entry: entry('one', 'Changed'),
      });
      await save(store, 'people', person('new', 'new@undula.example'));
      const events: StoreEvent[] = [];
      store.subscribe((event) => events.push(event));
      await store.reset('sample');
      same((await read(store, 'tasks', 't1'))?.title, 'Draw the buoys');
      same((await store.load()).operations, []);
      same(await count(store, 'people'), 2);
      same(
        events.map(({ replaced }) => replaced),
        [true],
      );
      await save(store, 'people', person('newer', 'new@undula.example'));
    },
  },
  {
    name: 'starts over with chosen records, above their stored revisions',
    ofBase: true,
    run: async (store) => {
      const mine = await save(store, 'tasks', { ...task('t1'), title: 'Mine' });
      await store.reset('own', (stored) => ({
        tasks: [stored.get('tasks')!.get('t1') as Task],
        people: [person('new', 'new@undula.example')],
      }));
      same(store.origin().base, 'own');
      same((await read(store, 'tasks', 't1'))?.title, 'Mine');
      same((await read(store, 'tasks', 't1'))?.revision, mine.revision + 1);
      same((await store.load()).operations, []);
      await refused(save(store, 'tasks', mine), ConflictError);
      await refused(save(store, 'people', person('x', 'new@undula.example')), DuplicateEmailError);
    },
  },
  {
    name: 'returns to the base of a backup with an import',
    ofBase: true,
    run: async (store) => {
      await store.reset('own', () => ({ tasks: [task('t9', 'Own')] }));
      const backup = JSON.parse(JSON.stringify(await store.export())) as Backup;
      await store.reset('sample');
      same(store.origin().base, 'sample');
      await store.import(backup);
      same(store.origin().base, 'own');
      same((await read(store, 'tasks', 't9'))?.title, 'Own');
    },
  },
  {
    name: 'lays what loads late under what nobody changed',
    ofBase: true,
    run: async (store) => {
      await save(store, 'tasks', { ...task('t1'), title: 'Mine' });
      const events: StoreEvent[] = [];
      store.subscribe((event) => events.push(event));
      store.supplement(() => ({ tasks: [task('t1', 'Late'), task('t2', 'Late')] }));
      same((await read(store, 'tasks', 't1'))?.title, 'Mine');
      same((await read(store, 'tasks', 't2'))?.title, 'Late');
      same(events[0]!.remote, true);
      await store.reset('sample');
      same((await read(store, 'tasks', 't1'))?.title, 'Late');
    },
  },
  {
    name: 'adds late records, except deleted ones',
    ofBase: true,
    run: async (store) => {
      await store.commit({
        changes: [{ type: 'remove', collection: 'tasks', id: 't1', revision: 0 }],
        entry: null,
      });
      store.supplement(() => ({ tasks: [task('t1', 'Late'), task('new', 'Late')] }));
      same(await read(store, 'tasks', 't1'), null);
      same((await read(store, 'tasks', 'new'))?.title, 'Late');
    },
  },
  {
    name: 'creates late records for the time of a reset',
    ofBase: true,
    run: async (store) => {
      await store.load();
      store.supplement(({ at }) => ({ tasks: [task('new', at)] }));
      same((await read(store, 'tasks', 'new'))?.title, store.sampleTime().at);
      await store.reset('sample');
      same((await read(store, 'tasks', 'new'))?.title, store.sampleTime().at);
    },
  },
  {
    name: 'keeps every text as it is',
    run: async (store) => {
      const texts = ['', '  ', '</script>', '\u0000\u2028', '👩🏽‍🚀 שלום', 'a'.repeat(50_000), "'; DROP TABLE"];
      const settings = blankRecord('settings', {
        id: '__proto__',
        name: texts.join('|'),
        timeZone: 'UTC',
        currency: 'EUR',
        workdays: [1, 2, 3, 4, 5],
        timerRounding: { step: 1, up: false },
        invoicing: usualInvoicing,
      });
      await save(store, 'settings', settings);
      same((await read(store, 'settings', '__proto__'))?.name, texts.join('|'));
    },
  },
];
