import { readFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../portal-server/child';
import { findInDebian, startServer, type RealServer } from '../hosts/real-server';

/** The production file, where only ports, the certificate and the number of live connections are others. */
const production = readFileSync('portal-server/production/nginx.conf', 'utf8');
const program = 'usr/sbin/nginx';
const place = findInDebian({ name: 'nginx', packages: ['nginx'], files: [program] });

/** An engine that answers with what it got, and opens each live connection. */
async function startEngine(port: number): Promise<Server> {
  const server = createServer((incoming, response) => {
    incoming.resume().on('end', () => {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ port, headers: incoming.headers, url: incoming.url }));
    });
  });
  server.on('upgrade', (_: IncomingMessage, socket: Socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
    socket.on('end', () => socket.end()).resume();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}

/** Stops an engine with its open connections. */
const end = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

describe.skipIf(place === null)('nginx in front of two engines', () => {
  let nginx: RealServer;
  let ports: [number, number];
  let engines: [Server, Server];
  beforeAll(async () => {
    ports = [await freePort(), await freePort()];
    engines = [await startEngine(ports[0]), await startEngine(ports[1])];
    nginx = await startServer({
      program: join(place!, program),
      argsFor: (folder) => ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')],
      filesFor: ({ folder, port }) => {
        const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
          (name) => `${name}_temp_path ${folder}/${name};`,
        );
        return {
          'portal.conf': production
            .replace(/^ {2}listen 80;\n {2}listen \[::\]:80;$/m, `  listen unix:${folder}/plain;`)
            .replace(/^ {2}listen 443 .*\n {2}listen \[::\]:443 .*$/m, `  listen 127.0.0.1:${port};`)
            .replaceAll(/^ {2}ssl_.*$/gm, '')
            .replace('127.0.0.1:4191', `127.0.0.1:${ports[0]}`)
            .replace('127.0.0.1:4192', `127.0.0.1:${ports[1]}`)
            .replace('limit_conn undula_address 500;', 'limit_conn undula_address 3;'),
          'nginx.conf': `${process.getuid?.() === 0 ? 'user root;' : ''}
            daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
            events {}
            http { access_log off; ${temporary.join(' ')} include ${folder}/portal.conf; }`,
        };
      },
    });
  });
  afterAll(async () => {
    await nginx.stop();
    await Promise.all(engines.map(end));
  });

  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${nginx.url}${path}`, init);
    const text = await response.text();
    const body = response.ok ? (JSON.parse(text) as { port: number; headers: Record<string, string> }) : null;
    return { status: response.status, body };
  };

  /** The statuses of some requests, one after the other, and the engines that answered. */
  async function askOften(count: number) {
    const statuses = new Set<number>();
    const from = new Set<number>();
    for (let index = 0; index < count; index += 1) {
      const { status, body } = await ask('/parse/functions/commit', { method: 'POST', body: '{}' });
      statuses.add(status);
      if (body) from.add(body.port);
    }
    return { statuses: [...statuses], from };
  }

  it('sends each request to an engine that runs, also right after the other one has started again', async () => {
    expect((await askOften(10)).from).toEqual(new Set(ports));
    await end(engines[0]);
    expect(await askOften(10)).toEqual({ statuses: [200], from: new Set([ports[1]]) });
    engines[0] = await startEngine(ports[0]);
    await end(engines[1]);
    expect(await askOften(10)).toEqual({ statuses: [200], from: new Set([ports[0]]) });
    engines[1] = await startEngine(ports[1]);
  });

  it('names the address of the visitor, whatever the visitor says', async () => {
    const { body } = await ask('/parse/login', { headers: { 'X-Forwarded-For': '10.1.2.3' } });
    expect(body!.headers['x-forwarded-for']).toBe('127.0.0.1');
  });

  it('has a limit of the size of requests, which is larger for commits', async () => {
    const send = async (path: string, bytes: number) =>
      (await ask(path, { method: 'POST', body: 'x'.repeat(bytes) })).status;
    expect(await send('/parse/login', 60_000)).toBe(200);
    expect(await send('/parse/login', 70_000)).toBe(413);
    expect(await send('/parse/functions/commit', 7_000_000)).toBe(200);
    expect(await send('/parse/functions/commit', 21_000_000).catch(() => 413)).toBe(413);
    expect((await ask('/elsewhere')).status).toBe(404);
  });

  /** Asks for a live connection. @returns the status of the answer */
  const upgrade = (path: string, opened: Socket[]) =>
    new Promise<number>((resolve, reject) => {
      const { port } = new URL(nginx.url);
      const asking = request({
        port,
        host: '127.0.0.1',
        path,
        headers: { Connection: 'Upgrade', Upgrade: 'websocket' },
      });
      asking.on('upgrade', ({ statusCode }, socket) => {
        opened.push(socket as Socket);
        resolve(statusCode!);
      });
      asking.on('response', (response) => {
        response.resume();
        resolve(response.statusCode!);
      });
      asking.on('error', reject);
      asking.end();
    });

  it('opens a few live connections of an address, at one path only, while requests go on', async () => {
    const opened: Socket[] = [];
    for (const status of [101, 101, 101, 429]) expect(await upgrade('/parse', opened)).toBe(status);
    expect(await upgrade('/parse/classes/Row', opened)).toBe(200);
    expect((await ask('/parse/health')).status).toBe(200);
    for (const socket of opened) socket.destroy();
    await expect
      .poll(async () => {
        const again: Socket[] = [];
        const status = await upgrade('/parse', again);
        for (const socket of again) socket.destroy();
        return status;
      })
      .toBe(101);
  });
});
