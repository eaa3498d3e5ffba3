import { Listeners } from '@/lib/listeners';
import { openChannel } from '@/platform/channel';
import { now } from '@/platform/clock';
import { createBase, type Base } from './base';
import { createConnection, settled, type Transaction } from './connection';
import type { Anchor } from './database';
import { loadWriting } from '@/dashboard/store/workspace/load-writing';
import { isDay, isInstant } from '@/dashboard/days/moments';
import { mapsOf, copyMaps } from '@/dashboard/store/record-maps';
import type { Commit, LateSample, RecordStore } from '@/dashboard/store/store-port';
import type { StoreEvent } from '@/dashboard/store/store-event';
import type { SeedRecords } from '@/dashboard/model/records/records';
import { messageOf, parseMessage, type StoreMessage } from './store-messages';
import { keyOfChange, type RecordKey } from '@/dashboard/model/change';
import type { OperationChange } from '@/dashboard/store/workspace/workspace';

export interface IndexedDbStoreOptions {
  /** Creates the base. Must be deterministic for an anchor. */
  seedOf: (anchor: Anchor) => Promise<SeedRecords>;
  freshAnchor: () => Anchor;
  /** Name of the database. @default 'portal' */
  name?: string;
}

/** Time in ms after the start until the blocks are written, so that the first screen is drawn before. */
const packingDelay = 3000;

/** Loads the code that reads rows. Not needed for a visitor without changes. */
const loadReading = () => import('./read-rows');

async function isUntouched(transaction: Transaction): Promise<boolean> {
  const stores = ['rows', 'log', 'aside'] as const;
  // The first key, as counting all rows takes long.
  const keys = await Promise.all(stores.map((name) => transaction.objectStore(name).getAllKeys(null, 1)));
  return keys.flat().length === 0;
}

function isAnchor(value: unknown): value is Anchor {
  const { id, today, at } = Object(value) as Partial<Anchor>;
  return [id, today, at].every((text) => typeof text === 'string') && isDay(today!) && isInstant(at!);
}

/**
 * Opens a record store in IndexedDB. The base is created at every start; the database contains only the
 * differences and the base's anchor. A commit is one transaction, and other tabs are notified after it
 * completes.
 * @throws StorageLostError with the reason as a message for users
 */
export async function openIndexedDbStore({
  seedOf,
  freshAnchor,
  name = 'portal',
}: IndexedDbStoreOptions): Promise<RecordStore> {
  const connection = createConnection(name);
  const listeners = new Listeners<[StoreEvent]>();
  const { subscribe, notify } = listeners;
  const channel = openChannel<StoreMessage>(name, parseMessage, (message) =>
    message.type === 'replaced'
      ? notify({ changes: [], remote: true, replaced: true })
      : notify({ changes: message.keys, remote: true, operationIds: message.operationIds }),
  );
  // A page restored from the back/forward cache has missed messages from other tabs.
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) notify({ changes: [], remote: true, replaced: true });
  };
  window.addEventListener('pageshow', onReturn);
  let base: Base | null = null;
  const late: LateSample[] = [];

  const makeBase = async (anchor: Anchor): Promise<Base> => {
    const seed = await seedOf(anchor);
    return createBase(
      anchor,
      anchor.base === 'own' ? seed : Object.assign({}, seed, ...late.map((part) => part(anchor))),
    );
  };

  async function anchorIn(transaction: Transaction): Promise<Anchor> {
    const meta = transaction.objectStore('meta');
    const kept: unknown = await meta.get('anchor');
    if (isAnchor(kept)) return kept;
    const anchor = freshAnchor();
    await meta.put(anchor, 'anchor');
    return anchor;
  }

  /**
   * Runs a task in a transaction with the sample of the stored anchor. Another tab may have deleted the
   * database or reset the sample. A transaction ends before a sample is created, so the task then runs in a
   * new transaction.
   */
  async function runWithBase<T>(task: (transaction: Transaction, base: Base) => Promise<T>): Promise<T> {
    for (;;) {
      const known = base;
      const outcome = await connection.run(async (transaction) => {
        const anchor = await anchorIn(transaction);
        if (known?.anchor.id !== anchor.id) return { done: false as const, anchor };
        return { done: true as const, result: await task(transaction, known) };
      });
      if (outcome.done) return outcome.result;
      base = await makeBase(outcome.anchor);
      if (known) queueMicrotask(() => notify({ changes: [], remote: true, replaced: true }));
    }
  }

  async function commit({ changes, entry }: Commit): Promise<OperationChange[]> {
    const { keepOperation, keepRows, planCommit, readBefore } = await loadWriting();
    const keys = changes.map(keyOfChange);
    const { done, operationIds } = await runWithBase(async (transaction, sample) => {
      const before = await readBefore(transaction, sample, changes);
      const planned = planCommit(changes, before);
      keepRows(transaction, planned);
      const done = planned.map(({ change }) => change);
      return { done, operationIds: entry ? await keepOperation(transaction, entry, done) : [] };
    });
    channel.post(messageOf(keys, operationIds));
    notify({ changes: keys, remote: false, operationIds });
    return done;
  }

  async function read(keys: readonly RecordKey[]) {
    const { rows, maps } = await runWithBase(async (transaction, sample) => ({
      rows: await Promise.all(
        keys.map(({ collection, id }) => transaction.objectStore('rows').get([collection, id])),
      ),
      maps: sample.maps,
    }));
    const reading = rows.some((row) => row !== undefined) ? await loadReading() : null;
    return keys.map(({ collection, id }, index) => {
      const row = reading?.readRow(rows[index]);
      return row ? row.record : (maps.get(collection)!.get(id) ?? null);
    });
  }

  const replaced = () => {
    channel.post({ type: 'replaced' });
    notify({ changes: [], remote: false, replaced: true });
  };

  try {
    await connection.open();
  } catch (error) {
    window.removeEventListener('pageshow', onReturn);
    channel.close();
    throw error;
  }

  return {
    load: async () => {
      const untouched = await runWithBase(async (transaction, { maps }) =>
        (await isUntouched(transaction))
          ? { records: copyMaps(maps), operations: [], setAside: 0, unread: 0 }
          : null,
      );
      if (untouched) return untouched;
      const { readLog, readMaps, writeBlocks } = await loadReading();
      const { unpacked, ...loaded } = await runWithBase(async (transaction, sample) => {
        const [records, operations] = await Promise.all([
          readMaps(transaction, sample),
          readLog(transaction),
        ]);
        return { ...records, operations };
      });
      if (unpacked)
        setTimeout(() => {
          // If they cannot be written, the next start is slow, and nothing is lost.
          writeBlocks(connection, unpacked).catch(() => {});
        }, packingDelay);
      return loaded;
    },
    read,
    readOperations: async (ids) => {
      const { readOperation } = await loadReading();
      return connection.run(async (transaction) => {
        const index = transaction.objectStore('log').index('id');
        const found = await Promise.all(ids.map((id) => index.get(id)));
        return found.map(readOperation).filter((operation) => operation !== null);
      });
    },
    readChanges: async (operationId) => {
      const { readChanges } = await loadWriting();
      return connection.run((transaction) => readChanges(transaction, operationId));
    },
    commit,
    supplement: (part) => {
      late.push(part);
      if (!base || base.origin.base === 'own') return;
      const keys: RecordKey[] = [];
      for (const [collection, records] of mapsOf(part(base.anchor)))
        for (const [id, record] of records) {
          base.maps.get(collection)!.set(id, record);
          keys.push({ collection, id });
        }
      notify({ changes: keys, remote: true });
    },
    sampleTime: () => base!.anchor,
    subscribe,
    export: async () => {
      const { backupOf } = await loadWriting();
      const { readMaps } = await loadReading();
      return runWithBase(async (transaction, from) => {
        const { records } = await readMaps(transaction, from);
        const { base = 'sample', today, at } = from.anchor;
        return backupOf(records, now().toISOString(), { base, today, at });
      });
    },
    import: async ({ collections, start }) => {
      const { changesTowards, clearRows, giveUpAside, keepRows, planCommit, planOnBase, readBefore } =
        await loadWriting();
      const { readMaps } = await loadReading();
      const fresh = start && (await makeBase({ ...freshAnchor(), ...start }));
      await runWithBase(async (transaction, old) => {
        const stored = (await readMaps(transaction, old)).records;
        if (fresh) {
          clearRows(transaction);
          keepRows(transaction, planOnBase(fresh.maps, stored, changesTowards(collections, fresh.maps)));
          settled(transaction.objectStore('meta').put(fresh.anchor, 'anchor'));
        } else {
          const changes = changesTowards(collections, stored);
          keepRows(transaction, planCommit(changes, await readBefore(transaction, old, changes)));
        }
        await giveUpAside(transaction);
      });
      base = fresh ?? base;
      replaced();
    },
    origin: () => base!.origin,
    reset: async (name, choose) => {
      const { clearAll, giveUpAside, keepRows, planOnBase, putAll } = await loadWriting();
      const { readMaps } = await loadReading();
      const fresh = await makeBase({ ...freshAnchor(), base: name });
      await runWithBase(async (transaction, old) => {
        const stored = (await readMaps(transaction, old)).records;
        const chosen = choose?.(stored, old.origin) ?? {};
        clearAll(transaction);
        keepRows(transaction, planOnBase(fresh.maps, stored, putAll(chosen)));
        await giveUpAside(transaction);
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
