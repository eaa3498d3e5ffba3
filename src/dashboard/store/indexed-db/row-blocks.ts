import { inSlices } from '@/platform/in-slices';
import type { CollectionName } from '@/dashboard/model/records/records';
import { settled, type Connection, type Transaction } from './connection';
import type { Row } from './database';
import { packRows, unpackRows } from './packed-rows';

/**
 * Copies of the rows that a start reads instead of them: a browser needs 10 s for 130,000 rows one by one, and 1 s for
 * the same rows in blocks. The rows are the truth. While there are blocks, each row is in one of them, or its key is in
 * the store `since`.
 */

/** Number of rows from which blocks are worth their space. */
const fewRows = 5000;

/** Number of changed rows from which the blocks are written again. */
const manyChanges = 500;

/** Number of changed rows from which the blocks are given up: reading all rows is then faster. */
const mostChanges = 5000;

type RowKey = [CollectionName, string];

/** Files are not copied, because they are large. */
const filesRange = () => IDBKeyRange.bound(['files'], ['files', []]);

export interface StoredRows {
  groups: readonly { rows: readonly unknown[]; checked: boolean }[];
  /** Changes with each write. Undefined before the first one. */
  stamp: string | undefined;
  /** Whether the blocks are missing or have many changes. */
  shouldPack: boolean;
}

/** Reads all rows: from the blocks and the rows that changed since, or one by one. */
export async function readStoredRows(transaction: Transaction): Promise<StoredRows> {
  const rows = transaction.objectStore('rows');
  const [blocks, since, stamp] = await Promise.all([
    transaction.objectStore('blocks').getAll(),
    transaction.objectStore('since').getAllKeys(),
    transaction.objectStore('meta').get('stamp') as Promise<string | undefined>,
  ]);
  if (blocks.length === 0) {
    const all = await rows.getAll();
    return { groups: [{ rows: all, checked: false }], stamp, shouldPack: all.length >= fewRows };
  }
  const [files, changed] = await Promise.all([
    rows.getAll(filesRange()),
    Promise.all(since.map((key) => rows.get(key))),
  ]);
  const changedIds = new Map<CollectionName, Set<string>>();
  for (const [collection, id] of since)
    changedIds.set(collection, (changedIds.get(collection) ?? new Set()).add(id));
  const unpacked = blocks.map((block) => {
    const { rows: packed, checked } = unpackRows(block);
    const ids = changedIds.get(block.collection);
    return { rows: ids ? packed.filter(({ id }) => !ids.has(id)) : packed, checked };
  });
  const others = [...files, ...changed.filter((row) => row && row.collection !== 'files')];
  return {
    groups: [...unpacked, { rows: others, checked: false }],
    stamp,
    shouldPack: since.length > manyChanges,
  };
}

const stampNow = (transaction: Transaction) =>
  settled(transaction.objectStore('meta').put(crypto.randomUUID(), 'stamp'));

/** Gives up the blocks. The next start reads the rows and makes new ones. */
export function dropBlocks(transaction: Transaction): void {
  for (const name of ['blocks', 'since'] as const) settled(transaction.objectStore(name).clear());
  stampNow(transaction);
}

/** Call it in each transaction that writes or deletes rows, with their keys. */
export function noteChanged(transaction: Transaction, keys: readonly RowKey[]): void {
  if (keys.length > mostChanges) return dropBlocks(transaction);
  const since = transaction.objectStore('since');
  for (const key of keys) settled(since.put(1, key));
  stampNow(transaction);
}

/**
 * Writes new blocks, unless a row has changed since they were read.
 * @param rows - all readable rows
 * @param stamp - from the read of the rows
 */
export async function writeBlocks(
  connection: Connection,
  rows: readonly Row[],
  stamp: string | undefined,
): Promise<void> {
  const blocks = await inSlices(packRows(rows.filter(({ collection }) => collection !== 'files')));
  await connection.run(async (transaction) => {
    if ((await transaction.objectStore('meta').get('stamp')) !== stamp) return;
    const store = transaction.objectStore('blocks');
    settled(store.clear());
    settled(transaction.objectStore('since').clear());
    // Waits for each one, so that the page responds to input in between.
    for (const [place, block] of blocks.entries()) await store.put(block, place);
  });
}
