import { foldEmail } from '@/lib/email-address';
import { isSame } from '@/dashboard/model/merge';
import { mapsOf } from './record-maps';
import type { RecordMaps } from './origin';
import type { AnyRecord, CollectionName, Person, SeedRecords } from '@/dashboard/model/records/records';
import { ConflictError, DuplicateEmailError } from './store-errors';
import { type Change, type RecordKey, keyOfChange, nameOfKey, put } from '@/dashboard/model/change';
import type { OperationChange } from './workspace/workspace';

/** A stored record with its revision. The record is null if it was deleted. */
export interface Kept {
  record: AnyRecord | null;
  revision: number;
}

/** Stored data that planning needs. It must be read in advance. */
export interface KeptBefore {
  /** Undefined if the record never existed. */
  keptOf: (key: RecordKey) => Kept | undefined;
  /** The owner of a lower-case email address. */
  ownerOf: (email: string) => Person | null;
}

/** A planned change with the record's next revision, also for a deletion. */
export interface PlannedChange {
  change: OperationChange;
  revision: number;
}

function assertEmailsAreFree(planned: readonly PlannedChange[], ownerOf: KeptBefore['ownerOf']): void {
  const people = planned.map(({ change }) => change).filter(({ collection }) => collection === 'people');
  const touched = new Set(people.map(({ id }) => id));
  const taken = new Map<string, Person>();
  for (const { after } of people) {
    const person = after as Person | null;
    const email = person && foldEmail(person.email);
    if (!person || !email) continue;
    const owner = ownerOf(email);
    const other = taken.get(email) ?? (owner && !touched.has(owner.id) ? owner : null);
    if (other) throw new DuplicateEmailError(person.email, other);
    taken.set(email, person);
  }
}

/**
 * Plans a batch of changes atomically, for all stores. Revisions never decrease, even after a deletion, so
 * that a writer with an old version gets a conflict.
 * @throws ConflictError, DuplicateEmailError
 */
export function planCommit(changes: readonly Change[], { keptOf, ownerOf }: KeptBefore): PlannedChange[] {
  const done = new Map<string, Kept>();
  const planned = changes.map((change): PlannedChange => {
    const key = keyOfChange(change);
    const name = nameOfKey(key);
    const kept = done.get(name) ?? keptOf(key);
    const before = kept?.record ?? null;
    const expected = change.type === 'put' ? change.record.revision : change.revision;
    if ((before?.revision ?? 0) !== expected || (change.type === 'remove' && !before))
      throw new ConflictError(key.collection, change.type === 'put' ? change.record : null, before);
    const revision = (kept?.revision ?? 0) + 1;
    const after = change.type === 'put' ? { ...change.record, revision } : null;
    done.set(name, { record: after, revision });
    return { change: { ...key, before, after } as OperationChange, revision };
  });
  assertEmailsAreFree(planned, ownerOf);
  return planned;
}

/**
 * Plans changes of a new base. A record's revision stays above its stored one, so that a writer with an old
 * version gets a conflict.
 */
export const planOnBase = (
  base: RecordMaps,
  stored: RecordMaps,
  changes: readonly Change[],
): PlannedChange[] =>
  changes.map((change) => {
    const { collection, id } = keyOfChange(change);
    const revision = (stored.get(collection)!.get(id)?.revision ?? 0) + 1;
    const before = base.get(collection)!.get(id) ?? null;
    const after = change.type === 'put' ? { ...change.record, revision } : null;
    return { change: { collection, id, before, after } as OperationChange, revision };
  });

/** The changes that add records, or replace those of a base. */
export const putAll = (records: SeedRecords): Change[] =>
  [...mapsOf(records)].flatMap(([collection, byId]) =>
    [...byId.values()].map((record) => put(collection, record)),
  );

/** The changes that turn the stored records into those of a backup. Equal records stay untouched. */
export function changesTowards(
  wanted: { [Name in CollectionName]?: readonly AnyRecord[] },
  kept: ReadonlyMap<CollectionName, ReadonlyMap<string, AnyRecord>>,
): Change[] {
  const changes: Change[] = [];
  for (const [collection, records] of kept) {
    const left = new Map(records);
    for (const record of wanted[collection] ?? []) {
      const current = left.get(record.id);
      left.delete(record.id);
      if (!current || !isSame({ ...current, revision: 0 }, { ...record, revision: 0 }))
        changes.push(put(collection, { ...record, revision: current?.revision ?? 0 }));
    }
    for (const { id, revision } of left.values()) changes.push({ type: 'remove', collection, id, revision });
  }
  return changes;
}
