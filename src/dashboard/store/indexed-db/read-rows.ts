import { foldEmail } from '@/lib/email-address';
import { now } from '@/platform/clock';
import type { Base } from './base';
import { settled, type Transaction } from './connection';
import { isInstant } from '@/dashboard/days/moments';
import type { Row, StoredChange } from './database';
import type { Difference } from './packed-records';
import { noteChanged, readStored, type RowKey, type Unpacked } from './row-blocks';
import { readRecord } from '@/dashboard/model/fields/read-record';
import { copyMaps } from '@/dashboard/store/record-maps';
import type { RecordMaps } from '@/dashboard/store/origin';
import type { Loaded } from '@/dashboard/store/store-port';
import {
  type AnyRecord,
  type CollectionName,
  type Person,
  isCollectionName,
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

/** Whether no other person has the email of a row that may be restored. */
function hasFreeEmail({ collection, id, record }: Row, records: RecordMaps): boolean {
  if (collection !== 'people' || !record) return true;
  const email = foldEmail((record as Person).email);
  const people = [...records.get('people')!.values()] as Person[];
  return email === '' || people.every((person) => person.id === id || foldEmail(person.email) !== email);
}

/** The key is part of each row, also of an unreadable one. */
const keyOfRow = ({ collection, id }: Row): RowKey => [collection, id];

/** The records that differ from the base, and the ids of the deleted ones. */
const differencesOf = (records: RecordMaps, base: RecordMaps): Difference[] =>
  [...records].map(([collection, current]) => {
    const before = base.get(collection)!;
    return {
      collection,
      records: [...current.values()].filter((record) => before.get(record.id) !== record),
      deleted: [...before.keys()].filter((id) => !current.has(id)),
    };
  });

interface ReadMaps extends Omit<Loaded, 'operations'> {
  /** The differences to write as blocks, or null if there are none. */
  unpacked: Unpacked | null;
}

/**
 * Reads the current records: the sample with the rows applied. Sets unreadable rows aside. Restores rows that
 * an earlier version set aside and this version can read.
 */
export async function readMaps(transaction: Transaction, base: Base): Promise<ReadMaps> {
  const [store, asideStore] = [transaction.objectStore('rows'), transaction.objectStore('aside')];
  const [{ blocks, rows, gone, stamp, shouldPack }, aside, asideKeys] = await Promise.all([
    readStored(transaction),
    asideStore.getAll(),
    asideStore.getAllKeys(),
  ]);
  const restorable = aside.map(({ row, replaced }) => (replaced ? null : readRow(row)));
  const isTaken = await Promise.all(
    restorable.map(async (row) => row && (await store.getKey(keyOfRow(row))) !== undefined),
  );
  const records = copyMaps(base.maps);
  const take = (collection: CollectionName, id: string, record: AnyRecord | null | undefined) => {
    if (record) records.get(collection)!.set(id, record);
    else records.get(collection)!.delete(id);
  };
  for (const { collection, records: packed, deleted } of blocks) {
    for (const record of packed) records.get(collection)!.set(record.id, record);
    for (const id of deleted) records.get(collection)!.delete(id);
  }
  for (const [collection, id] of gone) take(collection, id, base.maps.get(collection)!.get(id));
  const changed: RowKey[] = [];
  let setAside = 0;
  for (const found of rows) {
    const row = readRow(found);
    if (row) take(row.collection, row.id, row.record);
    else {
      settled(asideStore.add({ at: now().toISOString(), row: found }));
      settled(store.delete(keyOfRow(found)));
      changed.push(keyOfRow(found));
      setAside += 1;
    }
  }
  let unread = setAside;
  restorable.forEach((row, index) => {
    if (row && !isTaken[index] && hasFreeEmail(row, records)) {
      settled(store.put(aside[index]!.row as Row));
      settled(asideStore.delete(asideKeys[index]!));
      if (row.collection === 'people' && row.record)
        settled(transaction.objectStore('emails').put(row.id, foldEmail((row.record as Person).email)));
      take(row.collection, row.id, row.record);
      changed.push(keyOfRow(row));
    } else unread += 1;
  });
  if (changed.length > 0) noteChanged(transaction, changed);
  const unpacked = shouldPack ? { differences: differencesOf(records, base.maps), stamp } : null;
  return { records, setAside, unread, unpacked };
}

/** A stored change with its records upgraded, or null if this version of the portal cannot undo it. */
export function readChange(value: unknown): OperationChange | null {
  const { collection, id, before, after, version } = Object(value) as Partial<StoredChange>;
  if (!isCollectionName(collection) || typeof id !== 'string') return null;
  const read = (record: unknown): AnyRecord | null | undefined =>
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
