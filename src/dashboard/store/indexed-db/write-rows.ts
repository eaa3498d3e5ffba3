import { foldEmail } from '@/lib/email-address';
import type { Base } from './base';
import { settled, type Transaction } from './connection';
import type { Row, StoredChange } from './database';
import { maxLogLength } from '@/dashboard/store/workspace/operation-log';
import { type KeptBefore, type PlannedChange } from '@/dashboard/store/plan-commit';
import { readChange, readRow } from './read-rows';
import { dropBlocks, noteChanged } from './row-blocks';
import { models } from '@/dashboard/model/records/models';
import { versionOf } from '@/dashboard/model/fields/upgrade';
import type { LogEntry } from '@/dashboard/store/store-port';
import type { Person } from '@/dashboard/model/records/records';
import { type Change, type RecordKey, keyOfChange, nameOfKey } from '@/dashboard/model/change';
import type { Operation, OperationChange } from '@/dashboard/store/workspace/workspace';

/** Maximum number of changes in a log row, as start reads all rows. Larger operations use chunks. */
const maxInRow = 100;

const chunkSize = 500;

/** Maximum number of chunks for all operations: 100,000 changes. */
const maxChunks = 200;

/** Maximum number of rows to read one by one. For more, reading all rows is faster. */
const fewKeys = 2000;

/** Key range of a large operation's chunks. @param key - key of its log row */
const chunksOf = (key: number) => IDBKeyRange.bound([key, 0], [key, Infinity]);

async function readRows(transaction: Transaction, keys: readonly RecordKey[]): Promise<Map<string, Row>> {
  const store = transaction.objectStore('rows');
  const found: readonly (Row | undefined)[] =
    keys.length > fewKeys
      ? await store.getAll()
      : await Promise.all(keys.map(({ collection, id }) => store.get([collection, id])));
  return new Map(found.filter((row) => row !== undefined).map((row) => [nameOfKey(row), row]));
}

/** @throws Error with a message for users, if another version of the portal wrote the row */
function presentRow(found: Row | undefined): Row | undefined {
  const row = found && readRow(found);
  if (row === null)
    throw new Error(
      'Another version of the portal has changed this record. Reload the page, then try again.',
    );
  return row;
}

const emailsOf = new WeakMap<Base, ReadonlyMap<string, Person>>();

/** The sample person with a lower-case email address. */
function ownerInSample(base: Base, email: string): Person | undefined {
  let emails = emailsOf.get(base);
  if (!emails) {
    const people = [...base.maps.get('people')!.values()] as Person[];
    emails = new Map(people.map((person) => [foldEmail(person.email), person]));
    emailsOf.set(base, emails);
  }
  return emails.get(email);
}

/** The current owners of lower-case email addresses. */
async function readOwners(
  transaction: Transaction,
  base: Base,
  emails: readonly string[],
): Promise<Map<string, Person>> {
  const owners = new Map<string, Person>();
  const rows = transaction.objectStore('rows');
  await Promise.all(
    emails.map(async (email) => {
      const id = await transaction.objectStore('emails').get(email);
      const row = id === undefined ? null : readRow(await rows.get(['people', id]));
      const sample = ownerInSample(base, email);
      if (row?.record) owners.set(email, row.record as Person);
      // A sample person owns the address only if no row changes that person.
      else if (sample && !(await rows.getKey(['people', sample.id]))) owners.set(email, sample);
    }),
  );
  return owners;
}

/** Reads the data that planning the changes needs. */
export async function readBefore(
  transaction: Transaction,
  base: Base,
  changes: readonly Change[],
): Promise<KeptBefore> {
  const emails = changes.flatMap((change) =>
    change.collection === 'people' && change.type === 'put' ? [foldEmail(change.record.email)] : [],
  );
  const [rows, owners] = await Promise.all([
    readRows(transaction, changes.map(keyOfChange)),
    readOwners(transaction, base, emails),
  ]);
  return {
    keptOf: (key) => {
      const row = presentRow(rows.get(nameOfKey(key)));
      const record = base.maps.get(key.collection)!.get(key.id);
      return row ?? (record && { record, revision: record.revision });
    },
    ownerOf: (email) => owners.get(email) ?? null,
  };
}

/** Writes a plan. It is stored when the transaction completes. */
export function keepRows(transaction: Transaction, planned: readonly PlannedChange[]): void {
  const rows = transaction.objectStore('rows');
  const emails = transaction.objectStore('emails');
  const people = planned.map(({ change }) => change).filter(({ collection }) => collection === 'people');
  for (const { before } of people) if (before) settled(emails.delete(foldEmail((before as Person).email)));
  for (const { after } of people)
    if (after) settled(emails.put(after.id, foldEmail((after as Person).email)));
  for (const { change, revision } of planned) {
    const { collection, id, after: record } = change;
    settled(rows.put({ collection, id, revision, record, version: versionOf(models[collection]) }));
  }
  noteChanged(
    transaction,
    planned.map(({ change }) => [change.collection, change.id]),
  );
}

/** Prepares a change for the log. Leaves out the content of an added file, which its row contains. */
function storedOf(change: OperationChange): StoredChange {
  const version = versionOf(models[change.collection]);
  if (change.collection !== 'files' || change.before || !change.after) return { ...change, version };
  return { ...change, after: { ...change.after, content: '' }, version };
}

/** Stores the changes of a large operation in chunks. Deletes the oldest chunks above the limit. */
async function keepApart(
  transaction: Transaction,
  key: number,
  changes: readonly StoredChange[],
): Promise<void> {
  const chunks = transaction.objectStore('changes');
  const others = await chunks.getAllKeys();
  const count = Math.ceil(changes.length / chunkSize);
  for (let at = 0; at < count; at += 1)
    settled(chunks.put(changes.slice(at * chunkSize, (at + 1) * chunkSize), [key, at]));
  const last = others[Math.min(others.length, others.length + count - maxChunks) - 1];
  if (last) settled(chunks.delete(IDBKeyRange.upperBound([last[0], Infinity])));
}

/** Adds an operation to the log and marks the operation that it undoes. @returns the ids of both */
export async function keepOperation(
  transaction: Transaction,
  entry: LogEntry,
  changes: readonly OperationChange[],
): Promise<string[]> {
  const log = transaction.objectStore('log');
  const all = changes.map(storedOf);
  const isLarge = all.length > maxInRow;
  const row: Operation = { ...entry, changes: isLarge ? all.slice(0, 1) : all, undone: false };
  const key = await log.add(isLarge ? { ...row, apart: all.length } : row);
  settled(log.delete(IDBKeyRange.upperBound(key - maxLogLength)));
  settled(transaction.objectStore('changes').delete(IDBKeyRange.upperBound([key - maxLogLength, Infinity])));
  const undoneKey = entry.undoes ? await log.index('id').getKey(entry.undoes) : undefined;
  const undone = undoneKey === undefined ? undefined : await log.get(undoneKey);
  if (undone) {
    settled(log.put({ ...undone, undone: true }, undoneKey));
    // Redo reverts the changes of the undo, so the original changes are no longer needed.
    settled(transaction.objectStore('changes').delete(chunksOf(undoneKey!)));
  }
  if (isLarge) await keepApart(transaction, key, all);
  return entry.undoes ? [entry.id, entry.undoes] : [entry.id];
}

/** Prevents restoring rows that were set aside, after a replacement of all records. Keeps the rows. */
export async function giveUpAside(transaction: Transaction): Promise<void> {
  const aside = transaction.objectStore('aside');
  const [entries, keys] = await Promise.all([aside.getAll(), aside.getAllKeys()]);
  entries.forEach((entry, index) => settled(aside.put({ ...entry, replaced: true }, keys[index])));
}

/** Deletes all differences from the base. Keeps the log and the rows that were set aside. */
export function clearRows(transaction: Transaction): void {
  for (const name of ['rows', 'emails'] as const) settled(transaction.objectStore(name).clear());
  dropBlocks(transaction);
}

/** Deletes all differences from the base and the log. Keeps the rows that were set aside. */
export function clearAll(transaction: Transaction): void {
  clearRows(transaction);
  for (const name of ['log', 'changes'] as const) settled(transaction.objectStore(name).clear());
}

/** Reads the chunks of a large operation's changes, in order. Empty if one of them cannot be read. */
export async function readChanges(transaction: Transaction, operationId: string): Promise<OperationChange[]> {
  const key = await transaction.objectStore('log').index('id').getKey(operationId);
  if (key === undefined) return [];
  const chunks = await transaction.objectStore('changes').getAll(chunksOf(key));
  const changes = chunks.flat().map(readChange);
  return changes.filter((change) => change !== null).length === changes.length
    ? (changes as OperationChange[])
    : [];
}
