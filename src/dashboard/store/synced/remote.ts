import type { DayMinutes } from '@/dashboard/days/day-minutes';
import { ask, call, sessionOf } from './requests';
import {
  appId,
  type SharedAnswer,
  type SharedCommit,
  type SharedRevocation,
  type SharedRow,
} from './shared-commit';

/** Positions in the order of changes up to which a browser has read. */
export interface Cursor {
  rows: number;
  revocations: number;
}

export const startCursor: Cursor = { rows: 0, revocations: 0 };

/** The changes since a cursor. */
export interface Pulled {
  /** In their order. A row can be there twice: the last one counts. */
  rows: readonly SharedRow[];
  /** Whether these are all rows that the person can read, so that every other one is gone. */
  isAll: boolean;
  /** Ids of rows that can no longer be read. */
  revoked: readonly string[];
  cursor: Cursor;
}

/** The server of a shared portal, for a signed-in person. Every call can throw OfflineError, FaultError and SignedOutError. */
export interface Remote {
  commit: (commit: SharedCommit) => Promise<SharedAnswer>;
  pull: (cursor: Cursor) => Promise<Pulled>;
  /** Reads `{collection}/{id}` of each record that was deleted. */
  readDeleted: () => Promise<string[]>;
  /** Reads files with their contents, which `pull` leaves out. Those that the person cannot read are missing. */
  readFiles: (ids: readonly string[]) => Promise<SharedRow[]>;
  /**
   * Calls back whenever something may have changed, also after each connection that opens or is lost.
   * @returns a function that ends it
   */
  listen: (onRing: () => void) => () => void;
}

/** Rows in the first answer. After an answer that fails, a page has a quarter of them, down to the fewest. */
const pageSize = 500;
const smallestPage = 5;

/** The most rows in another answer. */
const maxRows = 2000;

/** Records that are asked for by id at once. */
const maxAsked = 50;
/** Time in ms before something that has failed is tried again: longer with each failure, a minute at most. */
export const pauseBefore = (failures: number) => Math.min(1000 * 2 ** failures, 60_000);

const isTimeout = ({ cause }: Error): boolean => (cause as Error | undefined)?.name === 'TimeoutError';

/** Whether a smaller answer may succeed: the server failed, or a proxy or the time ended its work. */
const isTooLarge = (error: Error): boolean => Number(error.cause) >= 500 || isTimeout(error);

/** Reads the time of others on a project, as sums by day. @throws Error with a message for users */
export async function readProjectTime(
  address: string,
  token: string,
  projectId: string,
): Promise<readonly DayMinutes[]> {
  return (await call<{ days: readonly DayMinutes[] }>(address, token, 'readProjectTime', { projectId })).days;
}

/** @param address - of the server, such as `https://agency.example/parse` */
export function createRemote(address: string, token: string): Remote {
  const session = sessionOf(token);
  async function read<T>(className: string, where: object, more: Record<string, string> = {}): Promise<T[]> {
    const query = new URLSearchParams({
      where: JSON.stringify(where),
      order: 'seq',
      limit: String(maxRows),
      ...more,
    });
    const { results } = await ask<{ results: T[] }>(`${address}/classes/${className}?${query}`, {
      headers: session,
    });
    return results;
  }

  /** Reads rows in pages. Contents of files are read when somebody opens them. */
  async function readRows(where: (after: number) => object, from: number): Promise<SharedRow[]> {
    const rows: SharedRow[] = [];
    let limit = pageSize;
    for (let after = from; ;) {
      const condition = { collection: { $ne: 'files.full' }, ...where(after) };
      try {
        const page = await read<SharedRow>('Row', condition, { limit: String(limit) });
        rows.push(...page);
        if (page.length < limit) return rows;
        after = page.at(-1)!.seq;
        limit = Math.min(pageSize, limit * 2);
      } catch (error) {
        if (limit <= smallestPage || !isTooLarge(error as Error)) throw error;
        // A line that does not answer is asked once more, not five times.
        limit = isTimeout(error as Error) ? smallestPage : Math.max(smallestPage, Math.floor(limit / 4));
      }
    }
  }

  async function readRevocations(from: number): Promise<SharedRevocation[]> {
    const revocations: SharedRevocation[] = [];
    for (let after = from; ;) {
      const page = await read<SharedRevocation>('Revocation', { seq: { $gt: after } });
      revocations.push(...page);
      if (page.length < maxRows) return revocations;
      after = page.at(-1)!.seq;
    }
  }

  async function readAll(): Promise<Pulled> {
    // Before the first page: what is written or revoked while pages are read comes with the next pull.
    const lastOf = async (className: string) => {
      const [last] = await read<{ seq: number }>(className, {}, { order: '-seq', limit: '1', keys: 'seq' });
      return last?.seq ?? 0;
    };
    const cursor = { rows: await lastOf('Row'), revocations: await lastOf('Revocation') };
    const rows = await readRows((seq) => ({ seq: { $gt: seq }, gone: false }), 0);
    return { rows, isAll: true, revoked: [], cursor };
  }

  return {
    commit: async (commit) => {
      const body = JSON.stringify({ operation: JSON.stringify(commit) });
      const { result } = await ask<{ result: SharedAnswer }>(`${address}/functions/commit`, {
        method: 'POST',
        headers: session,
        body,
      });
      return result;
    },
    pull: async (cursor) => {
      if (cursor.rows === 0) return readAll();
      const [revocations, rows] = await Promise.all([
        readRevocations(cursor.revocations),
        readRows((seq) => ({ seq: { $gt: seq } }), cursor.rows),
      ]);
      const keys = [...new Set(revocations.flatMap((one) => one.keys))];
      if (keys.includes('*')) return readAll();
      // No device stores the content of a file, so it is lost without a question: its answer could be larger than a line takes.
      const isContent = (key: string) => key.startsWith('files.full/');
      // A record may still be readable for another reason, and a person's public part always is.
      const asked = [
        ...new Set(keys.flatMap((key) => [...(isContent(key) ? [] : [key]), key.replace('.full/', '/')])),
      ];
      const again: SharedRow[] = [];
      // Together their names can be longer than the address that a server accepts.
      for (let first = 0; first < asked.length; first += maxAsked)
        again.push(
          ...(await read<SharedRow>('Row', { objectId: { $in: asked.slice(first, first + maxAsked) } })),
        );
      const readable = new Set(again.map(({ objectId }) => objectId));
      return {
        rows: [...rows, ...again],
        isAll: false,
        revoked: [...keys.filter(isContent), ...asked.filter((key) => !readable.has(key))],
        cursor: {
          rows: rows.at(-1)?.seq ?? cursor.rows,
          revocations: revocations.at(-1)?.seq ?? cursor.revocations,
        },
      };
    },
    readDeleted: async () => {
      const rows = await readRows((seq) => ({ seq: { $gt: seq }, gone: true }), 0);
      return rows.map(({ objectId }) => objectId.replace('.full/', '/'));
    },
    readFiles: (ids) => read<SharedRow>('Row', { objectId: { $in: ids.map((id) => `files.full/${id}`) } }),
    listen: (onRing) => {
      let ended = false;
      let failures = 0;
      let socket: WebSocket | null = null;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const open = () => {
        socket = new WebSocket(address.replace(/^http/, 'ws'));
        const send = (message: object) => socket?.send(JSON.stringify(message));
        socket.addEventListener('open', () =>
          send({ op: 'connect', applicationId: appId, sessionToken: token }),
        );
        socket.addEventListener('message', ({ data }) => {
          const { op } = JSON.parse(String(data)) as { op: string };
          if (op === 'connected')
            send({
              op: 'subscribe',
              requestId: 1,
              sessionToken: token,
              query: { className: 'Bell', where: {} },
            });
          if (op === 'subscribed') failures = 0;
          // An error is the answer to a session that has ended.
          if (['subscribed', 'create', 'error'].includes(op)) onRing();
        });
        socket.addEventListener('close', () => {
          if (ended) return;
          // The next request then finds out that the server cannot be reached.
          onRing();
          timer = setTimeout(open, pauseBefore(failures));
          failures += 1;
        });
      };
      open();
      return () => {
        ended = true;
        clearTimeout(timer);
        socket?.close();
      };
    },
  };
}
