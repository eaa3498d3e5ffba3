import { inSlices } from '@/platform/in-slices';
import type { CollectionName } from '@/dashboard/model/records/records';
import { newId } from '@/lib/new-id';
import { settled, type Connection, type Transaction } from './connection';
import { packRecords, unpackRecords, type Difference } from './packed-records';

/**
 * Copies of the rows in packed blocks, which a start reads instead of the rows. Reading 130,000 rows one by one takes
 * about 4 s, reading their blocks 0.3 s. The rows are authoritative. While there are blocks, each row is in one of them, or
 * its key is in the store `since`.
 */

/** Number of rows from which blocks are worth their space. */
const fewRows = 5000;

/** Number of changed rows from which the blocks are written again. */
const manyChanges = 500;

/** Number of changed rows from which the blocks are given up: reading all rows is then faster. */
const maxChanges = 5000;

export type RowKey = [CollectionName, string];

/** Files are not copied, because they are large. */
const filesRange = () => IDBKeyRange.bound(['files'], ['files', []]);

/** Reads all rows: in blocks and one by one. */
export async function readStored(transaction: Transaction) {
  const rows = transaction.objectStore('rows');
  const [packed, since, stamp] = await Promise.all([
    transaction.objectStore('blocks').getAll(),
    transaction.objectStore('since').getAllKeys(),
    transaction.objectStore('meta').get('stamp') as Promise<string | undefined>,
  ]);
  const blocks = packed.map(unpackRecords).filter((block) => block !== null);
  if (blocks.length === 0 || blocks.length < packed.length) {
    const all = await rows.getAll();
    return { blocks: [], rows: all, gone: [], stamp, shouldPack: all.length >= fewRows };
  }
  const [files, changed] = await Promise.all([
    rows.getAll(filesRange()),
    Promise.all(since.map((key) => rows.get(key))),
  ]);
  return {
    blocks,
    /** The rows that are not in the blocks, or have changed since. */
    rows: [...files, ...changed.filter((row) => row !== undefined)],
    /** Keys of the rows in blocks that were deleted since. */
    gone: since.filter((_, index) => !changed[index]),
    /** Changes with each write. Undefined before the first one. */
    stamp,
    /** Whether the blocks are missing or have many changes. */
    shouldPack: since.length > manyChanges,
  };
}

const stampNow = (transaction: Transaction) => settled(transaction.objectStore('meta').put(newId(), 'stamp'));

/** Gives up the blocks. The next start reads the rows and makes new ones. */
export function dropBlocks(transaction: Transaction): void {
  for (const name of ['blocks', 'since'] as const) settled(transaction.objectStore(name).clear());
  stampNow(transaction);
}

/** Call it in each transaction that writes or deletes rows, with their keys. */
export function noteChanged(transaction: Transaction, keys: readonly RowKey[]): void {
  if (keys.length > maxChanges) return dropBlocks(transaction);
  const since = transaction.objectStore('since');
  for (const key of keys) settled(since.put(1, key));
  stampNow(transaction);
}

/** The differences to write as blocks, with the stamp from the read of the rows. */
export interface Unpacked {
  differences: readonly Difference[];
  stamp: string | undefined;
}

/** Writes new blocks, unless a row has changed since they were read. */
export async function writeBlocks(connection: Connection, { differences, stamp }: Unpacked): Promise<void> {
  const blocks = await inSlices(packRecords(differences.filter(({ collection }) => collection !== 'files')));
  await connection.run(async (transaction) => {
    if ((await transaction.objectStore('meta').get('stamp')) !== stamp) return;
    const store = transaction.objectStore('blocks');
    settled(store.clear());
    settled(transaction.objectStore('since').clear());
    // Waits for each one, so that the page responds to input in between.
    for (const [place, block] of blocks.entries()) await store.put(block, place);
  });
}
