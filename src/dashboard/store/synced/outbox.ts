import { versionOf } from '@/dashboard/model/fields/upgrade';
import { type Change, type RecordKey, nameOfKey, put, remove } from '@/dashboard/model/change';
import type { Read } from '@/dashboard/model/command';
import type { Versions } from '@/dashboard/model/merge';
import { models } from '@/dashboard/model/records/models';
import type { AnyRecord } from '@/dashboard/model/records/records';
import { keepMine, mergeRecords } from '@/dashboard/model/merge-records';
import { maxChanges, wholeOf, type SharedChange, type SharedCommit } from './shared-commit';

/**
 * Operations that the server does not have yet, as a chain: each starts from the records that the one before leaves, and
 * the first from the server's. Pure.
 */

/** A record as the server stores it. */
export interface ServerRecord {
  revision: number;
  /** Null if it was deleted, never existed or cannot be read any more. */
  record: AnyRecord | null;
}

/** A record before and after an operation. */
export interface PendingChange extends RecordKey {
  before: AnyRecord | null;
  after: AnyRecord | null;
}

/** An operation that waits for the server. */
export interface Pending extends Omit<SharedCommit, 'changes'> {
  changes: readonly PendingChange[];
  /** Whether it was sent and the answer is not known. It is then sent again as it was, before anything else. */
  sent: boolean;
}

/** An operation that waits for a person's decision, because it cannot be stored as it is. */
export interface Parked extends Pending {
  /** The reason why the server or the records refuse it: a sentence for users. */
  reason: string;
  /** The server's version of each changed record when the operation was parked, in their order. */
  theirs: readonly (AnyRecord | null)[];
}

/** Most UTF-16 units of the records in a part: the server takes 2 MB of records, and a slow line as much in minutes. */
const maxPartLength = 1_500_000;

/**
 * Splits an operation into parts that the server accepts: files before the records that name them, and what it deletes
 * last. Each part is stored for itself, so a part that is parked parks those after it.
 */
export function partsOf(
  operation: Omit<SharedCommit, 'changes'>,
  changes: readonly PendingChange[],
): Pending[] {
  const last = new Map(changes.map((change) => [nameOfKey(change), change.after]));
  const rank = (change: PendingChange) =>
    last.get(nameOfKey(change)) === null ? 2 : Number(change.collection !== 'files');
  const ordered = [...changes].sort((one, other) => rank(one) - rank(other));
  const parts: PendingChange[][] = [[]];
  let length = 0;
  for (const change of ordered) {
    const own = JSON.stringify(change.after).length;
    const part = parts.at(-1)!;
    length += own;
    if (part.length === 0 || (part.length < maxChanges && length <= maxPartLength)) {
      part.push(change);
      continue;
    }
    parts.push([change]);
    length = own;
  }
  let first = 0;
  return parts.map((part) => {
    const id = first ? `${operation.id}:${first}` : operation.id;
    first += part.length;
    return { ...operation, id, changes: part, sent: false };
  });
}

export interface Rebased {
  outbox: Pending[];
  parked: Parked[];
  /** The records with the pending changes, by `nameOfKey`. Each pending change counts as a revision. */
  records: Map<string, ServerRecord>;
}

const reasons = {
  collision: 'Another person also changed this.',
  gone: 'It was already deleted on another device.',
  follows: 'It follows a change that could not be saved.',
};

/**
 * Puts pending operations onto the server's present records. An operation that collides is parked, and with it each
 * later one that touches its records or is another part of it.
 * @param serverOf - the server's record of a key
 * @param refused - operations that the server refused, with its reasons
 */
export function rebase(
  outbox: readonly Pending[],
  serverOf: (key: RecordKey) => ServerRecord,
  refused: ReadonlyMap<string, string> = new Map(),
): Rebased {
  const rebased: Rebased = { outbox: [], parked: [], records: new Map() };
  const blocked = new Set<string>();
  const recordOf = (key: RecordKey, upon: ReadonlyMap<string, ServerRecord>): ServerRecord =>
    upon.get(nameOfKey(key)) ?? rebased.records.get(nameOfKey(key)) ?? serverOf(key);
  for (const operation of outbox) {
    const upon = new Map<string, ServerRecord>();
    const changes: PendingChange[] = [];
    let reason = refused.get(operation.id) ?? null;
    const names = operation.changes.map(nameOfKey);
    if ([wholeOf(operation.id), ...names].some((name) => blocked.has(name))) reason ??= reasons.follows;
    const adds = operation.changes.some(({ before, after }) => !before && after);
    for (const change of reason === null ? operation.changes : []) {
      const { record: theirs, revision } = recordOf(change, upon);
      // Its additions may exist already, such as the time of a timer stopped on another device.
      if (adds && change.before && !change.after && !theirs) {
        reason = reasons.gone;
        break;
      }
      const merged = mergeRecords(change.collection, { base: change.before, mine: change.after, theirs });
      if (merged === 'collision') {
        reason = reasons.collision;
        break;
      }
      const next = revision + 1;
      const after = merged && { ...merged, revision: next };
      upon.set(nameOfKey(change), { revision: next, record: after });
      changes.push({ ...change, before: theirs, after });
    }
    if (reason === null) {
      for (const [name, record] of upon) rebased.records.set(name, record);
      rebased.outbox.push({ ...operation, changes });
      continue;
    }
    for (const name of [wholeOf(operation.id), ...names]) blocked.add(name);
    const theirs = operation.changes.map((change) => serverOf(change).record);
    rebased.parked.push({ ...operation, sent: false, reason, theirs });
  }
  return rebased;
}

export interface Sending {
  commit: SharedCommit;
  /** The server's records once it has stored the operation, by `nameOfKey`. */
  records: Map<string, ServerRecord>;
}

/** Returns the commit of the first pending operation. @param serverOf - the server's record of a key */
export function toSend(
  { id, at, label, undoes, changes }: Pending,
  serverOf: (key: RecordKey) => ServerRecord,
): Sending {
  const records = new Map<string, ServerRecord>();
  const shared = changes.flatMap((change): SharedChange[] => {
    const { collection, before, after } = change;
    // Both have deleted it.
    if (!before && !after) return [];
    const name = nameOfKey(change);
    const { record, revision } = records.get(name) ?? serverOf(change);
    const next = revision + 1;
    records.set(name, { revision: next, record: after && { ...after, revision: next } });
    // A record that does not exist, or was deleted, has the revision 0 for those who add it.
    const read = record ? revision : 0;
    const version = versionOf(models[collection]);
    return [
      (after
        ? { type: 'put', collection, record: { ...after, revision: read }, version }
        : { type: 'remove', collection, id: change.id, revision: read, version }) as SharedChange,
    ];
  });
  return { commit: { id, at, label, undoes, changes: shared }, records };
}

/** A change of a parked operation. */
interface ParkedChange extends PendingChange {
  /** The server's version when the operation was parked. */
  theirs: AnyRecord | null;
}

/** The changes of a parked operation. Notifications are not among them: people are notified again. */
export const parkedChanges = ({ changes, theirs }: Parked): ParkedChange[] =>
  changes.flatMap((change, index) =>
    change.collection === 'notices' ? [] : [{ ...change, theirs: theirs[index] ?? null }],
  );

/** The record that is saved where the person keeps their version. Null if that deletes it. */
export function keptRecord(
  { collection, before, after, theirs }: ParkedChange,
  present: AnyRecord | null,
): AnyRecord | null {
  // A later change of the same person was kept first, and brought the whole record.
  if (present && !before && !theirs) return present;
  return keepMine(collection, { base: before, mine: after, theirs: present } as Versions<never>);
}

/** The changes that keep the person's version of a parked operation, on the present records. */
export const keptChanges = (operation: Parked, { get }: Pick<Read, 'get'>): Change[] =>
  parkedChanges(operation).flatMap((change) => {
    const { collection, id } = change;
    const present = get(collection, id);
    const record = keptRecord(change, present);
    if (record === present) return [];
    if (record) return [put(collection, record as never)];
    return [remove(collection, present as never)];
  });
