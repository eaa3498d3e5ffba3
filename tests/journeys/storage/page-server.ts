import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../../..');

export interface PageServer {
  url: string;
  close: () => void;
}

/** Where the browser finds what the data layer imports: modules as they lie here, packages as they are shipped. */
const imports = {
  '@/': '/src/',
  '@generated/': '/generated/',
  idb: '/node_modules/idb/build/index.js',
  '@internationalized/date': '/node_modules/@internationalized/date/dist/index.mjs',
};

const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
};

/** A module of the repository as a browser runs it; null where there is none. */
function scriptAt(path: string): string | null {
  const file = [path, `${path}.ts`]
    .map((one) => join(root, one))
    .find((one) => /\.m?[jt]s$/.test(one) && existsSync(one));
  if (!file) return null;
  const source = readFileSync(file, 'utf8');
  return file.endsWith('.ts') ? ts.transpileModule(source, { compilerOptions }).outputText : source;
}

/** The portal's data layer alone in a page: `window.portal`, for what only a real browser's storage can show. */
export async function servePage(): Promise<PageServer> {
  const page = `<!doctype html><title>Storage</title>
<script type="importmap">${JSON.stringify({ imports })}</script>
<script type="module" src="/tests/dashboard/store/in-the-page.ts"></script>`;
  const scripts = new Map<string, string | null>();
  const server = createServer(({ url = '/' }, response) => {
    if (!scripts.has(url)) scripts.set(url, scriptAt(url));
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
