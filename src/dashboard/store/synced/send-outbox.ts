import { fileIdsOf } from '@/dashboard/model/file-ids';
import { isSame } from '@/dashboard/model/merge';
import type { StoredFile } from '@/dashboard/model/records/records';
import { toSend, type Pending } from './outbox';
import { pullChanges, type PullFrom } from './pull-changes';
import { startCursor, type Remote } from './remote';
import { FaultError } from './requests';
import { OutdatedError, type ServerRows } from './server-rows';

export interface SendFrom extends PullFrom {
  remote: Pick<Remote, 'commit' | 'pull'>;
  /** Called with the names of the files that an undo could not restore, because their contents were deleted for good. */
  onLostFiles: (names: readonly string[]) => void;
}

const unknownVersion = 'The server has another version, which this device cannot read.';

/**
 * Returns a function that names the files that an undo leaves out: once the server has stored it, their rows are as they were. Read
 * from the rows and not from the answer, which can be lost.
 */
function followFiles({ undoes, changes }: Pending, serverOf: ServerRows['serverOf']): () => string[] {
  const returning = (undoes === null ? [] : changes)
    .filter(({ collection, before, after }) => collection === 'files' && !before && after)
    .map((change) => ({ change, revision: serverOf(change).revision }));
  // A file of records that this person cannot read is not on this device, although the server has restored it.
  const mayRead = (id: string) => {
    const owners = changes.filter(
      ({ collection, after }) => after && fileIdsOf(collection, after as never).includes(id),
    );
    return owners.length === 0 || owners.some((change) => serverOf(change).record);
  };
  return () =>
    returning
      .filter(({ change, revision }) => {
        const stored = serverOf(change);
        return !stored.record && stored.revision === revision && mayRead(change.id);
      })
      .map(({ change }) => (change.after as StoredFile).name);
}

/**
 * Sends the pending operations one after the other, and reads the changes after each.
 * @throws OutdatedError, and the errors of `Remote`
 */
export async function sendOutbox(from: SendFrom): Promise<void> {
  const { remote, copy, onLostFiles } = from;
  const { serverOf } = copy.rows;
  for (;;) {
    const [first] = copy.outbox;
    if (!first) return;
    const { id } = first;
    await copy.inTurn(async () => {
      copy.outbox = copy.outbox.map((one) => (one.id === id ? { ...one, sent: true } : one));
      await copy.write({ outbox: copy.outbox });
    });
    const sent = toSend(first, serverOf).commit;
    const lostFiles = followFiles(first, serverOf);
    const answer = await remote.commit(sent).catch(async (error: unknown) => {
      // The changes of others are read all the same.
      if (error instanceof FaultError) await pullChanges(from);
      throw error;
    });
    switch (answer.result) {
      case 'outdated':
        throw new OutdatedError();
      case 'done':
      case 'already': {
        await pullChanges(from, { acknowledged: id });
        const names = lostFiles();
        if (names.length > 0) onLostFiles(names);
        break;
      }
      case 'refused':
        await pullChanges(from, { refused: new Map([[id, answer.reason]]) });
        break;
      case 'conflict': {
        await pullChanges(from);
        // Sent again as it was, it would only conflict again.
        const isUnchanged = () =>
          copy.outbox.some((one) => one.id === id && isSame(toSend(one, serverOf).commit, sent));
        if (isUnchanged()) await pullChanges(from, { from: startCursor });
        if (isUnchanged()) await pullChanges(from, { refused: new Map([[id, unknownVersion]]) });
      }
    }
  }
}
