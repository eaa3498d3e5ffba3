/**
 * `npm start`'s last step: serves `dist/` as production does, with its headers, caching, compression and a true 404.
 * `PORT` changes the port (4173). A static host does the same from the files alone.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sirv from 'sirv';
import { dashboardPath, portalMissingPath } from '../src/routes/is-portal-path';
import { cacheControl, contentType, securityHeaders } from './headers';
import { tidyAddress } from './hosts/tidy-address';

const dist = join(import.meta.dirname, '../dist');

/** What lies beside the pages for hosts, and the compressed copies by their own names. */
const forHosts = /\.(br|gz)$|^\/_(headers|redirects)$/;

/** Answers with the 404 page, the portal's own below it, compressed as the visitor's browser takes it. */
function notFound(request: IncomingMessage, response: ServerResponse) {
  const accepts = String(request.headers['accept-encoding'] ?? '');
  const encoding = accepts.includes('br') ? 'br' : accepts.includes('gzip') ? 'gzip' : null;
  const suffix = encoding === 'br' ? '.br' : encoding === 'gzip' ? '.gz' : '';
  const page = request.url?.startsWith(`${dashboardPath}/`) ? `${portalMissingPath}.html` : '404.html';
  const body = readFileSync(join(dist, page + suffix));
  response.writeHead(404, {
    ...securityHeaders('/404'),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
    ...(encoding && { 'Content-Encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** A server of `dist/` that does not listen yet. */
export function createSiteServer(): Server {
  const files = sirv(dist, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, path) => {
      for (const [name, value] of Object.entries(securityHeaders(path))) response.setHeader(name, value);
      response.setHeader('Cache-Control', cacheControl(path));
      const type = contentType(path);
      if (type) response.setHeader('Content-Type', type);
    },
  });
  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...securityHeaders('/404'), Allow: 'GET, HEAD' }).end();
      return;
    }
    const [, path = '/', query = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '/') ?? [];
    const tidy = tidyAddress(path);
    if (path !== tidy) {
      response.writeHead(308, { ...securityHeaders('/404'), Location: tidy + query }).end();
      return;
    }
    if (forHosts.test(path)) {
      notFound(request, response);
      return;
    }
    files(request, response, () => notFound(request, response));
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const port = Number(process.env.PORT ?? 4173);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    console.error(`PORT is "${process.env.PORT}": give a whole number from 0 to 65535.`);
    process.exit(1);
  }
  if (!existsSync(join(dist, 'index.html'))) {
    console.error(
      'There is no dist/index.html yet: run `npm run build` first, or `npm start`, which does both.',
    );
    process.exit(1);
  }
  const server = createSiteServer();
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    console.error(`Port ${port} is taken. Choose another: PORT=${port + 1} npm start`);
    process.exit(1);
  });
  server.listen(port, () => {
    const address = server.address();
    const actual = typeof address === 'object' && address ? address.port : port;
    console.log(`The site is at http://localhost:${actual}`);
  });
}
