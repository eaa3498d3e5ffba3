/**
 * The last step of `npm start`: serves `dist/` like production, with headers, caching, compression and status
 * 404. `PORT` changes the port (4173). A static host does the same with the files alone.
 */
import { existsSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { basePath } from '../src/lib/base-path';
import { pathTo } from '../src/routes/paths';
import { headersOf, securityHeaders } from './headers';
import { tidyAddress } from './hosts/tidy-address';
import { createHttpServer, sendStatus } from './server/http-server';
import { requirePort } from './server/require-port';
import { hiddenPages } from './hosts/missing-pages';
import { listFiles, sendFile } from './server/static-files';

const dist = join(import.meta.dirname, '../dist');

/** Rule files for hosts, and compressed copies under their own names. */
const forHosts = /\.(br|gz)$|\/(_headers|_redirects|\.htaccess)$/;

/** Headers of responses without a file. */
const documentHeaders = securityHeaders('/404');

/**
 * Creates a server of a built site, not yet listening. Lists the folder only once: restart it after another
 * build.
 * @param folder - @default `dist/`
 */
export function createSiteServer(folder = dist): Server {
  const files = listFiles(folder);
  const home = pathTo('home');
  const notFound = `${basePath}/404.html`;
  const hidden = hiddenPages.map((page) => `${basePath}/${page}.html`);
  const isPublic = (name: string) => files.has(name) && !forHosts.test(name) && !hidden.includes(name);
  const missingPages = [...files]
    .filter((name) => name.endsWith('/404.html'))
    .sort((a, b) => b.length - a.length);
  /** The 404 page of the nearest folder around a file: of the portal, of a language or of the site. */
  const nearestMissing = (name: string) =>
    missingPages.find((page) => name.startsWith(page.slice(0, -'404.html'.length))) ?? notFound;
  const send = (request: IncomingMessage, response: ServerResponse, name: string, status = 200) =>
    sendFile(request, response, { folder, files, name, headers: headersOf(name), status });

  return createHttpServer(
    async (request, response, { path, name, query }) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        sendStatus(response, 405, { ...documentHeaders, Allow: 'GET, HEAD' });
        return;
      }
      const tidy = tidyAddress(path, basePath);
      if (path !== tidy) {
        sendStatus(response, 308, { ...documentHeaders, Location: tidy + query });
        return;
      }
      const page = name === home ? `${home}index.html` : `${name}.html`;
      const found = [name, page].find(isPublic);
      if (found && (await send(request, response, found))) return;
      const missing = nearestMissing(name);
      if (files.has(missing) && (await send(request, response, missing, 404))) return;
      sendStatus(response, 404, documentHeaders);
    },
    { headers: documentHeaders },
  );
}

if (process.argv[1] === import.meta.filename) {
  const port = await requirePort({ standard: 4173, command: 'npm start' });
  if (!existsSync(join(dist, pathTo('home'), 'index.html'))) {
    console.error(
      'There is no page in dist/ yet: run `npm run build` first, or `npm start`, which does both.',
    );
    process.exit(1);
  }
  const server = createSiteServer();
  server.listen(port, () => {
    const address = server.address();
    const actual = typeof address === 'object' && address ? address.port : port;
    console.log(`The site is at http://localhost:${actual}${basePath && `${basePath}/`}`);
  });
}
