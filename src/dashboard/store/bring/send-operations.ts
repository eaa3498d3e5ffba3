import { now } from '@/platform/clock';
import type { Change, RecordKey } from '@/dashboard/model/change';
import { keyOfChange } from '@/dashboard/model/change';
import { versionOf } from '@/dashboard/model/fields/upgrade';
import { models } from '@/dashboard/model/records/models';
import type { SharedAnswer, SharedChange, SharedCommit } from '@/dashboard/store/synced/shared-commit';
import { counted } from '@/dashboard/words/count';
import { namesPerson } from './names-person';

/** A record that the server did not take. */
export interface Refused extends RecordKey {
  /** A sentence for users. */
  reason: string;
}

/** The id of an operation: the same changes by the same person are the same operation, in every try. */
async function idOf(changes: readonly Change[], actorId: string): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([actorId, changes]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `bring:${Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

export interface SendIn {
  operations: readonly (readonly Change[])[];
  /** Id of the signed-in admin. */
  actorId: string;
  send: (commit: SharedCommit) => Promise<SharedAnswer>;
  /** Ends it between two operations. */
  signal: AbortSignal;
  /** Called with the number of records that the server has answered for. */
  onProgress: (count: number) => void;
}

const ofRefusedPerson = 'It names a person whom the shared portal did not accept.';
const changedMeanwhile = 'It was changed in the shared portal meanwhile. Try again.';

/**
 * Sends operations, one after the other. The records of a refused operation are sent in halves, until only those that the
 * server rejects are skipped. Records that name a person whom it rejected are skipped too.
 * @returns the refused records
 * @throws OfflineError, SignedOutError, or Error with a message for users. What was sent until then stays sent, and
 * sending the rest again adds nothing twice.
 */
export async function sendOperations({ operations, actorId, send, ...on }: SendIn): Promise<Refused[]> {
  const refused: Refused[] = [];
  const refusedPeople = new Set<string>();
  const isOfRefused = (change: Change) =>
    change.type === 'put' && namesPerson(change.collection, change.record, refusedPeople);
  const waiting = [...operations].reverse();
  let count = 0;
  for (let next = waiting.pop(); next && !on.signal.aborted; next = waiting.pop()) {
    const changes = next.filter((change) => !isOfRefused(change));
    for (const change of next.filter(isOfRefused))
      refused.push({ ...keyOfChange(change), reason: ofRefusedPerson });
    count += next.length - changes.length;
    if (changes.length === 0) {
      on.onProgress(count);
      continue;
    }
    const answer = await send({
      id: await idOf(changes, actorId),
      at: now().toISOString(),
      label: `Brought ${counted(changes.length, 'record')}`,
      undoes: null,
      changes: changes.map((change): SharedChange => ({
        ...change,
        version: versionOf(models[change.collection]),
      })),
    });
    if (answer.result === 'outdated')
      throw new Error('The server has another version of the portal. Reload the page, then try again.');
    const isStored = answer.result === 'done' || answer.result === 'already';
    if (!isStored && changes.length > 1) {
      const half = Math.ceil(changes.length / 2);
      waiting.push(changes.slice(half), changes.slice(0, half));
      continue;
    }
    if (!isStored) {
      const reason = answer.result === 'refused' ? answer.reason : changedMeanwhile;
      const change = changes[0]!;
      const key = keyOfChange(change);
      refused.push({ ...key, reason });
      // People who are in the portal already stay there.
      const isNew = change.type === 'put' && change.record.revision === 0;
      if (key.collection === 'people' && isNew && answer.result === 'refused') refusedPeople.add(key.id);
    }
    count += changes.length;
    on.onProgress(count);
  }
  return refused;
}
