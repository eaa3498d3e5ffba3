import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '../../..');

export interface PageServer {
  url: string;
  close: () => void;
}

/** The portal's data layer alone in a page: `window.portal`, for what only a real browser's storage can show. */
export async function servePage(): Promise<PageServer> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['tests/dashboard/store/in-the-page.ts'],
    bundle: true,
    // Parts that load late stay files of their own.
    splitting: true,
    format: 'esm',
    target: 'es2022',
    outdir: '/',
    write: false,
  });
  const scripts = new Map(outputFiles.map(({ path, text }) => [path, text]));
  const page = '<!doctype html><title>Storage</title><script type="module" src="/in-the-page.js"></script>';
  const server = createServer(({ url = '/' }, response) => {
    const script = scripts.get(url);
    response.statusCode = script || url === '/' ? 200 : 404;
    response.setHeader('content-type', script ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(script ?? page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
