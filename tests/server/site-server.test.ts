import { rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityHeaders } from '../../scripts/headers';
import { createSiteServer } from '../../scripts/serve';
import { createHttpServer } from '../../scripts/server/http-server';
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

const ask = (target: string, headers?: Record<string, string>, method?: string) =>
  askRaw(port, target, headers, method);

/** Whether an answer is as strict as a document. */
const isStrict = ({ headers }: RawAnswer) =>
  Object.entries(securityHeaders('/404')).every(([name, value]) => headers[name.toLowerCase()] === value);

describe('a range', () => {
  const size = 1000;
  it.each([
    ['bytes=0-0', 206, 'bytes 0-0/1000', '0'],
    ['bytes=-5', 206, 'bytes 995-999/1000', '56789'],
    ['bytes=996-', 206, 'bytes 996-999/1000', '6789'],
    ['bytes=998-5000', 206, 'bytes 998-999/1000', '89'],
    ['bytes=0-18446744073709551616', 206, 'bytes 0-999/1000', null],
    ['bytes=-5000', 206, 'bytes 0-999/1000', null],
    ['BYTES=1-2', 206, 'bytes 1-2/1000', '12'],
    ['bytes=1000-', 416, 'bytes */1000', null],
    ['bytes=18446744073709551616-', 416, 'bytes */1000', null],
    ['bytes=-0', 416, 'bytes */1000', null],
    ['bytes=5-2', 200, undefined, null],
    ['bytes=9-1,0-5', 200, undefined, null],
    ['bytes=0-1,4-5', 200, undefined, null],
    ['bytes=', 200, undefined, null],
    ['bytes=-', 200, undefined, null],
    ['bytes=a-b', 200, undefined, null],
    ['bytes=1x-3', 200, undefined, null],
    ['pages=1-2', 200, undefined, null],
  ])('of %s is answered with %i', async (range, status, contentRange, body) => {
    const answer = await ask('/digits.txt', { Range: range });
    expect({ status: answer.status, contentRange: answer.headers['content-range'] }).toEqual({
      status,
      contentRange,
    });
    if (body !== null) expect(answer.body).toBe(body);
    if (status !== 416) expect(answer.body.length).toBe(Number(answer.headers['content-length']));
    if (status === 200) expect(answer.body.length).toBe(size);
    expect(isStrict(answer)).toBe(true);
  });

  it('is one of the uncompressed file, unless the client refuses that', async () => {
    const part = await ask('/digits.txt', { Range: 'bytes=2-4', 'Accept-Encoding': 'br, gzip' });
    expect([part.status, part.headers['content-encoding'], part.body]).toEqual([206, undefined, '234']);
    const whole = await ask('/digits.txt', { Range: 'bytes=2-4', 'Accept-Encoding': 'gzip, identity;q=0' });
    expect([whole.status, whole.headers['content-encoding']]).toEqual([200, 'gzip']);
  });

  it('is ignored in a HEAD request, which has no body to cut', async () => {
    const answer = await ask('/digits.txt', { Range: 'bytes=0-0' }, 'HEAD');
    expect([answer.status, answer.headers['content-length']]).toEqual([200, '1000']);
  });

  it('is unsatisfiable in an empty file', async () => {
    expect((await ask('/empty.txt', { Range: 'bytes=0-' })).status).toBe(416);
    expect((await ask('/empty.txt')).body).toBe('');
  });

  it('is sent only to a client that holds the same version of the file', async () => {
    const { etag = '', 'last-modified': date = '' } = (await ask('/digits.txt')).headers;
    const statusIf = async (condition: string) =>
      (await ask('/digits.txt', { Range: 'bytes=0-0', 'If-Range': condition })).status;
    expect(await statusIf(etag)).toBe(206);
    expect(await statusIf(date)).toBe(206);
    for (const other of [`W/${etag}`, '"other"', new Date(Date.now() + 1e7).toUTCString(), 'tomorrow', ''])
      expect(await statusIf(other), other).toBe(200);
  });

  it('of any text is answered with the bytes that its Content-Range names', async () => {
    const part = fc.oneof(
      fc.nat(1100).map(String),
      fc.constantFrom('', '-', ',', ' ', 'x', '99999999999999999999'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 5 }), async (parts) => {
        const { status, headers, body } = await ask('/digits.txt', { Range: `bytes=${parts.join('-')}` });
        const [, start, end] = /^bytes (\d+)-(\d+)\/1000$/.exec(headers['content-range'] ?? '') ?? [];
        if (status === 206) {
          const whole = '0123456789'.repeat(100);
          expect(body).toBe(whole.slice(Number(start), Number(end) + 1));
        } else expect([200, 416]).toContain(status);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the coding of an answer', () => {
  it.each([
    [undefined, undefined],
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0', undefined],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['identity, br;q=0.5', undefined],
    ['identity;q=0, gzip', 'gzip'],
    ['deflate', undefined],
    ['brotli-like', undefined],
    ['', undefined],
    [';;;,,,q=', undefined],
  ])('for %s is %s', async (accepts, coding) => {
    const { status, headers } = await ask(
      '/digits.txt',
      accepts === undefined ? {} : { 'Accept-Encoding': accepts },
    );
    expect([status, headers['content-encoding'], headers.vary]).toEqual([200, coding, 'Accept-Encoding']);
  });

  it('is refused with 406 to a client that accepts none of those that there are', async () => {
    for (const accepts of ['*;q=0', 'identity;q=0']) {
      const answer = await ask('/about', { 'Accept-Encoding': accepts });
      expect(answer.status, accepts).toBe(406);
      expect(isStrict(answer)).toBe(true);
      expect((await ask('/hero.01234567.png', { 'Accept-Encoding': accepts })).status, accepts).toBe(406);
      expect((await ask('/nowhere', { 'Accept-Encoding': accepts })).status, accepts).toBe(404);
    }
  });
});

describe('a condition', () => {
  it('on the version that a client has is answered without a body and with every header', async () => {
    const { headers, body } = await ask('/about');
    const past = new Date(0).toUTCString();
    const conditions: Record<string, string>[] = [
      { 'If-None-Match': headers.etag! },
      { 'If-None-Match': `"other", W/${headers.etag!}` },
      { 'If-None-Match': '*' },
      { 'If-Modified-Since': headers['last-modified']! },
      // The tag decides where there are both.
      { 'If-None-Match': headers.etag!, 'If-Modified-Since': past },
    ];
    for (const condition of conditions) {
      const answer = await ask('/about', condition);
      expect([answer.status, answer.body], JSON.stringify(condition)).toEqual([304, '']);
      expect(isStrict(answer)).toBe(true);
      expect(answer.headers).toMatchObject({ etag: headers.etag, vary: 'Accept-Encoding' });
    }
    expect(body).toContain('About');
  });

  it.each(['never', '2999-01-01', 'Mon, 99 Foo 2026 99:99:99 GMT', '0', '', '"'.repeat(5000)])(
    'on the date "%s" is ignored, as that is none',
    async (date) => {
      for (const name of ['If-Modified-Since', 'If-Unmodified-Since'])
        expect((await ask('/about', { [name]: date })).status).toBe(200);
    },
  );

  it('on another version fails with 412', async () => {
    const past = new Date(0).toUTCString();
    for (const [name, value] of [
      ['If-Match', '"other"'],
      ['If-Unmodified-Since', past],
    ] as const) {
      const answer = await ask('/about', { [name]: value });
      expect(answer.status).toBe(412);
      expect(isStrict(answer)).toBe(true);
    }
    const { etag } = (await ask('/about')).headers;
    for (const tag of [etag!, '*']) expect((await ask('/about', { 'If-Match': tag })).status).toBe(200);
  });

  it('tells the coded copies of a file from each other', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (coding) => (await ask('/about', { 'Accept-Encoding': coding })).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });
});

describe('an address', () => {
  it.each([
    '/_headers',
    '/%5fheaders',
    '/%5Fredirects',
    '/about.html.br',
    '/about.html%2ebr',
    '/about%2Ehtml%2Egz',
    '/%69ndex.html%2ebr',
    '/%2f%5fheaders',
    '/./_headers',
    '/blog/../_headers',
    '/%2e%2e/package.json',
    '/..%2f..%2fetc/passwd',
    '/..%5c..%5cpackage.json',
    '/%00',
    '/about%00',
    `/${'a'.repeat(10_000)}`,
    `/a${'/'.repeat(10_000)}b`,
    // A query may hold anything.
    '/a?%',
    // Addresses that cannot be decoded: a visitor who types `/100%` gets a page with links.
    '/100%',
    '/%E0%A4%A',
    '/%zz',
    '/about%ff',
  ])('of no public file is a 404: %.60s', async (target) => {
    const answer = await ask(target);
    expect([answer.status, answer.body]).toEqual([404, '<title>Missing</title>']);
    expect(isStrict(answer)).toBe(true);
  });

  it.each(['about', '?a', '*', 'localhost:80', 'ftp://localhost/about'])(
    'that is no path is a 400: %s',
    async (target) => {
      const answer = await ask(target);
      expect(answer.status).toBe(400);
      expect(isStrict(answer)).toBe(true);
    },
  );

  it('may name the whole site, as a proxy is asked', async () => {
    expect((await ask('http://localhost/about')).body).toContain('About');
    expect((await ask('HTTP://localhost:80/about?a=1')).body).toContain('About');
    expect((await ask('http://localhost')).body).toContain('Home');
    expect((await ask('http://localhost?a')).body).toContain('Home');
    expect((await ask('http://localhost//elsewhere.example/')).headers.location).toBe('/elsewhere.example');
  });

  it('leads on within the site, whatever bytes it holds', async () => {
    for (const [target, location] of [
      ['//elsewhere.example/', '/elsewhere.example'],
      ['/\\elsewhere.example', '/elsewhere.example'],
      ['/about/?a=%20b', '/about?a=%20b'],
    ] as const) {
      const answer = await ask(target);
      expect([answer.status, answer.headers.location], target).toEqual([308, location]);
      expect(isStrict(answer)).toBe(true);
    }
  });

  it('of ten thousand slashes is tidied at once', async () => {
    const started = performance.now();
    for (let i = 0; i < 20; i++) await ask(`/a${'/'.repeat(14_000)}b`);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

describe('a bad request', () => {
  const get = 'GET / HTTP/1.1\r\nHost: a\r\n';
  it.each([
    ['nonsense', 'nonsense\r\n\r\n', 400],
    ['half a request', 'GET /about HTT', 400],
    ['half its headers', 'GET /about HTTP/1.1\r\nHost: loc', 400],
    ['an unknown method', 'FETCH / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['another protocol', '\x16\x03\x01\x02\x00\x01\x00', 400],
    ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['two hosts', `${get}Host: b\r\nConnection: close\r\n\r\n`, 400],
    ['a header of NUL bytes', `${get}X: \0\r\n\r\n`, 400],
    ['a space in the target', 'GET /a b HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['two lengths', `${get}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, 400],
    ['a chunk of nonsense', `${get}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, null],
    ['an address of 100 kB', `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
    ['a header of 100 kB', `${get}X: ${'a'.repeat(100_000)}\r\n\r\n`, 431],
    ['5,000 headers', `${get}${'X: a\r\n'.repeat(5000)}\r\n`, null],
    ['bytes beyond ASCII in its target', 'GET /caf\xc3\xa9/ HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['a wish that nobody knows', `${get}Expect: wonders\r\nConnection: close\r\n\r\n`, 417],
    ['a tunnel', 'CONNECT localhost:80 HTTP/1.1\r\nHost: a\r\n\r\n', 405],
    ['a tunnel to a path', 'CONNECT / HTTP/1.1\r\nHost: a\r\n\r\n', null],
    ['OPTIONS of everything', 'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', null],
    ['TRACE', 'TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 405],
    ['POST with half a body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nabc', null],
  ])('with %s gets a status and every header', async (_, bytes, status) => {
    const answers = await sendRaw(port, bytes);
    expect(answers.length).toBeGreaterThan(0);
    for (const answer of answers) expect(isStrict(answer)).toBe(true);
    if (status) expect(answers.map((each) => each.status)).toEqual([status]);
    expect((await ask('/about')).status).toBe(200);
  });

  it('keeps the answers to the requests before it, in their order', async () => {
    const answers = await sendRaw(port, `GET /about HTTP/1.1\r\nHost: a\r\n\r\n${get}\r\nnonsense\r\n\r\n`);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 400]);
    expect(answers[0]!.body).toContain('About');
    const unmet = `GET /about HTTP/1.1\r\nHost: a\r\nExpect: wonders\r\n\r\n`;
    const others = await sendRaw(port, `GET /about HTTP/1.1\r\nHost: a\r\n\r\n${unmet}nonsense\r\n\r\n`);
    expect(others.map(({ status }) => status)).toEqual([200, 417, 400]);
  });

  it('opens nothing for a request that waits for its turn on the connection', async () => {
    const started: string[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const waiting = createHttpServer(async (_request, response, { path }) => {
      started.push(path);
      await held;
      response.end(path);
    });
    const heldPort = await listen(waiting);
    const paths = ['/1', '/2', '/3'];
    const bytes = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join('');
    const socket = connect(heldPort, '127.0.0.1').setEncoding('latin1');
    socket.write(bytes);
    await expect.poll(() => started).not.toEqual([]);
    expect(started).toEqual(['/1']);
    const closed = new Promise((resolve) => socket.on('close', resolve));
    socket.destroy();
    await closed;
    release();
    await stop(waiting);
    expect(started).toEqual(['/1']);
  });

  it('to upgrade the connection is answered as if it did not ask for that', async () => {
    const wish = { Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Key': 'a' };
    const answers = await sendRaw(
      port,
      `GET /about HTTP/1.1\r\nHost: a\r\n${Object.entries(wish)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('')}\r\n`,
    );
    expect(answers.map(({ status }) => status)).toEqual([200]);
  });

  it('that waits for permission to send its body is told to go on', async () => {
    const answer = await ask('/about', { Expect: '100-continue' });
    expect(answer.status).toBe(200);
  });

  it('that reaches the server too slowly is closed with 408', async () => {
    const slow = createHttpServer(() => {}, { headers: { 'X-Own': 'yes' }, requestTimeout: 50 });
    const slowPort = await listen(slow);
    const text = await new Promise<string>((resolve) => {
      let received = '';
      const socket = connect(slowPort, '127.0.0.1').setEncoding('latin1');
      socket.on('data', (chunk) => (received += chunk)).on('close', () => resolve(received));
      socket.write('GET / HTTP/1.1\r\nHost:');
    });
    await stop(slow);
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
    expect(text).toContain('X-Own: yes');
  });
});

it.each([
  ['/404', 404],
  ['/de/404', 404],
  ['/dashboard/404', 200],
])('answers the address of a 404 page by a 404, but for that of the portal: %s', async (path, status) => {
  expect((await ask(path)).status).toBe(status);
});

it('answers 404 where a file has gone since the server started, and the 404 page too', async () => {
  const own = writeSampleFolder();
  const another = createSiteServer(own);
  const anotherPort = await listen(another);
  rmSync(join(own, 'about.html.br'));
  expect((await askRaw(anotherPort, '/about', { 'Accept-Encoding': 'br' })).body).toContain('About');
  rmSync(join(own, 'about.html'));
  const answer = await askRaw(anotherPort, '/about');
  expect([answer.status, answer.body]).toEqual([404, '<title>Missing</title>']);
  rmSync(own, { recursive: true });
  const bare = await askRaw(anotherPort, '/about');
  expect([bare.status, isStrict(bare)]).toEqual([404, true]);
  await stop(another);
});

it('answers 500 where its own code fails', async () => {
  const faulty = createHttpServer(() => Promise.reject(new Error('A fault.')), {
    headers: { 'X-Own': 'yes' },
  });
  const faultyPort = await listen(faulty);
  const { error } = console;
  console.error = () => {};
  const answer = await askRaw(faultyPort, '/');
  console.error = error;
  expect([answer.status, answer.headers['x-own']]).toEqual([500, 'yes']);
  await stop(faulty);
});
