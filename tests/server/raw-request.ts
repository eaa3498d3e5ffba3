import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';

/** An answer as it came over the wire. */
export interface RawAnswer {
  status: number;
  /** By their names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Listens on a free port. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

export async function stop(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}

/** The first answer in `text`, and what follows it. */
function firstAnswer(text: string, toHead: boolean): { answer: RawAnswer; rest: string } {
  const end = text.indexOf('\r\n\r\n');
  const [line = '', ...lines] = text.slice(0, end).split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(line)?.[1]);
  if (end === -1 || !status) throw new Error(`No answer: ${JSON.stringify(text.slice(0, 200))}`);
  const headers = Object.fromEntries(
    lines.map((each) => {
      const colon = each.indexOf(':');
      return [each.slice(0, colon).toLowerCase(), each.slice(colon + 1).trim()];
    }),
  );
  const after = text.slice(end + 4);
  // A request that could not be read is refused with a body even if it begins with HEAD.
  const isBare =
    status === 304 || status < 200 || (toHead && (after === '' || after.startsWith('HTTP/1.1 ')));
  const length = isBare ? 0 : Number(headers['content-length'] ?? 0);
  return { answer: { status, headers, body: after.slice(0, length) }, rest: after.slice(length) };
}

/**
 * Writes bytes to a new connection, ends it and reads until the server closes it.
 * @param bytes - each letter is one byte.
 */
export function sendRaw(port: number, bytes: string): Promise<RawAnswer[]> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    socket.on('data', (chunk) => chunks.push(chunk));
    // A server that refuses what is still being sent may reset the connection after its answer.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      try {
        const answers: RawAnswer[] = [];
        let rest = Buffer.concat(chunks).toString('latin1');
        while (rest !== '') {
          const next = firstAnswer(rest, answers.length === 0 && bytes.startsWith('HEAD '));
          if (next.answer.status >= 200) answers.push(next.answer);
          rest = next.rest;
        }
        resolve(answers);
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
    socket.on('end', () => socket.end());
    socket.end(bytes, 'latin1');
  });
}

/** Sends one well-formed request and returns its one answer. */
export async function askRaw(
  port: number,
  target: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<RawAnswer> {
  const lines = Object.entries({ Host: 'localhost', Connection: 'close', ...headers });
  const text = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const answers = await sendRaw(port, `${method} ${target} HTTP/1.1\r\n${text}\r\n`);
  if (answers.length !== 1) throw new Error(`${answers.length} answers to ${method} ${target.slice(0, 80)}`);
  return answers[0]!;
}
