import { foldEmail } from '@/lib/email-address';
import type { DayMinutes } from '@/dashboard/days/day-minutes';
import type { Person } from '@/dashboard/model/records/records';
import type { Role } from '@/routes/portal-table';
import {
  appId,
  invitedCode,
  type SharedAnswer,
  type SharedCommit,
  type SharedRevocation,
  type SharedRow,
} from './shared-commit';
import type { Device, Invitation } from './shared-portal';

/** The server can’t be reached, or does not answer in time. The result of a sent change is unknown. */
export class OfflineError extends Error {
  override name = 'OfflineError';
}

/** The server could not process the request, or does not accept it, and has stored nothing of it. */
export class FaultError extends OfflineError {
  override name = 'FaultError';
}

/** The session has ended: the person was signed out, suspended, or got another password. */
export class SignedOutError extends Error {
  override name = 'SignedOutError';

  constructor(message = 'You were signed out. Sign in again.') {
    super(message);
  }
}

/** The password comes from an admin, and its only use is to choose one’s own. */
export class InvitedError extends Error {
  override name = 'InvitedError';

  /** @param validUntil - ISO instant */
  constructor(readonly validUntil: string) {
    super('Choose your own password.');
  }
}

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

const headers = { 'X-Parse-Application-Id': appId, 'Content-Type': 'application/json' };
/** Time in ms that an answer may take. */
const timeout = 20_000;
/** Characters that a slow line sends in a ms: 80 kbit/s. */
const slowest = 10;
/** Rows in the first answer. After an answer that fails, a page has a quarter of them, down to the fewest. */
const pageSize = 500;
const smallestPage = 5;

/** The most rows in another answer. */
const maxRows = 2000;

/** Records that are asked for by id at once. */
const maxAsked = 50;
/** Codes of the engine. */
const invalidSession = 209;
const scriptFailed = 141;
const forbidden = 119;

/** Time in ms before something that has failed is tried again: longer with each failure, a minute at most. */
export const pauseBefore = (failures: number) => Math.min(1000 * 2 ** failures, 60_000);

async function ask<T>(address: string, init: RequestInit & { headers?: Record<string, string> }): Promise<T> {
  let response: Response;
  let body: T & { code?: number; error?: string };
  try {
    const size = typeof init.body === 'string' ? init.body.length : 0;
    const signal = AbortSignal.timeout(timeout + Math.ceil(size / slowest));
    response = await fetch(address, { ...init, headers: { ...headers, ...init.headers }, signal });
    // A proxy in front of the server has its own error format.
    body = response.ok ? await response.json() : await response.json().catch(() => ({}));
  } catch (error) {
    throw new OfflineError('The server can’t be reached.', { cause: error });
  }
  const { ok, status: cause } = response;
  if (ok) return body;
  const { code, error = `The server answered with ${cause}.` } = body;
  if (code === invalidSession) throw new SignedOutError();
  if (code === invitedCode) throw new InvitedError(error);
  const isMissing = code === forbidden || (cause === 404 && code === undefined);
  // Each server has `commit`: a proxy may answer in the place of one that restarts.
  if (isMissing && address.includes('/functions/') && !address.endsWith('/commit'))
    throw new Error('The server is older than this page, and does not have this yet.', { cause });
  if (code === scriptFailed || cause < 500) throw new FaultError(error, { cause });
  throw new OfflineError(error, { cause });
}

const isTimeout = ({ cause }: Error): boolean => (cause as Error | undefined)?.name === 'TimeoutError';

/** Whether a smaller answer may succeed: the server failed, or a proxy or the time ended its work. */
const isTooLarge = (error: Error): boolean => Number(error.cause) >= 500 || isTimeout(error);

const sessionOf = (token: string) => ({ 'X-Parse-Session-Token': token });

/** Why a sign-in failed: a sentence for users. */
function signInProblem(error: Error): string {
  const { message, cause } = error;
  if (typeof cause !== 'number') return 'The server can’t be reached. Check the connection and try again.';
  // The server's own sentence: the account is suspended, or has no access.
  if (message.includes('Ask an admin')) return message;
  if (cause === 429) return 'Too many attempts. Wait a minute, then try again.';
  return message.startsWith('Invalid username')
    ? 'The email or the password is wrong. Ten wrong passwords lock an account for 15 minutes.'
    : 'The server has a problem. Try again in a minute.';
}

/** A person who has signed in, with the token of the session. */
export interface SignedIn {
  id: string;
  role: Role;
  name: string;
  token: string;
}

/** Signs in. @throws InvitedError, and Error with a message for users */
export async function signIn(address: string, email: string, password: string): Promise<SignedIn> {
  try {
    const { sessionToken: token, objectId: id } = await ask<{ sessionToken: string; objectId: string }>(
      `${address}/login`,
      { method: 'POST', body: JSON.stringify({ username: foldEmail(email), password }) },
    );
    const query = new URLSearchParams({ where: JSON.stringify({ objectId: `people/${id}` }) });
    const { results } = await ask<{ results: SharedRow[] }>(`${address}/classes/Row?${query}`, {
      headers: sessionOf(token),
    });
    const { kind, name } = JSON.parse(results[0]!.body) as Person;
    return { id, role: kind as Role, name, token };
  } catch (error) {
    if (error instanceof InvitedError) throw error;
    throw new Error(signInProblem(error as Error), { cause: error });
  }
}

/** Time in ms that a sign-out waits for the server. Records stay on the screen meanwhile. */
const signOutTime = 3000;

/** Ends a session. Without a connection it stays open on the server, but no device has its token any more. */
export async function signOut(address: string, token: string): Promise<void> {
  const init = { method: 'POST', headers: sessionOf(token), body: '{}' };
  const late = new Promise((resolve) => setTimeout(resolve, signOutTime));
  await Promise.race([ask(`${address}/logout`, init).catch(() => {}), late]);
}

/** Why a session has ended: a sentence for users. Says no more than that where the server cannot be asked. */
export async function whySignedOut(address: string, token: string): Promise<string> {
  const init = { method: 'POST', body: JSON.stringify({ token }) };
  const answer = await ask<{ result: { reason: string | null } }>(
    `${address}/functions/whySignedOut`,
    init,
  ).catch(() => null);
  return answer?.result.reason ?? new SignedOutError().message;
}

/** Calls a function of the server. @throws Error with a message for users */
async function call<Result>(
  address: string,
  token: string | null,
  name: string,
  params: object,
): Promise<Result> {
  const { result } = await ask<{ result: Result & { reason?: string } }>(`${address}/functions/${name}`, {
    method: 'POST',
    ...(token !== null && { headers: sessionOf(token) }),
    body: JSON.stringify(params),
  });
  if (result.reason) throw new Error(result.reason);
  return result;
}

/** Gives a person an account, or a new password. Only admins can. @throws Error with a message for users */
export const invite = (
  address: string,
  token: string,
  personId: string,
  password?: string,
): Promise<Invitation> => call(address, token, 'invite', { personId, password });

/** The password that an invited person chose. */
export interface Choice {
  email: string;
  /** The one of the invitation. */
  password: string;
  next: string;
}

/** Saves the password that an invited person chose, and signs in with it. @throws Error with a message for users */
export async function choosePassword(address: string, choice: Choice): Promise<SignedIn> {
  try {
    await call(address, null, 'choosePassword', choice);
  } catch (error) {
    throw error instanceof OfflineError ? new Error(signInProblem(error), { cause: error }) : error;
  }
  return signIn(address, choice.email, choice.next);
}

/** Changes the own password and ends all own sessions. @throws Error with a message for users */
export async function changePassword(
  address: string,
  token: string,
  passwords: { old: string; next: string },
): Promise<void> {
  await call(address, token, 'changePassword', passwords);
}

/** Reads where the person is signed in, the latest sign-in first. @throws Error with a message for users */
export async function readDevices(address: string, token: string): Promise<readonly Device[]> {
  return (await call<{ devices: readonly Device[] }>(address, token, 'readDevices', {})).devices;
}

/** Signs out another device, or with null all others. @throws Error with a message for users */
export async function endDevices(address: string, token: string, id: string | null): Promise<void> {
  await call(address, token, 'endDevices', { id });
}

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
