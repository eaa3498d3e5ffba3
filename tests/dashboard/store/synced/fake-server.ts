import { foldEmail } from '@/lib/email-address';
import { versionOf } from '@/dashboard/model/fields/upgrade';
import { models } from '@/dashboard/model/records/models';
import { collectionNames, type SeedRecords, type Task } from '@/dashboard/model/records/records';
import { planCommit } from '@/dashboard/store/plan-commit';
import { ConflictError, DuplicateEmailError } from '@/dashboard/store/store-errors';
import type { Remote } from '@/dashboard/store/synced/remote';
import { FaultError, OfflineError } from '@/dashboard/store/synced/requests';
import type { SharedAnswer, SharedCommit, SharedRow } from '@/dashboard/store/synced/shared-commit';
import {
  emptySnapshot,
  StaleError,
  type Snapshot,
  type SyncStorage,
} from '@/dashboard/store/synced/sync-storage';

/** Notes of a task that the server refuses. */
export const refusedNotes = 'refuse';

/** Why the server refuses to bring back nothing but lost files. */
export const lostReason = 'Deleted too long ago.';

/** What becomes of a request: it is answered, it never arrives, or its answer is lost. */
export type Fate = 'answered' | 'lost' | 'answer-lost';

/** The server of a shared portal, in memory, where everybody may do everything. */
export class FakeServer {
  readonly rows = new Map<string, SharedRow>();
  readonly done = new Set<string>();
  /** Ids of deleted files without a content, so that no undo brings them back. */
  readonly lostFileIds = new Set<string>();
  /** Whether it cannot store anything for now. */
  isFaulty = false;
  /** The fate of the next request. */
  fate: () => Fate = () => 'answered';
  /** The position of the last change. */
  seq = 0;
  private readonly bells = new Set<() => void>();

  constructor(seed: SeedRecords = {}) {
    for (const collection of collectionNames)
      for (const record of seed[collection] ?? []) this.write(collection, record.id, record.revision, record);
  }

  private write(
    collection: SharedCommit['changes'][number]['collection'],
    id: string,
    revision: number,
    record: object | null,
  ) {
    const known = this.rows.get(`${collection}/${id}`);
    this.rows.set(`${collection}/${id}`, {
      objectId: `${collection}/${id}`,
      seq: (this.seq += 1),
      revision,
      version: versionOf(models[collection]),
      gone: record === null,
      body: record ? JSON.stringify(record) : known!.body,
    });
  }

  commit({ id, changes }: SharedCommit): SharedAnswer {
    if (this.isFaulty) throw new FaultError('The disk is full.');
    if (this.done.has(id)) return { result: 'already' };
    if (changes.some((change) => change.type === 'put' && (change.record as Task).notes === refusedNotes))
      return { result: 'refused', reason: 'Not allowed.' };
    try {
      const kept = changes.filter(
        (change) => change.type !== 'put' || !this.lostFileIds.has(change.record.id),
      );
      if (kept.length === 0) return { result: 'refused', reason: lostReason };
      const planned = planCommit(kept, {
        keptOf: ({ collection, id: recordId }) => {
          const row = this.rows.get(`${collection}/${recordId}`);
          return row && { record: row.gone ? null : JSON.parse(row.body), revision: row.revision };
        },
        ownerOf: (email) => {
          const people = [...this.rows.values()].filter(
            ({ objectId, gone }) => objectId.startsWith('people/') && !gone,
          );
          return (
            people.map(({ body }) => JSON.parse(body)).find((person) => foldEmail(person.email) === email) ??
            null
          );
        },
      });
      for (const { change, revision } of planned)
        this.write(change.collection, change.id, revision, change.after);
    } catch (error) {
      if (error instanceof ConflictError) return { result: 'conflict' };
      if (error instanceof DuplicateEmailError) return { result: 'refused', reason: error.message };
      throw error;
    }
    this.done.add(id);
    for (const ring of this.bells) ring();
    return { result: 'done' };
  }

  /** @param onRing - whether a browser hears the bell @default true */
  remote(hears = true): Remote {
    const answer = async <T>(act: () => T): Promise<T> => {
      await Promise.resolve();
      const fate = this.fate();
      if (fate === 'lost') throw new OfflineError('Lost.');
      const result = act();
      await Promise.resolve();
      if (fate === 'answer-lost') throw new OfflineError('The answer is lost.');
      return result;
    };
    return {
      commit: (commit) => answer(() => this.commit(JSON.parse(JSON.stringify(commit)) as SharedCommit)),
      pull: (cursor) =>
        answer(() => ({
          rows: [...this.rows.values()].filter(({ seq }) => seq > cursor.rows).sort((a, b) => a.seq - b.seq),
          revoked: [],
          isAll: cursor.rows === 0,
          cursor: { rows: this.seq, revocations: 0 },
        })),
      readDeleted: () =>
        answer(() => [...this.rows.values()].filter(({ gone }) => gone).map(({ objectId }) => objectId)),
      readFiles: (ids) => answer(() => ids.flatMap((id) => this.rows.get(`files/${id}`) ?? [])),
      listen: (onRing) => {
        if (hears) this.bells.add(onRing);
        return () => void this.bells.delete(onRing);
      },
    };
  }
}

/** What a browser keeps, in memory, as its tabs and its next start read it. */
export function createMemorySyncStorage(): SyncStorage & { stored: () => Snapshot } {
  let stored = JSON.stringify(emptySnapshot);
  let writes = 0;
  let turn: Promise<unknown> = Promise.resolve();
  const followers = new Set<() => void>();
  const read = () => JSON.parse(stored) as Snapshot;
  return {
    stored: read,
    read: async (known) => {
      const snapshot = read();
      return snapshot.stamp === known ? null : snapshot;
    },
    write: async ({ rows = [], dropped = [], isAll = false, logged, ...rest }, stamp) => {
      const before = read();
      if (before.stamp !== stamp) throw new StaleError();
      const kept = new Map((isAll ? [] : before.rows).map((row) => [row.objectId, row]));
      for (const row of rows) kept.set(row.objectId, row);
      for (const id of dropped) kept.delete(id);
      const log = logged ? [logged, ...before.log] : before.log;
      const next = `write ${(writes += 1)}`;
      stored = JSON.stringify({ ...before, ...rest, rows: [...kept.values()], log, stamp: next });
      for (const follower of followers) follower();
      return next;
    },
    follow: (onWrite) => {
      followers.add(onWrite);
      return () => void followers.delete(onWrite);
    },
    alone: (task) => {
      const result = turn.then(task);
      turn = result.catch(() => {});
      return result;
    },
  };
}
