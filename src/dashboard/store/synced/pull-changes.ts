import { isSame } from '@/dashboard/model/merge';
import type { StoreEvent } from '@/dashboard/store/store-event';
import type { DeviceCopy } from './device-copy';
import type { Cursor, Remote } from './remote';
import { isNewer, keyOfRow, OutdatedError } from './server-rows';

export interface PullOptions {
  /** Id of the first pending operation, if the server has stored it. @default none */
  acknowledged?: string;
  /** Reasons of the server by refused operation. @default none */
  refused?: ReadonlyMap<string, string>;
  /** @default the end of the last pull */
  from?: Cursor;
}

export interface PullFrom {
  remote: Pick<Remote, 'pull'>;
  copy: DeviceCopy;
  notify: (event: StoreEvent) => void;
}

/**
 * Reads the changes on the server, and puts the pending operations on top.
 * @throws OutdatedError, and the errors of `Remote`
 */
export async function pullChanges(
  { remote, copy, notify }: PullFrom,
  { acknowledged, refused, from = copy.cursor }: PullOptions = {},
): Promise<void> {
  const pulled = await remote.pull(from);
  if (pulled.rows.some(isNewer)) throw new OutdatedError();
  const { rows, recordOf } = copy;
  const event = await copy.inTurn(async (): Promise<StoreEvent | null> => {
    const isNews = pulled.isAll || pulled.rows.length + pulled.revoked.length > 0;
    const isAnswer = acknowledged !== undefined || refused !== undefined;
    if (!isNews && !isAnswer && isSame(pulled.cursor, copy.cursor) && !copy.outbox.some(({ sent }) => sent))
      return null;
    const waiting = copy.outbox
      .filter(({ id }) => id !== acknowledged)
      .map((one) => ({ ...one, sent: false }));
    const keys = [
      ...pulled.rows.map(({ objectId }) => keyOfRow(objectId)),
      ...pulled.revoked.map(keyOfRow),
      ...copy.outbox.flatMap(({ changes }) => changes),
    ].filter((key) => key !== null);
    const before = keys.map(recordOf);
    if (pulled.isAll) rows.clear();
    rows.keep(pulled.rows);
    rows.drop(pulled.revoked);
    const rebased = copy.rebase(waiting, refused);
    copy.outbox = rebased.outbox;
    copy.parked = [...copy.parked, ...rebased.parked];
    copy.cursor = pulled.cursor;
    const { outbox, parked, cursor } = copy;
    await copy.write({
      rows: pulled.rows,
      dropped: pulled.revoked,
      isAll: pulled.isAll,
      outbox,
      parked,
      cursor,
    });
    const changed = keys.filter((key, index) => !isSame(before[index]!.record, recordOf(key).record));
    // A record that loses a pending change has a lower revision than the one on the screens.
    const isLower = keys.some((key, index) => recordOf(key).revision < before[index]!.revision);
    if (changed.length === 0 && !pulled.isAll) return null;
    return { changes: changed, remote: true, ...((pulled.isAll || isLower) && { replaced: true }) };
  });
  if (event) notify(event);
}
