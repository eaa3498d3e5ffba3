import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mistakesFile, writeMistakes } from '../../scripts/content/mistakes-file';
import { createDevServer, hasPage } from '../../scripts/dev/dev-server';
import { isPrototypePath } from '@/lib/prototype-path';
import { ask } from '../hosts/ask';

let out: string;
let server: Server;
let origin: string;
const write = (file: string, text: string) => {
  mkdirSync(join(out, file, '..'), { recursive: true });
  writeFileSync(join(out, file), text);
};

beforeEach(async () => {
  out = mkdtempSync(join(tmpdir(), 'dev-'));
  server = createDevServer({
    out,
    apps: [
      { html: (path) => `${path}.html`, takes: isPrototypePath },
      { html: () => 'portal/portal.html', takes: (path) => path.startsWith('/dashboard') },
      { html: () => 'index.html', takes: () => true, has: hasPage(out) },
    ],
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(out, { recursive: true });
});

it('answers 503 and a page that reloads itself until the first bundle is built', async () => {
  const answer = await fetch(origin);
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('http-equiv="refresh"');
});

it('draws each path with the application that it belongs to', async () => {
  write('index.html', '<head><title>Site</title></head>');
  write('portal/portal.html', '<head><title>Portal</title></head>');
  expect(await (await fetch(`${origin}/home`)).text()).toContain('Site');
  expect(await (await fetch(`${origin}/dashboard/admin`)).text()).toContain('Portal');
});

it('takes no file outside its folder for a prototype', async () => {
  write('index.html', '<head><title>Site</title></head>');
  write('work/ferry/source.html', '<head><title>Source</title></head>');
  const secret = `${out}-secret.html`;
  writeFileSync(secret, '<head><title>Secret</title></head>');
  try {
    expect(await (await fetch(`${origin}/work/ferry/source`)).text()).toContain('Source');
    const outside = encodeURIComponent(`../../${basename(out)}-secret`);
    expect(await (await fetch(`${origin}/work/${outside}`)).text()).not.toContain('Secret');
  } finally {
    rmSync(secret);
  }
});

it('answers 404 where there is no page or file', async () => {
  write('index.html', '<head></head>');
  write('content/services/consulting.json', '{}');
  const status = async (path: string) => (await fetch(origin + path)).status;
  expect(await status('/')).toBe(200);
  expect(await status('/services/consulting')).toBe(200);
  expect(await status('/services/none')).toBe(404);
  expect(await status('/nope')).toBe(404);
  expect(await status('/content/services/none.json')).toBe(404);
});

it('sends a picture that is drawn after its page was asked for', async () => {
  const answer = fetch(`${origin}/plates/harbour-640.avif`);
  await fetch(`${origin}/app.js`);
  write('plates/harbour-640.avif', 'a picture');
  expect((await answer).status).toBe(200);
  expect(await (await answer).text()).toBe('a picture');
});

it('answers a request that cannot be read, and goes on', async () => {
  write('app.js', '0123456789');
  // Addresses of no page, before there is a page that says so.
  expect((await ask(origin, '//')).status).toBe(503);
  expect((await ask(origin, '/%E0%A4%A')).status).toBe(503);
  expect((await ask(origin, '/app.js', { headers: { Range: 'bytes=5-2' } })).status).toBe(200);
  expect((await ask(origin, '/..%2f..%2fpackage.json')).status).toBe(404);
});

/** The events that an open page gets, each as it is sent. */
async function openEvents() {
  const reader = (await fetch(`${origin}/dev-events`)).body!.pipeThrough(new TextDecoderStream()).getReader();
  return async () => (await reader.read()).value;
}

it('tells open pages when content has changed', async () => {
  write('index.html', '<head></head>');
  expect(await (await fetch(origin)).text()).toContain('src="/dev-client.js">');
  expect(await (await fetch(`${origin}/dev-client.js`)).text()).toContain('/dev-events');
  const nextEvent = await openEvents();
  await nextEvent();
  write('content/blog.json', '{}');
  expect(await nextEvent()).toBe('data: changed\n\n');
});

it('tells open pages and new ones the mistakes in the content until they are fixed', async () => {
  const mistake = { file: 'home.yml', line: 3, field: 'banner', expected: 'a text', got: 'nothing' };
  const event = `event: mistakes\ndata: ${JSON.stringify([mistake])}\n\n`;
  const nextEvent = await openEvents();
  await nextEvent();
  writeMistakes(out, [mistake]);
  expect(await nextEvent()).toBe(event);
  expect(await (await openEvents())()).toBe(event);
  rmSync(mistakesFile(out));
  expect(await nextEvent()).toBe('data: changed\n\n');
});
