import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import type { Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { contentPath } from '../../src/platform/page-data';
import { basePath, rootPath } from '../../src/lib/base-path';
import { isRightToLeft, language } from '../../src/lib/language';
import { matchPath } from '../../src/routes/match';
import { pathTo } from '../../src/routes/paths';
import { routes } from '../../src/routes/table';
import { mistakesFile } from '../content/mistakes-file';
import { createHttpServer, sendStatus } from '../server/http-server';
import { listFiles, sendFile } from '../server/static-files';
import { watchFolders } from './watch-folders';

/** One of the separately bundled applications. */
export interface DevApp {
  /** Path of its HTML file for a path, relative to the served folder. */
  html: (path: string) => string;
  /** Whether it renders a path. The first application that does is used. */
  takes: (path: string) => boolean;
  /** Whether it has a page for a path. @default always: the application renders its own 404 */
  has?: (path: string) => boolean;
}

export interface DevServerOptions {
  /** The output folder of the bundlers and the content compiler. */
  out: string;
  apps: readonly DevApp[];
}

/** The timeout for a picture, in ms. The Studio draws the pictures of a save after it has answered. */
const drawingTimeout = 20_000;

/** Waits until a picture is drawn. */
async function drawn(file: string): Promise<void> {
  const end = performance.now() + drawingTimeout;
  while (!existsSync(file) && performance.now() < end) await setTimeout(100);
}

const client = join(import.meta.dirname, 'dev-client.mjs');
const nothingYet = `<!doctype html><meta http-equiv="refresh" content="1"><title>Bundling</title>
<p>The first bundle is being built. This page reloads itself.</p>`;

/** Whether the site has a page for a path. A route with content needs its content file. */
export const hasPage = (out: string) => (path: string) => {
  const id = matchPath(path)?.id;
  if (!id) return false;
  return (routes[id].canonical ?? path) === pathTo('home') || existsSync(join(out, contentPath(path)));
};

/**
 * The development server: serves each page from its application's HTML, with status 404 for unknown pages,
 * and files without caching. `/dev-events` reports changed content, or its mistakes.
 */
export function createDevServer({ out, apps }: DevServerOptions): Server {
  const listeners = new Set<ServerResponse>();
  // A mistake in a site's folder is in the root's, because the folder may be the mistake.
  const watched = [...new Set([basePath, ''].map((folder) => join(out, folder, 'content')))];
  const mistakes = mistakesFile(out);
  const mistakesEvent = () => `event: mistakes\ndata: ${readFileSync(mistakes, 'utf8')}\n\n`;
  const tellBrowsers = () => {
    const event = existsSync(mistakes) ? mistakesEvent() : 'data: changed\n\n';
    listeners.forEach((listener) => listener.write(event));
  };
  for (const folder of watched) mkdirSync(folder, { recursive: true });
  const stopWatching = watchFolders(watched, tellBrowsers, 150);

  function sendPage(path: string, response: ServerResponse) {
    const app = apps.find(({ takes }) => takes(path));
    const html = app && join(out, app.html(path));
    // The path is decoded: it may lead out of the folder.
    if (!app || !html?.startsWith(join(out, '/')) || !existsSync(html)) {
      response.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8' }).end(nothingYet);
      return;
    }
    const page = readFileSync(html, 'utf8')
      .replace(/<html lang="?en"?/, `<html lang="${language}" dir="${isRightToLeft ? 'rtl' : 'ltr'}"`)
      .replace('</head>', '<script type="module" src="/dev-client.js"></script></head>');
    response.writeHead(app.has?.(path) === false ? 404 : 200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
    });
    response.end(page);
  }

  const server = createHttpServer(async (request, response, { name: path }) => {
    if (path === '/dev-client.js') {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(readFileSync(client));
    } else if (path === '/dev-events') {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.write(existsSync(mistakes) ? mistakesEvent() : '\n');
      // No timeout: the stream is silent until content changes.
      request.socket.setTimeout(0);
      listeners.add(response);
      request.on('close', () => listeners.delete(response));
    } else if (/\.\w+$/.test(path)) {
      if (path.startsWith(`${rootPath}/plates/`)) await drawn(join(out, path));
      const files = listFiles(out);
      const headers = { 'Cache-Control': 'no-store' };
      const isSent =
        files.has(path) && (await sendFile(request, response, { folder: out, files, name: path, headers }));
      if (!isSent) sendStatus(response, 404);
    } else sendPage(path, response);
  });
  server.on('close', stopWatching);
  return server;
}
