import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { PortalServer } from '../../portal-server/child';
import type { Change } from '@/dashboard/model/change';
import { versionOf } from '@/dashboard/model/fields/upgrade';
import { models } from '@/dashboard/model/records/models';
import {
  appId,
  type SharedAnswer,
  type SharedCommit,
  type SharedRow,
} from '@/dashboard/store/synced/shared-commit';

const root = join(import.meta.dirname, '../..');

export interface Answer<T = Record<string, unknown>> {
  status: number;
  body: T;
}

const headers = { 'X-Parse-Application-Id': appId, 'Content-Type': 'application/json' };

interface Sent {
  token?: string;
  body?: unknown;
  master?: string;
  /** Address of the visitor. */
  from?: string;
  userAgent?: string;
}

/** Sends a request as a browser would, or as somebody who means harm. */
export async function send<T = Record<string, unknown>>(
  url: string,
  method: string,
  path: string,
  { token, body, master, from, userAgent }: Sent = {},
): Promise<Answer<T>> {
  const response = await fetch(`${url}/${path}`, {
    method,
    headers: {
      ...headers,
      ...(token && { 'X-Parse-Session-Token': token }),
      ...(master && { 'X-Parse-Master-Key': master }),
      ...(from && { 'X-Forwarded-For': from }),
      ...(userAgent && { 'User-Agent': userAgent }),
    },
    body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  try {
    return { status: response.status, body: JSON.parse(text) as T };
  } catch {
    return { status: response.status, body: { text } as T };
  }
}

/** A signed-in person. */
export interface Session {
  token: string;
  commit: (changes: readonly Change[], given?: Partial<SharedCommit>) => Promise<SharedAnswer>;
  /** Reads rows with a query of the engine. */
  rows: (where: object, more?: Record<string, string>) => Promise<SharedRow[]>;
  /** Reads the operations of the log that the person may read, the oldest first. */
  log: (where: object) => Promise<{ label: string; changes: string }[]>;
}

export const sharedCommit = (
  changes: readonly Change[],
  given: Partial<SharedCommit> = {},
): SharedCommit => ({
  id: crypto.randomUUID(),
  at: new Date().toISOString(),
  label: 'Changed',
  undoes: null,
  changes: changes.map((change) => ({ ...change, version: versionOf(models[change.collection]) })),
  ...given,
});

let addresses = 0;

/** Signs in from an address of its own, as the number of tries of an address is limited. */
export async function signIn(
  url: string,
  username: string,
  password: string,
  userAgent?: string,
): Promise<Session> {
  const { body } = await send<{ sessionToken?: string; error?: string }>(url, 'POST', 'login', {
    body: { username, password },
    from: `10.0.0.${(addresses += 1)}`,
    userAgent,
  });
  const token = body.sessionToken;
  if (!token) throw new Error(`${username} could not sign in: ${body.error}`);
  return sessionOf(url, token);
}

/** The session of a token. */
export function sessionOf(url: string, token: string): Session {
  const find = async <T>(name: string, where: object, more: Record<string, string> = {}): Promise<T[]> => {
    const query = new URLSearchParams({ where: JSON.stringify(where), limit: '5000', ...more });
    const { status, body } = await send<{ results: T[] }>(url, 'GET', `classes/${name}?${query}`, { token });
    if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
    return body.results;
  };
  return {
    token,
    commit: async (changes, given) => {
      const operation = JSON.stringify(sharedCommit(changes, given));
      const answer = await send<{ result: SharedAnswer }>(url, 'POST', 'functions/commit', {
        token,
        body: { operation },
      });
      if (answer.status !== 200) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
      return answer.body.result;
    },
    rows: (where, more) => find('Row', where, more),
    log: (where) => find('Operation', where, { order: 'seq' }),
  };
}

export async function invite(url: string, admin: Session, personId: string): Promise<string> {
  const { body } = await send<{ result: { password?: string; reason?: string } }>(
    url,
    'POST',
    'functions/invite',
    {
      token: admin.token,
      body: { personId },
    },
  );
  if (!body.result?.password) throw new Error(JSON.stringify(body));
  return body.result.password;
}

/**
 * Chooses the person’s own password, with the one of an invitation.
 * @returns the person’s own one
 */
export async function choosePassword(
  url: string,
  email: string,
  password: string,
  next = `own password ${crypto.randomUUID()}`,
): Promise<string> {
  const { body } = await send<{ result: { reason?: string } }>(url, 'POST', 'functions/choosePassword', {
    body: { email, password, next },
    from: `10.0.1.${(addresses += 1)}`,
  });
  if (!body.result || body.result.reason !== undefined) throw new Error(JSON.stringify(body));
  return next;
}

/** Gives a person an account. @returns the person’s own password */
export const openAccount = async (url: string, admin: Session, personId: string, email: string) =>
  choosePassword(url, email, await invite(url, admin, personId));

/** Loads a package of the server, which the site's own install lacks. */
export const requireFromServer = createRequire(join(root, 'portal-server/main.ts'));

/** Opens a connection to the database itself. */
export async function connect({ databaseUrl }: PortalServer) {
  const { Client } = requireFromServer('pg') as {
    Client: new (address: string) => {
      connect: () => Promise<void>;
      query: <Row>(text: string, values?: unknown[]) => Promise<{ rows: Row[] }>;
      end: () => Promise<void>;
      on: (event: 'error', listener: () => void) => void;
    };
  };
  const client = new Client(databaseUrl);
  // Of a connection that is lost while nothing is asked: what is asked rejects by itself.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Asks the database itself. */
export async function query<Row>(server: PortalServer, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = await connect(server);
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

interface Socket {
  on: (event: 'message', listener: (data: Buffer) => void) => void;
  once: ((event: 'open' | 'error', listener: (error?: Error) => void) => void) &
    ((event: 'close', listener: (code: number) => void) => void);
  send: (text: string) => void;
  close: () => void;
}

/** Listens to the bell as a browser does. */
export async function listenToBell({ url }: PortalServer, token: string, where: object = {}) {
  const Socket = requireFromServer('ws') as new (address: string) => Socket;
  const socket = new Socket(url.replace('http', 'ws'));
  const messages: { op: string; code?: number; error?: string }[] = [];
  let wake = () => {};
  socket.on('message', (data) => {
    messages.push(JSON.parse(data.toString()));
    wake();
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  /** Waits until a number of messages of a kind have come, or an error. */
  const heard = async (op: string, count = 1) => {
    while (
      messages.filter((one) => one.op === op).length < count &&
      !messages.some((one) => one.op === 'error')
    )
      await new Promise<void>((resolve) => (wake = resolve));
  };
  socket.send(JSON.stringify({ op: 'connect', applicationId: appId, sessionToken: token }));
  await heard('connected');
  socket.send(
    JSON.stringify({
      op: 'subscribe',
      requestId: 1,
      sessionToken: token,
      query: { className: 'Bell', where },
    }),
  );
  await heard('subscribed');
  return {
    heard,
    messages,
    send: (text: string) => socket.send(text),
    /** The code with which the server ends the connection. */
    closed: () => new Promise<number>((resolve) => socket.once('close', resolve)),
    close: () => socket.close(),
  };
}
