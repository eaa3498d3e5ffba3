import { openChannel } from '@/platform/channel';
import { now } from '@/platform/clock';
import { createBase, type Base } from './base';
import { createConnection, type Transaction } from './connection';
import type { Anchor } from './database';
import { clearAll, keepOperation, keepRows, readBefore, readLog, readMaps } from './kept-rows';
import { changesTowards, keyOfChange, planCommit } from './plan-commit';
import { backupOf, mapsOf, runQuery } from './record-maps';
import type { Commit, RecordStore } from './record-store';
import type { CollectionName, RecordOf, SeedRecords } from './records';
import { messageOf, parseMessage, type StoreMessage } from './store-messages';
import type { RecordKey, StoreEvent } from './store-port';
import type { OperationChange } from './workspace';

export interface IndexedDbStoreOptions {
  /** The sample around a moment: the same for the same moment. */
  seedOf: (anchor: Anchor) => SeedRecords;
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

  /** The sample that the database lies upon now: another tab may have deleted it or gone back to a new one. */
  async function baseOf(transaction: Transaction): Promise<Base> {
    const meta = transaction.objectStore('meta');
    let anchor = await meta.get('anchor');
    if (!anchor) await meta.put((anchor = freshAnchor()), 'anchor');
    if (base?.anchor.id === anchor.id) return base;
    const isOther = base !== null;
    base = createBase(anchor, { ...seedOf(anchor), ...late });
    if (isOther) queueMicrotask(() => tell({ changes: [], remote: true, replaced: true }));
    return base;
  }

  const snapshot = () =>
    connection.run(async (transaction) => readMaps(transaction, await baseOf(transaction)));

  async function commit({ changes, entry }: Commit): Promise<OperationChange[]> {
    const keys = changes.map(keyOfChange);
    const { done, operationIds } = await connection.run(async (transaction) => {
      const before = await readBefore(transaction, await baseOf(transaction), changes);
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
    connection.run(async (transaction) => {
      const { maps } = await baseOf(transaction);
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
      connection.run(async (transaction) => {
        const [records, operations] = await Promise.all([
          baseOf(transaction).then((found) => readMaps(transaction, found)),
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
      await connection.run(async (transaction) => {
        const found = await baseOf(transaction);
        const changes = changesTowards(collections, (await readMaps(transaction, found)).records);
        keepRows(transaction, planCommit(changes, await readBefore(transaction, found, changes)));
      });
      replaced();
    },
    reset: async () => {
      await connection.run(async (transaction) => {
        clearAll(transaction);
        const anchor = freshAnchor();
        base = createBase(anchor, { ...seedOf(anchor), ...late });
        await transaction.objectStore('meta').put(anchor, 'anchor');
      });
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
