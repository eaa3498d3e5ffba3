import type { Base } from './base';
import { settled, type Transaction } from './connection';
import type { Row } from './database';
import { longestLog } from './operation-log';
import { foldEmail, type KeptBefore, type PlannedChange } from './plan-commit';
import type { LogEntry } from './record-store';
import type { Person } from './records';
import { keyOfChange, type Change, type RecordKey } from './store-port';
import type { OperationChange } from './workspace';

/** How many changes of one operation the log keeps for undoing after a reload; larger ones are kept without. */
const mostChanges = 1000;

/** Above this, reading all rows is quicker than reading one by one. */
const fewKeys = 200;

const nameOf = ({ collection, id }: RecordKey) => `${collection} ${id}`;

async function readRows(transaction: Transaction, keys: readonly RecordKey[]): Promise<Map<string, Row>> {
  const store = transaction.objectStore('rows');
  const found: readonly (Row | undefined)[] =
    keys.length > fewKeys
      ? await store.getAll()
      : await Promise.all(keys.map(({ collection, id }) => store.get([collection, id])));
  return new Map(found.filter((row) => row !== undefined).map((row) => [nameOf(row), row]));
}

const emailsOf = new WeakMap<Base, ReadonlyMap<string, Person>>();

/** Whom of the sample an e-mail address in lower case belongs to. */
function ownerInSample(base: Base, email: string): Person | undefined {
  let emails = emailsOf.get(base);
  if (!emails) {
    const people = [...base.maps.get('people')!.values()] as Person[];
    emails = new Map(people.map((person) => [foldEmail(person.email), person]));
    emailsOf.set(base, emails);
  }
  return emails.get(email);
}

/** Who has each of these e-mail addresses, which are in lower case. */
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
      const row = id === undefined ? undefined : await rows.get(['people', id]);
      const sample = ownerInSample(base, email);
      if (row?.record) owners.set(email, row.record as Person);
      // Somebody of the sample has it for as long as they are as they were.
      else if (sample && !(await rows.getKey(['people', sample.id]))) owners.set(email, sample);
    }),
  );
  return owners;
}

/** Reads all that a plan of these changes has to know. */
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
      const row = rows.get(nameOf(key));
      const record = base.maps.get(key.collection)!.get(key.id);
      return row ?? (record && { record, revision: record.revision });
    },
    ownerOf: (email) => owners.get(email) ?? null,
  };
}

/** Writes what a plan says. It is kept once the transaction is through. */
export function keepRows(transaction: Transaction, planned: readonly PlannedChange[]): void {
  const rows = transaction.objectStore('rows');
  const emails = transaction.objectStore('emails');
  const people = planned.map(({ change }) => change).filter(({ collection }) => collection === 'people');
  for (const { before } of people) if (before) settled(emails.delete(foldEmail((before as Person).email)));
  for (const { after } of people)
    if (after) settled(emails.put(after.id, foldEmail((after as Person).email)));
  for (const { change, revision } of planned) {
    const { collection, id, after: record } = change;
    settled(rows.put({ collection, id, revision, record }));
  }
}

/** A change as the log keeps it: a file that was added lies in its row already, and its bytes need not lie here too. */
function leanOf(change: OperationChange): OperationChange {
  if (change.collection !== 'files' || !change.after) return change;
  return { ...change, after: { ...change.after, content: '' } };
}

/** Puts an operation into the log, and marks the one that it turns round. @returns the ids of both */
export async function keepOperation(
  transaction: Transaction,
  entry: LogEntry,
  changes: readonly OperationChange[],
): Promise<string[]> {
  const log = transaction.objectStore('log');
  const short = changes.length > mostChanges ? [] : changes.map(leanOf);
  const key = await log.add({ ...entry, changes: short, undone: false });
  settled(log.delete(IDBKeyRange.upperBound(key - longestLog)));
  if (!entry.undoes) return [entry.id];
  const undoneKey = await log.index('id').getKey(entry.undoes);
  const undone = undoneKey === undefined ? undefined : await log.get(undoneKey);
  if (undone) settled(log.put({ ...undone, undone: true }, undoneKey));
  return [entry.id, entry.undoes];
}

/** Forgets everything that differs from the sample. What was set aside stays. */
export function clearAll(transaction: Transaction): void {
  for (const name of ['rows', 'emails', 'log'] as const) settled(transaction.objectStore(name).clear());
}
