import { openChannel } from '@/platform/channel';
import { now } from '@/platform/clock';
import { createBase, type Base } from './base';
import { createConnection, type Transaction } from './connection';
import type { Anchor } from './database';
import { loadWriting } from './load-writing';
import { readLog, readMaps } from './read-rows';
import { backupOf, mapsOf, runQuery } from './record-maps';
import type { Commit, RecordStore } from './record-store';
import type { CollectionName, RecordOf, SeedRecords } from './records';
import { messageOf, parseMessage, type StoreMessage } from './store-messages';
import { keyOfChange, type RecordKey, type StoreEvent } from './store-port';
import type { OperationChange } from './workspace';

export interface IndexedDbStoreOptions {
  /** The sample around a moment: the same for the same moment. */
  seedOf: (anchor: Anchor) => Promise<SeedRecords>;
  /** Where a new sample lies. */
  freshAnchor: () => Anchor;
  /** The database's name. @default 'portal' */
  name?: string;
}

/**
 * A store that the browser keeps. The sample is made afresh at every start; the database holds what differs from it, and the
 * moment that it lies around. A batch is one transaction; the other tabs are told once it is through.
 * @throws StorageLostError whose message says why, for people
 */
export async function openIndexedDbStore({
  seedOf,
  freshAnchor,
  name = 'portal',
}: IndexedDbStoreOptions): Promise<RecordStore> {
  const connection = createConnection(name);
  const listeners = new Set<(event: StoreEvent) => void>();
  const tell = (event: StoreEvent) => {
    for (const listener of Array.from(listeners)) listener(event);
  };
  const channel = openChannel<StoreMessage>(name, parseMessage, (message) =>
    message.type === 'replaced'
      ? tell({ changes: [], remote: true, replaced: true })
      : tell({ changes: message.keys, remote: true, operationIds: message.operationIds }),
  );
  // A page that comes back out of the browser's history has missed what the others told meanwhile.
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) tell({ changes: [], remote: true, replaced: true });
  };
  window.addEventListener('pageshow', onReturn);
  let base: Base | null = null;
  let late: SeedRecords = {};

  const makeBase = async (anchor: Anchor): Promise<Base> =>
    createBase(anchor, { ...(await seedOf(anchor)), ...late });

  async function anchorIn(transaction: Transaction): Promise<Anchor> {
    const meta = transaction.objectStore('meta');
    const kept = await meta.get('anchor');
    if (kept) return kept;
    const anchor = freshAnchor();
    await meta.put(anchor, 'anchor');
    return anchor;
  }

  /**
   * Runs a task in a transaction, upon the sample that the database lies upon now: another tab may have deleted it or gone
   * back to a new one. A transaction does not wait until a sample is made: the task then gets another.
   */
  async function runUpon<T>(task: (transaction: Transaction, base: Base) => Promise<T>): Promise<T> {
    for (;;) {
      const known = base;
      const outcome = await connection.run(async (transaction) => {
        const anchor = await anchorIn(transaction);
        if (known?.anchor.id !== anchor.id) return { done: false as const, anchor };
        return { done: true as const, result: await task(transaction, known) };
      });
      if (outcome.done) return outcome.result;
      base = await makeBase(outcome.anchor);
      if (known) queueMicrotask(() => tell({ changes: [], remote: true, replaced: true }));
    }
  }

  const snapshot = () => runUpon(readMaps);

  async function commit({ changes, entry }: Commit): Promise<OperationChange[]> {
    const { keepOperation, keepRows, planCommit, readBefore } = await loadWriting();
    const keys = changes.map(keyOfChange);
    const { done, operationIds } = await runUpon(async (transaction, sample) => {
      const before = await readBefore(transaction, sample, changes);
      const planned = planCommit(changes, before);
      keepRows(transaction, planned);
      const done = planned.map(({ change }) => change);
      return { done, operationIds: entry ? await keepOperation(transaction, entry, done) : [] };
    });
    channel.post(messageOf(keys, operationIds));
    tell({ changes: keys, remote: false, operationIds });
    return done;
  }

  const batch: RecordStore['batch'] = async (changes) =>
    (await commit({ changes, entry: null })).map(({ after }) => after);

  const read = (keys: readonly RecordKey[]) =>
    runUpon(async (transaction, { maps }) => {
      const rows = await Promise.all(
        keys.map(({ collection, id }) => transaction.objectStore('rows').get([collection, id])),
      );
      return keys.map(({ collection, id }, index) =>
        rows[index] ? rows[index].record : (maps.get(collection)!.get(id) ?? null),
      );
    });

  const replaced = () => {
    channel.post({ type: 'replaced' });
    tell({ changes: [], remote: false, replaced: true });
  };

  try {
    await connection.open();
  } catch (error) {
    window.removeEventListener('pageshow', onReturn);
    channel.close();
    throw error;
  }

  return {
    load: () =>
      runUpon(async (transaction, sample) => {
        const [records, operations] = await Promise.all([
          readMaps(transaction, sample),
          readLog(transaction),
        ]);
        return { ...records, operations };
      }),
    list: async (collection, query) => runQuery((await snapshot()).records.get(collection)!.values(), query),
    get: async <Name extends CollectionName>(collection: Name, id: string) =>
      (await read([{ collection, id }]))[0] as RecordOf<Name> | null,
    read,
    readOperations: (ids) =>
      connection.run(async (transaction) => {
        const index = transaction.objectStore('log').index('id');
        const found = await Promise.all(ids.map((id) => index.get(id)));
        return found.filter((operation) => operation !== undefined);
      }),
    put: async <Name extends CollectionName>(collection: Name, record: RecordOf<Name>) => {
      const [kept] = await batch([{ type: 'put', collection, record } as never]);
      return kept as RecordOf<Name>;
    },
    remove: async (collection, id, revision) => {
      await batch([{ type: 'remove', collection, id, revision }]);
    },
    batch,
    commit,
    supplement: (given) => {
      late = given;
      if (!base) return;
      const keys: RecordKey[] = [];
      for (const [collection, records] of mapsOf(given))
        for (const [id, record] of records) {
          base.maps.get(collection)!.set(id, record);
          keys.push({ collection, id });
        }
      tell({ changes: keys, remote: true });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    export: async () => backupOf((await snapshot()).records, now().toISOString()),
    import: async ({ collections }) => {
      const { changesTowards, keepRows, planCommit, readBefore } = await loadWriting();
      await runUpon(async (transaction, sample) => {
        const changes = changesTowards(collections, (await readMaps(transaction, sample)).records);
        keepRows(transaction, planCommit(changes, await readBefore(transaction, sample, changes)));
      });
      replaced();
    },
    reset: async () => {
      const { clearAll } = await loadWriting();
      const fresh = await makeBase(freshAnchor());
      await connection.run(async (transaction) => {
        clearAll(transaction);
        await transaction.objectStore('meta').put(fresh.anchor, 'anchor');
      });
      base = fresh;
      replaced();
    },
    close: () => {
      window.removeEventListener('pageshow', onReturn);
      listeners.clear();
      channel.close();
      connection.close();
    },
  };
}
