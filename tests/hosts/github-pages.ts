import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const dist = join(import.meta.dirname, '../../dist');
const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  json: 'application/json',
};

export interface RunningServer {
  url: string;
  stop: () => void;
}

/** Answers as GitHub Pages does: pages without their ending, one 404 page, no slash at an end, no header of ours. */
export async function startGitHubPages(): Promise<RunningServer> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const candidates = path === '/' ? ['/index.html'] : [path, `${path}.html`];
    const found = candidates
      .map((each) => join(dist, each))
      .find((each) => !each.endsWith('/') && existsSync(each) && statSync(each).isFile());
    const file = found ?? join(dist, '404.html');
    const type = types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    response.writeHead(found ? 200 : 404, { 'Content-Type': type }).end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
