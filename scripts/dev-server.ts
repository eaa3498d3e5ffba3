import { existsSync, mkdirSync, readFileSync, watch } from 'node:fs';
import type { Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { contentPath } from '../src/platform/page-data';
import { matchPath } from '../src/routes/match';
import { routes } from '../src/routes/table';
import { createHttpServer, sendStatus } from './server/http-server';
import { listFiles, sendFile } from './server/static-files';

/** One of the applications that are bundled apart. */
export interface DevApp {
  /** Where its HTML is, below the folder that is served. */
  html: string;
  /** The paths that it draws; the first application that takes one has it. */
  takes: (path: string) => boolean;
  /** Whether it has a page for a path. @default always: the application itself says where it has none */
  has?: (path: string) => boolean;
}

export interface DevServerOptions {
  /** The folder that bundlers and content are written to. */
  out: string;
  apps: readonly DevApp[];
}

/** Reloads the page when content that it was drawn with has changed: Parcel knows of code only. */
const reloader = `new EventSource('/dev-events').onmessage = () => location.reload();`;
const nothingYet = `<!doctype html><meta http-equiv="refresh" content="1"><title>Bundling</title>
<p>The first bundle is on its way. This page loads again by itself.</p>`;

/** Whether the site's content has a page for a path: a route with content needs its file. */
export const hasPage = (out: string) => (path: string) => {
  const id = matchPath(path)?.id;
  if (!id) return false;
  return (routes[id].canonical ?? path) === '/' || existsSync(join(out, contentPath(path)));
};

/**
 * Serves what is being worked on: pages from their application's HTML, with a true 404 where there is none, files as they
 * are and never from a cache. `/dev-events` tells when content has changed.
 */
export function createDevServer({ out, apps }: DevServerOptions): Server {
  const listeners = new Set<ServerResponse>();
  const content = join(out, 'content');
  mkdirSync(content, { recursive: true });
  let waiting: NodeJS.Timeout | undefined;
  // One change of content is many files.
  const watcher = watch(content, { recursive: true }, () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => listeners.forEach((listener) => listener.write('data: changed\n\n')), 150);
  });

  function sendPage(path: string, response: ServerResponse) {
    const app = apps.find(({ takes }) => takes(path));
    const html = app && join(out, app.html);
    if (!html || !existsSync(html)) {
      response.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8' }).end(nothingYet);
      return;
    }
    const page = readFileSync(html, 'utf8').replace(
      '</head>',
      '<script src="/dev-reload.js"></script></head>',
    );
    response.writeHead(app.has?.(path) === false ? 404 : 200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
    });
    response.end(page);
  }

  const server = createHttpServer(async (request, response, { name: path }) => {
    if (path === '/dev-reload.js') {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(reloader);
    } else if (path === '/dev-events') {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.write('\n');
      // It is silent until content changes.
      request.socket.setTimeout(0);
      listeners.add(response);
      request.on('close', () => listeners.delete(response));
    } else if (/\.\w+$/.test(path)) {
      const files = listFiles(out);
      const headers = { 'Cache-Control': 'no-store' };
      const isSent =
        files.has(path) && (await sendFile(request, response, { folder: out, files, name: path, headers }));
      if (!isSent) sendStatus(response, 404);
    } else sendPage(path, response);
  });
  server.on('close', () => {
    clearTimeout(waiting);
    watcher.close();
  });
  return server;
}
