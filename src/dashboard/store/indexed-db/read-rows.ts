import { now } from '@/platform/clock';
import type { Base } from './base';
import { settled, type Transaction } from './connection';
import { isInstant } from '@/dashboard/days/moments';
import type { Row, StoredChange } from './database';
import { noteChanged, readStoredRows } from './row-blocks';
import { readRecord } from '@/dashboard/model/fields/read-record';
import { foldEmail } from '@/dashboard/store/plan-commit';
import { copyMaps } from '@/dashboard/store/record-maps';
import type { RecordMaps } from '@/dashboard/store/origin';
import type { Loaded } from '@/dashboard/store/record-store';
import {
  isCollectionName,
  type CollectionName,
  type Person,
  type RecordOf,
} from '@/dashboard/model/records/records';
import type { Operation, OperationChange } from '@/dashboard/store/workspace/workspace';

const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;

/** A stored row with its record upgraded, or null if this version of the portal cannot read it. */
export function readRow(value: unknown): Row | null {
  const { collection, id, revision, record, version } = Object(value) as Partial<Row>;
  if (!isCollectionName(collection) || typeof id !== 'string' || !isCount(revision)) return null;
  if (record === null) return value as Row;
  const read = readRecord(collection, record, version);
  if (read?.id !== id) return null;
  return read === record ? (value as Row) : { ...(value as Row), record: read };
}

/** Whether an unreadable row can be restored: no other row or person has its key or email. */
function hasPlace(
  { collection, id, record }: Row,
  written: ReadonlySet<string>,
  records: RecordMaps,
): boolean {
  if (written.has(`${collection} ${id}`)) return false;
  if (collection !== 'people' || !record) return true;
  const email = foldEmail((record as Person).email);
  const people = [...records.get('people')!.values()] as Person[];
  return email === '' || people.every((person) => person.id === id || foldEmail(person.email) !== email);
}

const keyOfRow = ({ collection, id }: Row): [CollectionName, string] => [collection, id];

interface ReadMaps extends Omit<Loaded, 'operations'> {
  /** The rows to write as blocks; null if there is no need. */
  unpacked: { rows: readonly Row[]; stamp: string | undefined } | null;
}

/**
 * Reads the current records: the sample with the rows applied. Sets unreadable rows aside. Restores rows that
 * an earlier version set aside and this version can read.
 */
export async function readMaps(transaction: Transaction, base: Base): Promise<ReadMaps> {
  const [store, asideStore] = [transaction.objectStore('rows'), transaction.objectStore('aside')];
  const [{ groups, stamp, shouldPack }, aside, asideKeys] = await Promise.all([
    readStoredRows(transaction),
    asideStore.getAll(),
    asideStore.getAllKeys(),
  ]);
  const changed: [CollectionName, string][] = [];
  const records = copyMaps(base.maps);
  const take = ({ collection, id, record }: Row) => {
    if (record) records.get(collection)!.set(id, record);
    else records.get(collection)!.delete(id);
  };
  const read: Row[] = [];
  const written = aside.length > 0 ? new Set<string>() : null;
  let setAside = 0;
  for (const { rows, checked } of groups)
    for (const found of rows) {
      // The key is in the row, so that no start reads all keys too.
      const key = keyOfRow(found as Row);
      written?.add(key.join(' '));
      const row = checked ? (found as Row) : readRow(found);
      if (row) {
        take(row);
        if (shouldPack) read.push(row);
      } else {
        settled(asideStore.add({ at: now().toISOString(), row: found }));
        settled(store.delete(key));
        changed.push(key);
        setAside += 1;
      }
    }
  let unread = setAside;
  aside.forEach(({ row: found, replaced }, index) => {
    const row = replaced ? null : readRow(found);
    if (row && hasPlace(row, written!, records)) {
      settled(store.put(found as Row));
      changed.push(keyOfRow(row));
      settled(asideStore.delete(asideKeys[index]!));
      if (row.collection === 'people' && row.record)
        settled(transaction.objectStore('emails').put(row.id, foldEmail((row.record as Person).email)));
      take(row);
    } else unread += 1;
  });
  if (changed.length > 0) noteChanged(transaction, changed);
  return { records, setAside, unread, unpacked: shouldPack ? { rows: read, stamp } : null };
}

/** A stored change with its records upgraded, or null if this version of the portal cannot undo it. */
export function readChange(value: unknown): OperationChange | null {
  const { collection, id, before, after, version } = Object(value) as Partial<StoredChange>;
  if (!isCollectionName(collection) || typeof id !== 'string') return null;
  const read = (record: unknown): RecordOf<CollectionName> | null | undefined =>
    record === null ? null : (readRecord(collection, record, version) ?? undefined);
  const records = { before: read(before), after: read(after) };
  if (records.before === undefined || records.after === undefined) return null;
  return { collection, id, ...records } as OperationChange;
}

/** A stored operation with its records upgraded, or null if this version cannot show and undo it. */
export function readOperation(value: unknown): Operation | null {
  const { id, at, actorId, label, changes, undoes, undone } = Object(value) as Partial<Operation>;
  const isOperation =
    typeof id === 'string' &&
    typeof at === 'string' &&
    isInstant(at) &&
    typeof actorId === 'string' &&
    typeof label === 'string' &&
    Array.isArray(changes) &&
    (undoes === null || typeof undoes === 'string') &&
    typeof undone === 'boolean';
  const read = isOperation ? changes.map(readChange) : [null];
  return read.includes(null) ? null : { ...(value as Operation), changes: read as OperationChange[] };
}

/** Operations on this device, newest first. */
export async function readLog(transaction: Transaction): Promise<Operation[]> {
  const oldestFirst: unknown[] = await transaction.objectStore('log').getAll();
  return oldestFirst.reduceRight<Operation[]>((operations, found) => {
    const operation = readOperation(found);
    if (operation) operations.push(operation);
    return operations;
  }, []);
}

export { writeBlocks } from './row-blocks';
