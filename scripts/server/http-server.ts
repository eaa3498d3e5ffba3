import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';

/** The target of a request, relative to the site's root. */
export interface Target {
  /** The raw path. */
  path: string;
  /** The percent-decoded path, or the raw one if it cannot be decoded: no file has such a name. */
  name: string;
  /** The query with its question mark, or an empty string. */
  query: string;
}

export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  target: Target,
) => void | Promise<void>;

interface HttpServerOptions {
  /** Headers of responses without a handler: a bad request or an internal error. */
  headers?: Readonly<Record<string, string>>;
  /** Timeout for receiving a request, in ms. @default 10_000 */
  requestTimeout?: number;
}

/** Timeout of an idle connection, in ms: a client that stops reading must not keep a file open. */
const idleTimeout = 60_000;
/** Time for a rejected client to read its response, in ms. */
const closeTimeout = 2000;

const statusOfFault: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const plainText = (status: number) => `${status} ${STATUS_CODES[status]}\n`;

const plainHeaders = (status: number, headers: Readonly<Record<string, string>>) => ({
  ...headers,
  'Content-Type': 'text/plain; charset=utf-8',
  'Content-Length': String(plainText(status).length),
  'Cache-Control': 'no-cache',
});

/** Responds with a status and its name as text. */
export function sendStatus(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, plainHeaders(status, headers)).end(plainText(status));
}

/** @returns null if the request target is neither a path nor an http address. */
function targetOf(url: string): Target | null {
  // RFC 9112, 3.2.2: a server must accept the absolute form, which clients send to proxies.
  const local = url.replace(/^https?:\/\/[^/?]*/i, '');
  const [, sent = '', query = ''] = /^([^?]*)(.*)$/s.exec(local) ?? [];
  const path = sent === '' && local !== url ? '/' : sent;
  if (!path.startsWith('/')) return null;
  return { path, query, name: decoded(path) };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** RFC 9112, 3.2: HTTP/1.1 requires exactly one Host header. */
const lacksHost = ({ httpVersion, headersDistinct }: IncomingMessage) =>
  httpVersion === '1.1' && headersDistinct.host?.length !== 1;

/**
 * An HTTP server that survives every request. Node's own responses to bad requests lack our headers, and Node
 * does not respond to a `CONNECT` or after an exception in a handler.
 */
export function createHttpServer(
  handle: Handler,
  { headers = {}, requestTimeout = 10_000 }: HttpServerOptions = {},
): Server {
  const newestResponse = new WeakMap<Duplex, ServerResponse>();
  const refused = new WeakSet<Duplex>();

  /** Closes a connection with a response, after the pending responses to earlier requests on it. */
  function refuse(socket: Duplex, status: number, more: Readonly<Record<string, string>> = {}) {
    // A failed parser reports an error for each further chunk.
    if (refused.has(socket)) return;
    refused.add(socket);
    socket.on('error', () => socket.destroy());
    const close = () => {
      if (!socket.writable) {
        socket.destroy();
        return;
      }
      const lines = Object.entries({ ...plainHeaders(status, headers), ...more, Connection: 'close' });
      socket.end(
        `HTTP/1.1 ${plainText(status).trim()}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${plainText(status)}`,
      );
      // Delayed, because a reset would discard the response for a client that is still sending.
      setTimeout(() => socket.destroy(), closeTimeout).unref();
    };
    const pending = newestResponse.get(socket);
    // Before Node's own listener, which may end the connection.
    if (pending && !pending.writableFinished) pending.prependOnceListener('finish', close);
    else close();
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    newestResponse.set(request.socket, response);
    // Waits for its turn on a pipelined connection. On a closed connection the turn never comes, so no file
    // is opened too early and left open.
    if (!response.socket) await new Promise<unknown>((resolve) => response.once('socket', resolve));
    try {
      const target = targetOf(request.url ?? '');
      if (target && !lacksHost(request)) await handle(request, response, target);
      else sendStatus(response, 400, headers);
    } catch (error) {
      console.error(`${request.method} ${request.url}:`, error);
      if (response.headersSent) response.destroy();
      else sendStatus(response, 500, headers);
    }
  }

  const server = createServer(
    // Node's own response to a missing Host header lacks our headers.
    {
      requireHostHeader: false,
      headersTimeout: requestTimeout,
      requestTimeout,
      connectionsCheckingInterval: Math.min(requestTimeout, 1000),
    },
    (request, response) => void answer(request, response),
  );
  server.setTimeout(idleTimeout);
  // An undocumented option: without it, a client that half-closes after sending, such as `nc`, gets no
  // response.
  Object.assign(server, { httpAllowHalfOpen: true });
  server.on('checkExpectation', (request, response) => {
    newestResponse.set(request.socket, response);
    sendStatus(response, 417, headers);
  });
  server.on('connect', (_request, socket) => refuse(socket, 405, { Allow: 'GET, HEAD' }));
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket) => {
    if (code === 'ECONNRESET') socket.destroy();
    else refuse(socket, statusOfFault[code] ?? 400);
  });
  return server;
}
