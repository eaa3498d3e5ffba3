import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';

/** The address a request asks for, from the root of the site. */
export interface Target {
  /** As it was sent. */
  path: string;
  /** The path with its percent-encoding decoded. */
  name: string;
  /** With its question mark, or empty. */
  query: string;
}

export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  target: Target,
) => void | Promise<void>;

interface HttpServerOptions {
  /** Headers of the answers that no handler gives: a bad request, a fault of our own. */
  headers?: Readonly<Record<string, string>>;
  /** How long a client may take to send a request, in ms. @default 10_000 */
  requestTimeout?: number;
}

/** How long a connection may stay silent, in ms: a client that stops reading must not hold a file open for ever. */
const idleTimeout = 60_000;
/** How long a refused client may take to read its answer, in ms. */
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

/** Answers with the name of a status. */
export function sendStatus(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, plainHeaders(status, headers)).end(plainText(status));
}

/** @returns null where the request target is neither a path nor an address of http. */
function targetOf(url: string): Target | null {
  // RFC 9112, 3.2.2: a server accepts the form that a proxy is sent.
  const local = url.replace(/^https?:\/\/[^/?]*/i, '');
  const [, sent = '', query = ''] = /^([^?]*)(.*)$/s.exec(local) ?? [];
  const path = sent === '' && local !== url ? '/' : sent;
  if (!path.startsWith('/')) return null;
  try {
    return { path, query, name: decodeURIComponent(path) };
  } catch {
    return null;
  }
}

/** RFC 9112, 3.2: HTTP/1.1 requires exactly one. */
const lacksHost = ({ httpVersion, headersDistinct }: IncomingMessage) =>
  httpVersion === '1.1' && headersDistinct.host?.length !== 1;

/**
 * A server that outlives every request. Node's own answers to a bad request carry no headers of ours, and a `CONNECT` or
 * an exception in a handler would get no answer at all.
 */
export function createHttpServer(
  handle: Handler,
  { headers = {}, requestTimeout = 10_000 }: HttpServerOptions = {},
): Server {
  const newestResponse = new WeakMap<Duplex, ServerResponse>();
  const refused = new WeakSet<Duplex>();

  /** Closes a connection with an answer, after the answers that earlier requests on it still wait for. */
  function refuse(socket: Duplex, status: number, more: Readonly<Record<string, string>> = {}) {
    // A parser that has failed reports every further chunk as a fault again.
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
      // Not at once: a reset would take the answer from a client that is still sending.
      setTimeout(() => socket.destroy(), closeTimeout).unref();
    };
    const pending = newestResponse.get(socket);
    // Before Node's own listener, which may end the connection.
    if (pending && !pending.writableFinished) pending.prependOnceListener('finish', close);
    else close();
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    newestResponse.set(request.socket, response);
    // Its turn on a connection with several requests, which never comes once the connection is closed: a file that was
    // opened before would stay open.
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
    // Its own answer to a missing Host carries no headers of ours.
    {
      requireHostHeader: false,
      headersTimeout: requestTimeout,
      requestTimeout,
      connectionsCheckingInterval: Math.min(requestTimeout, 1000),
    },
    (request, response) => void answer(request, response),
  );
  server.setTimeout(idleTimeout);
  // Node documents no option for it: without it a client that sends and closes its half, as `nc` does, gets no answer.
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
