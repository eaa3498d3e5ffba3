import { createRequire } from 'node:module';
import type { Server } from 'node:http';
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
const mostBytes = 65_536;
const mostBellBytes = 16_384;

/** The most bytes of an operation: a full one has 2 MB of records or a file of 5 MB. */
export const mostCommitBytes = '20mb';

const isSession = async (pool: Pool, token: unknown): Promise<boolean> => {
  if (typeof token !== 'string') return false;
  const { rows } = await pool.query(
    'SELECT 1 FROM "_Session" WHERE "sessionToken" = $1 AND "expiresAt" > now()',
    [token],
  );
  return rows.length > 0;
};

type Rejection = [status: number, error: string];

/** Rejects requests that the portal's browsers never send, before reading them. Long requests are for those who signed in. */
export function createGate(pool: Pool, origins: readonly string[]): RequestHandler {
  const rejectionOf: (request: Parameters<RequestHandler>[0]) => Promise<Rejection | null> = async ({
    url = '',
    headers,
  }) => {
    const path = url.split('?', 1)[0]!;
    if (!isRoute.test(path)) return [404, 'This address does not exist.'];
    if (headers['content-encoding'] !== undefined) return [415, 'The server reads no compressed requests.'];
    if (headers['transfer-encoding'] !== undefined)
      return [411, 'The request needs a Content-Length header.'];
    if (Number(headers['content-length'] ?? 0) <= mostBytes) return null;
    const isKnown = path === '/functions/commit' && (await isSession(pool, headers['x-parse-session-token']));
    return isKnown ? null : [413, 'This is more than the server accepts.'];
  };
  return (request, response, next) => {
    rejectionOf(request).then((rejection) => {
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

interface Sockets {
  on(event: string, listener: unknown): void;
}

// The engine’s own `ws`: its adapter cannot limit messages.
const { WebSocketServer } = createRequire(createRequire(import.meta.url).resolve('parse-server'))('ws') as {
  WebSocketServer: new (options: { server: Server; maxPayload: number }) => Sockets;
};

/** The engine’s adapter of live connections, with short messages. The engine sets its listeners. */
export const bellSockets = (server: Server) => ({
  onListen: () => {},
  onConnection: () => {},
  onError: () => {},
  start() {
    const sockets = new WebSocketServer({ server, maxPayload: mostBellBytes });
    sockets.on('listening', this.onListen);
    sockets.on('connection', this.onConnection);
    sockets.on('error', this.onError);
  },
  close: () => {},
});
