import { isSame } from '@/dashboard/model/merge';
import { toSend } from './outbox';
import { pullChanges, type PullFrom } from './pull-changes';
import { startCursor, type Remote } from './remote';
import { FaultError } from './requests';
import { OutdatedError } from './server-rows';

export interface SendFrom extends PullFrom {
  remote: Pick<Remote, 'commit' | 'pull'>;
}

const unknownVersion = 'The server has another version, which this device cannot read.';

/**
 * Sends the pending operations one after the other, and reads the changes after each.
 * @throws OutdatedError, and the errors of `Remote`
 */
export async function sendOutbox(from: SendFrom): Promise<void> {
  const { remote, copy } = from;
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
    const answer = await remote.commit(sent).catch(async (error: unknown) => {
      // The changes of others are read all the same.
      if (error instanceof FaultError) await pullChanges(from);
      throw error;
    });
    switch (answer.result) {
      case 'outdated':
        throw new OutdatedError();
      case 'done':
      case 'already':
        await pullChanges(from, { acknowledged: id });
        break;
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
