import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { palette } from '../src/lib/palette';
import type { PageFile } from '../src/app/page-loaders';
import type { RouteId } from '../src/routes/table';

/** What the server bundle exports (`src/app/prerender.tsx`). */
interface ServerBundle {
  renderPage: (path: string) => Promise<string>;
  allPages: () => { id: RouteId; path: string }[];
  pageFileOf: (id: RouteId | null) => PageFile;
}

interface PrerenderOptions {
  /** The browser bundle's folder, whose `index.html` is the template and where the pages are written. */
  dist: string;
  /** The server bundle's entry file. */
  serverEntry: string;
}

/** Head elements that React puts before the page; they belong into the document's head. */
const leadingHead = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/;
const styleAttribute = /<[a-z][^>]*\sstyle="/i;

/** The files of the browser bundle that every page names. */
interface Assets {
  stylesheet: string;
  script: string;
  fullFonts: string;
  heroFont: string;
  /** The file of a page's own code. */
  pageScript: (page: PageFile) => string;
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
    stylesheet: only(/^client\.[0-9a-f]{8}\.css$/),
    script: named(/<script[^>]*src="?([^" >]+)/),
    fullFonts: only(/^full\..*\.css$/),
    heroFont: only(/^commissioner-hero\..*\.woff2$/),
    pageScript: (page) => only(new RegExp(`^${page}\\.[0-9a-f]{8}\\.js$`)),
  };
}

/**
 * The document of one rendered page.
 * @throws Error where the page carries a `style` attribute, which the site's policy would refuse.
 */
function documentOf(page: string, script: string, assets: Assets): string {
  const offender = styleAttribute.exec(page);
  if (offender) throw new Error(`A style attribute in the HTML of ${script}: ${offender[0].slice(-160)}`);
  const head = leadingHead.exec(page)?.[0] ?? '';
  return `<!doctype html>
<html lang="en" data-prerendered data-page="${script}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="preload" as="font" type="font/woff2" href="${assets.heroFont}" crossorigin>
<link rel="stylesheet" href="${assets.stylesheet}">
<script type="module" src="${assets.script}"></script>
<noscript><link rel="stylesheet" href="${assets.fullFonts}"></noscript>
${head}
<meta name="theme-color" content="${palette.wine}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
</head>
<body>
<div id="root">${page.slice(head.length)}</div>
</body>
</html>
`;
}

/** Writes one HTML file for every page of the route table, and the 404. @returns how many. */
export async function prerenderSite({ dist, serverEntry }: PrerenderOptions): Promise<number> {
  const server = createRequire(import.meta.url)(serverEntry) as ServerBundle;
  const assets = await findAssets(dist);
  const files = [
    ...server
      .allPages()
      .map(({ id, path }) => ({ id, path, file: path === '/' ? 'index.html' : `${path.slice(1)}.html` })),
    { id: null, path: '/404', file: '404.html' },
  ];
  for (const { id, path, file } of files) {
    const html = documentOf(await server.renderPage(path), assets.pageScript(server.pageFileOf(id)), assets);
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await writeFile(join(dist, file), html);
  }
  return files.length;
}
