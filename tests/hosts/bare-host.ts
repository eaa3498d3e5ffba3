import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { lookup } from 'mrmime';

export interface RunningServer {
  url: string;
  stop: () => void;
}

/**
 * A host that sends no header of ours. `github-pages` finds `/about` in `about.html`, sends the site's 404 page and redirects no slash;
 * `folders` knows files and the `index.html` of a folder only, as `python3 -m http.server` does.
 */
export async function startBareHost(site: string, kind: 'github-pages' | 'folders'): Promise<RunningServer> {
  const isFile = (path: string) => !path.endsWith('/') && statSync(path, { throwIfNoEntry: false })?.isFile();
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const path = join(site, pathname);
    if (kind === 'folders' && !pathname.endsWith('/') && existsSync(join(path, 'index.html'))) {
      response.writeHead(301, { Location: `${pathname}/${search}` }).end();
      return;
    }
    const candidates = [
      path,
      kind === 'folders' || pathname === '/' ? join(path, 'index.html') : `${path}.html`,
    ];
    const found = candidates.find(isFile);
    const file = found ?? join(site, '404.html');
    response.writeHead(found ? 200 : 404, { 'Content-Type': lookup(file) ?? 'application/octet-stream' });
    response.end(found || kind === 'github-pages' ? readFileSync(file) : 'Not found');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    // A service worker needs a name that browsers trust.
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
