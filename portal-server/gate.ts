import { createRequire } from 'node:module';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Pool } from 'pg';

// Requests are checked before the engine reads them: it inflates and parses 20 MB of any visitor.

/** The routes for browsers, as patterns. All others do not exist. */
export const routes = [
  'login',
  'logout',
  'classes/(Row|Revocation|Operation)',
  'functions/(commit|invite|choosePassword|changePassword|readDevices|endDevices|whySignedOut|readProjectTime)',
  'health',
];

const isRoute = new RegExp(`^/(${routes.join('|')})$`);

/** The most bytes of a request, and of a message of a live connection. */
const maxBytes = 65_536;
const maxBellBytes = 16_384;

/** The most bytes of an operation: a full one has 2 MB of records or a file of 5 MB. */
export const maxCommitBytes = '20mb';

const isSession = async (pool: Pool, token: unknown): Promise<boolean> => {
  if (typeof token !== 'string') return false;
  const { rows } = await pool.query(
    'SELECT 1 FROM "_Session" WHERE "sessionToken" = $1 AND "expiresAt" > now()',
    [token],
  );
  return rows.length > 0;
};

/** The most reads of a session at the same time: one can have 5 MB of a file, and an engine answers from its memory. */
const maxReads = 24;

type Rejection = [status: number, error: string];

/** Rejects requests that the portal's browsers never send, before reading them. Long requests are for those who signed in. */
export function createGate(pool: Pool, origins: readonly string[]): RequestHandler {
  const reads = new Map<string, number>();
  /** Counts a read until its answer has ended. @returns whether it is one too many */
  function isOneTooMany({ url = '', headers }: IncomingMessage, response: ServerResponse): boolean {
    const token = headers['x-parse-session-token'];
    if (!url.startsWith('/classes/') || typeof token !== 'string') return false;
    const running = reads.get(token) ?? 0;
    if (running === maxReads) return true;
    reads.set(token, running + 1);
    response.once('close', () => {
      const left = reads.get(token)! - 1;
      if (left === 0) reads.delete(token);
      else reads.set(token, left);
    });
    return false;
  }
  const rejectionOf: (request: Parameters<RequestHandler>[0]) => Promise<Rejection | null> = async ({
    url = '',
    headers,
    method,
  }) => {
    const path = url.split('?', 1)[0]!;
    if (!isRoute.test(path)) return [404, 'This address does not exist.'];
    // The engine also takes a session, and a find, from the content of a request: such a read would not be counted.
    const isPlainRead =
      (method === 'GET' || method === 'OPTIONS') && Number(headers['content-length'] ?? 0) === 0;
    if (path.startsWith('/classes/') && !isPlainRead)
      return [405, 'Records are read with GET, without content.'];
    if (headers['content-encoding'] !== undefined) return [415, 'The server reads no compressed requests.'];
    if (headers['transfer-encoding'] !== undefined)
      return [411, 'The request needs a Content-Length header.'];
    if (Number(headers['content-length'] ?? 0) <= maxBytes) return null;
    const isKnown = path === '/functions/commit' && (await isSession(pool, headers['x-parse-session-token']));
    return isKnown ? null : [413, 'This is more than the server accepts.'];
  };
  return (request, response, next) => {
    rejectionOf(request).then((fault) => {
      const rejection: Rejection | null =
        fault ?? (isOneTooMany(request, response) ? [429, 'Too many requests at once. Try again.'] : null);
      if (!rejection) return next();
      const [status, error] = rejection;
      const { origin } = request.headers;
      // Otherwise the browser hides the answer from the page.
      if (origin && origins.includes(origin)) response.setHeader('Access-Control-Allow-Origin', origin);
      // Node then reads the rest and drops it: browsers that are still sending would not see the answer of a closed connection.
      response.statusCode = status;
      response.json({ error });
    }, next);
  };
}

interface Socket {
  onmessage: ((event: { data: unknown }) => void) | null;
  send: (text: string) => void;
  terminate: () => void;
}

interface Sockets {
  on(event: 'listening' | 'error', listener: () => void): void;
  on(event: 'connection', listener: (socket: Socket) => void): void;
}

// The engine’s own `ws`: its adapter cannot limit messages.
const { WebSocketServer } = createRequire(createRequire(import.meta.url).resolve('parse-server'))('ws') as {
  WebSocketServer: new (options: { server: Server; maxPayload: number }) => Sockets;
};

/** The time in ms in which somebody signed in has to listen. */
export const bellTimeout = 10_000;

/** The messages of a browser, in their order. */
const bellMessages = ['connect', 'subscribe'];

function operationIn(text: unknown): unknown {
  try {
    return (JSON.parse(String(text)) as { op?: unknown } | null)?.op;
  } catch {
    return null;
  }
}

/**
 * Ends a connection with any other message than those of a browser, and one that nobody listens to in time. The engine keeps
 * each connect of a connection for ever but the last one, and rings once for each subscription.
 */
function guard(socket: Socket): void {
  const late = setTimeout(() => socket.terminate(), bellTimeout);
  const receive = socket.onmessage!;
  let received = 0;
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- it replaces the engine’s listener
  socket.onmessage = (event) => {
    const isNext = operationIn(event.data) === bellMessages[received];
    received += 1;
    if (isNext) receive(event);
    else socket.terminate();
  };
  const send = socket.send.bind(socket);
  socket.send = (text) => {
    if (operationIn(text) === 'subscribed') clearTimeout(late);
    send(text);
  };
}

/** The engine’s adapter of live connections, with few and short messages. The engine sets its listeners. */
export const bellSockets = (server: Server) => ({
  onListen: () => {},
  onConnection: (() => {}) as (socket: Socket) => void,
  onError: () => {},
  start() {
    const sockets = new WebSocketServer({ server, maxPayload: maxBellBytes });
    sockets.on('listening', this.onListen);
    sockets.on('connection', (socket) => {
      this.onConnection(socket);
      guard(socket);
    });
    sockets.on('error', this.onError);
  },
  close: () => {},
});
