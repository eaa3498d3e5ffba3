import { rmSync } from 'node:fs';
import type { Server } from 'node:http';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSiteServer } from '../../scripts/serve';
import { askRaw, listen, sendRaw, stop, type RawAnswer } from './raw-request';
import { writeSampleFolder } from './sample-folder';

let folder: string;
let server: Server;
let port: number;

beforeAll(async () => {
  folder = writeSampleFolder();
  server = createSiteServer(folder);
  port = await listen(server);
});
afterAll(async () => {
  await stop(server);
  rmSync(folder, { recursive: true });
});

const { constantFrom, oneof, array, string, nat, record, tuple } = fc;

const letter = nat(255).map((code) => String.fromCharCode(code));
const bytes = array(letter, { maxLength: 40 }).map((letters) => letters.join(''));
/** Bytes that end no line. */
const inLine = bytes.map((text) => text.replace(/[\r\n]/g, ''));

const method = oneof(
  { weight: 6, arbitrary: constantFrom('GET', 'HEAD') },
  {
    weight: 2,
    arbitrary: constantFrom('POST', 'PUT', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'get', 'FETCH'),
  },
);

const pathPart = oneof(
  constantFrom(
    'about',
    'blog',
    'one',
    'digits.txt',
    'empty.txt',
    'dashboard',
    '_headers',
    'client.01234567.js',
  ),
  constantFrom(
    '.html',
    '.br',
    '%2ebr',
    '%00',
    '%',
    '%2f',
    '%5c',
    '\\',
    '..',
    '.',
    '',
    '%E0%A4%A',
    '%ff',
    'a'.repeat(5000),
  ),
  string({ maxLength: 8 }).map((text) => encodeURIComponent(text.replace(/[\ud800-\udfff]/g, ''))),
  inLine,
);
const target = tuple(
  constantFrom('/', '/', '/', '/', '//', '', 'http://localhost/', 'https://', 'localhost:80', '*'),
  array(pathPart, { maxLength: 4 }).map((parts) => parts.join('/')),
  oneof(
    constantFrom('', '', '?', '#', '/'),
    inLine.map((text) => `?${text}`),
  ),
).map((parts) => parts.join(''));

const number = oneof(
  nat(1200).map(String),
  constantFrom('', '0', '-1', 'x', '1e9', '18446744073709551616', '9'.repeat(400)),
);
const range = tuple(
  constantFrom('bytes=', 'bytes=', 'bytes =', 'Bytes=', 'items=', ''),
  array(
    tuple(number, constantFrom('-', '-', ''), number).map((parts) => parts.join('')),
    { maxLength: 3 },
  ),
).map(([unit, parts]) => unit + parts.join(','));
const coding = tuple(
  constantFrom('br', 'gzip', 'identity', '*', 'deflate', '', 'BR', '"'),
  constantFrom('', ';q=0', ';q=1', ';q=0.5', ';q=', ';q=-1', ';q=x', ';', ';q=1e9', ';a=";q=0'),
).map((parts) => parts.join(''));
const date = oneof(
  constantFrom(
    'Thu, 01 Jan 1970 00:00:00 GMT',
    'Fri, 31 Dec 9999 23:59:59 GMT',
    'Mon, 99 Foo 2026 99:99:99 GMT',
    'never',
    '',
  ),
  inLine,
);
const tag = oneof(constantFrom('*', '""', 'W/""', '"', '"a", W/"b"', ',,,'), inLine);

const header = oneof(
  tuple(constantFrom('Range'), range),
  tuple(
    constantFrom('Accept-Encoding'),
    array(coding, { maxLength: 4 }).map((codings) => codings.join(', ')),
  ),
  tuple(constantFrom('If-Modified-Since', 'If-Unmodified-Since', 'If-Range'), date),
  tuple(constantFrom('If-Match', 'If-None-Match', 'If-Range'), tag),
  tuple(constantFrom('Expect'), constantFrom('100-continue', 'wonders', '')),
  tuple(constantFrom('Connection'), constantFrom('close', 'keep-alive', 'Upgrade', 'close, Upgrade', '')),
  tuple(constantFrom('Upgrade'), constantFrom('websocket', 'h2c', '')),
  tuple(constantFrom('Content-Length'), constantFrom('0', '3', '-1', 'x', '99999999999999999999')),
  tuple(constantFrom('Transfer-Encoding'), constantFrom('chunked', 'gzip, chunked', 'identity', 'x')),
  tuple(constantFrom('Host', 'Cookie', 'X', 'X:', ' X', '__proto__', 'constructor'), inLine),
  tuple(constantFrom('X-Long'), constantFrom('a', 'a', 'a', 'a'.repeat(20_000))),
);

const request = record({
  method,
  target,
  version: constantFrom('1.1', '1.1', '1.1', '1.0', '0.9', '2.0', 'x'),
  headers: array(header, { maxLength: 5 }),
  body: oneof(
    constantFrom('', '', '', 'abc', '0\r\n\r\n', 'zz\r\n', 'GET /about HTTP/1.1\r\nHost: a\r\n\r\n'),
    bytes,
  ),
}).map(({ method, target, version, headers, body }) =>
  [
    `${method} ${target} HTTP/${version}`,
    'Host: localhost',
    ...headers.map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n'),
);

const statuses = [200, 206, 304, 308, 400, 404, 405, 406, 412, 413, 416, 417, 431];
const isWhole = ({ status, headers }: RawAnswer) =>
  statuses.includes(status) &&
  headers['x-content-type-options'] === 'nosniff' &&
  'strict-transport-security' in headers;

/** Requests that are sent at the same time. */
const batch = 50;

it.each([
  { seed: 18, called: 'the same each time' },
  { seed: Date.now(), called: 'others each time; a failure names the seed' },
])(
  'gives each of 2,000 random requests a status and its headers, and still answers: $called',
  async ({ seed }) => {
    await fc.assert(
      fc.asyncProperty(array(request, { minLength: batch, maxLength: batch }), async (requests) => {
        const answers = await Promise.all(requests.map((each) => sendRaw(port, each)));
        const wrong = requests.filter(
          (_, index) => !answers[index]!.length || !answers[index]!.every(isWhole),
        );
        expect(wrong).toEqual([]);
      }),
      { numRuns: 2000 / batch, seed, endOnFailure: true },
    );
    expect((await askRaw(port, '/about')).body).toContain('About');
  },
  60_000,
);
