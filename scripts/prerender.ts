import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { palette } from '../src/lib/palette';
import type { PageFile } from '../src/app/page-loaders';
import type { PagePayload } from '../src/content/page-data';
import type { RouteId } from '../src/routes/table';
import { metaPolicy } from './headers';
import { integrityIn, type Integrity } from './integrity';
import { headAndBody } from './prerendered';

/** What the server bundle exports (`src/app/prerender.tsx`). */
interface ServerBundle {
  renderPage: (path: string, payload: PagePayload | null) => Promise<string>;
  pageFileOf: (id: RouteId | null) => PageFile;
}

/** A page to draw. */
export interface DrawnPage {
  id: RouteId;
  path: string;
  payload: PagePayload | null;
}

interface PrerenderOptions<Page extends DrawnPage> {
  pages: readonly Page[];
  /** What only crawlers read: the lines that go into the head of a page; null is the 404. */
  headOf: (page: Page | null) => string;
  /** The browser bundle's folder, whose `index.html` is the template and where the pages are written. */
  dist: string;
  /** The server bundle's entry file. */
  serverEntry: string;
}

/** The files of the browser bundle that every page names. */
interface Assets {
  stylesheet: string;
  script: string;
  fullFonts: string;
  heroFont: string;
  /** The file of a page's own code. */
  pageScript: (page: PageFile) => string;
  /** The sheet that comes with it, where it has one. */
  pageSheet: (page: PageFile) => string | null;
  integrity: Integrity;
}

/** @throws Error where the bundle holds none or several of a file that there must be one of. */
async function findAssets(dist: string): Promise<Assets> {
  const files = await readdir(dist);
  const only = (pattern: RegExp) => {
    const found = files.filter((file) => pattern.test(file));
    if (found.length !== 1)
      throw new Error(`Expected one file like ${pattern} in ${dist}, found ${found.length}.`);
    return `/${found[0]}`;
  };
  const template = await readFile(join(dist, 'index.html'), 'utf8');
  const named = (pattern: RegExp) => {
    const [, file] = pattern.exec(template) ?? [];
    if (!file) throw new Error(`The bundled index.html names nothing like ${pattern}.`);
    return file;
  };
  return {
    integrity: integrityIn(dist),
    stylesheet: only(/^client\.[0-9a-f]{8}\.css$/),
    script: named(/<script[^>]*src="?([^" >]+)/),
    fullFonts: only(/^full\..*\.css$/),
    heroFont: only(/^commissioner-hero\..*\.woff2$/),
    pageScript: (page) => only(new RegExp(`^${page}\\.[0-9a-f]{8}\\.js$`)),
    pageSheet: (page) => {
      const pattern = new RegExp(`^${page}\\.[0-9a-f]{8}\\.css$`);
      return files.some((file) => pattern.test(file)) ? only(pattern) : null;
    },
  };
}

interface Drawn {
  /** What React drew. */
  html: string;
  file: PageFile;
  /** More lines for the head. */
  head: string;
  /** No page answers to the address: the 404. */
  missing: boolean;
}

/** The document around a drawn page. */
function documentOf({ html, file, head, missing }: Drawn, assets: Assets): string {
  const { head: lifted, body } = headAndBody(file, html);
  const { integrity } = assets;
  const sheet = assets.pageSheet(file);
  return `<!doctype html>
<html lang="en" data-prerendered${missing ? ' data-missing' : ''}${file === 'home' ? ` data-page="${assets.pageScript(file)}"` : ''}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${metaPolicy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="preload" as="font" type="font/woff2" href="${assets.heroFont}" crossorigin>
${integrity.sheet(assets.stylesheet)}${sheet ? `\n${integrity.sheet(sheet)}` : ''}
<script type="module" ${integrity.src(assets.script)}></script>
<noscript>${integrity.sheet(assets.fullFonts)}</noscript>
${lifted}
<meta name="theme-color" content="${palette.wine}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
${head}</head>
<body>
<div id="root">${body}</div>
</body>
</html>
`;
}

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** Writes the HTML file of every page, and the 404. @returns how many. */
export async function prerenderSite<Page extends DrawnPage>({
  pages,
  headOf,
  dist,
  serverEntry,
}: PrerenderOptions<Page>): Promise<number> {
  const server = createRequire(import.meta.url)(serverEntry) as ServerBundle;
  const assets = await findAssets(dist);
  const write = async (page: Page | null, path: string) => {
    const file = server.pageFileOf(page?.id ?? null);
    const html = await server.renderPage(path, page?.payload ?? null);
    const target = join(dist, fileOf(path));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, documentOf({ html, file, head: headOf(page), missing: page === null }, assets));
  };
  for (const page of pages) await write(page, page.path);
  await write(null, '/404');
  return pages.length + 1;
}
