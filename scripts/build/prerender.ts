import { readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brand } from '../../src/content/brand';
import { basePath, rootPath } from '../../src/lib/base-path';
import { isRightToLeft, language } from '../../src/lib/language';
import { offlinePath } from '../../src/lib/worker-message';
import type { PageName } from '../../src/app/page-loaders';
import type { PagePayload } from '../../src/content/page-data';
import type { Plate } from '../../src/lib/plate';
import type { RouteId } from '../../src/routes/table';
import { analyticsScript } from './analytics';
import { integrityIn, type Integrity } from './integrity';
import { heroLines } from '../plates/hero-lines';
import { sketchPlates } from '../plates/sketch';
import { writeWhole } from '../write-whole';
import { htmlDocument } from './html-document';

/** The exports of the server bundle (`src/app/prerender.tsx`). */
interface ServerBundle {
  renderPage: (
    path: string,
    payload: PagePayload | null,
    placeholders: {
      sketches: Readonly<Record<string, string>>;
      heroLines: ReturnType<typeof heroLines>;
    },
    isMissing: boolean,
  ) => Promise<string>;
  renderOfflinePage: () => Promise<string>;
  plates: Readonly<Record<string, Plate>>;
  pageNameOf: (id: RouteId | null) => PageName;
  movingPages: readonly PageName[];
}

/** A page to render. */
export interface DrawnPage {
  id: RouteId;
  path: string;
  payload: PagePayload | null;
  /** Bundles whose styles it needs beside its page's. */
  sheets?: readonly string[];
}

interface PrerenderOptions<Page extends DrawnPage> {
  pages: readonly Page[];
  /** The owner's pictures, by the ids of their plates. */
  ownPlates: Readonly<Record<string, Plate>>;
  /** Lines for the head of a page that only crawlers read. Null is the 404 page. */
  headOf: (page: Page | null) => string;
  /** Folder of the bundled files, which are at their addresses below it. The pages are written there too. */
  dist: string;
  /** The server bundle's entry file. */
  serverEntry: string;
}

/** The bundled files that every page refers to. */
interface Assets {
  stylesheet: string;
  client: string;
  script: string;
  fullFonts: string;
  /** Fonts of the home page's title and of other pages' titles. */
  heroFont: string;
  titleFont: string;
  /** The stylesheet of a bundle, such as a page's own code; null if it has none. */
  pageSheet: (bundle: string) => string | null;
  /** Files of the offline page, which runs without the application. */
  offline: { script: string; sheet: string };
  integrity: Integrity;
}

/** @throws Error if the bundle does not contain exactly one file of a required kind. */
async function findAssets(dist: string): Promise<Assets> {
  const files = await readdir(join(dist, basePath));
  const only = (pattern: RegExp) => {
    const found = files.filter((file) => pattern.test(file));
    if (found.length !== 1)
      throw new Error(`Expected one file like ${pattern} in ${dist}, found ${found.length}.`);
    return `${basePath}/${found[0]}`;
  };
  const namedIn = async (name: string, pattern: RegExp) => {
    const [, file] = pattern.exec(await readFile(join(dist, name), 'utf8')) ?? [];
    if (!file) throw new Error(`The bundled ${name} names nothing like ${pattern}.`);
    return file;
  };
  const script = /<script[^>]*src="?([^" >]+)/;
  const offlineFile = fileOf(offlinePath);
  return {
    integrity: integrityIn(dist),
    stylesheet: only(/^client\.[0-9a-f]{8}\.css$/),
    client: only(/^client\.[0-9a-f]{8}\.js$/),
    script: await namedIn(`${basePath}/index.html`, script),
    fullFonts: only(/^full\..*\.css$/),
    heroFont: only(/^commissioner-hero\..*\.woff2$/),
    titleFont: only(/^commissioner-titles\..*\.woff2$/),
    pageSheet: (bundle) => {
      const pattern = new RegExp(`^${bundle}\\.[0-9a-f]{8}\\.css$`);
      return files.some((file) => pattern.test(file)) ? only(pattern) : null;
    },
    offline: {
      script: await namedIn(offlineFile, script),
      sheet: await namedIn(offlineFile, /<link[^>]*href="?([^" >]+\.css)/),
    },
  };
}

/** The file of a page below the folder of all files. */
const fileOf = (path: string) => (path.endsWith('/') ? `${path}index.html` : `${path}.html`);

/** Writes the HTML files of all pages, the 404 page and the offline page. */
export async function prerenderSite<Page extends DrawnPage>({
  pages,
  ownPlates,
  headOf,
  dist,
  serverEntry,
}: PrerenderOptions<Page>): Promise<void> {
  const server = createRequire(import.meta.url)(serverEntry) as ServerBundle;
  const assets = await findAssets(dist);
  const placeholders = {
    sketches: await sketchPlates(
      Object.values({ ...server.plates, ...ownPlates }),
      join(dist, rootPath, 'plates'),
    ),
    heroLines: heroLines(),
  };
  const { integrity, stylesheet } = assets;
  const fullFonts = integrity.sheet(assets.fullFonts);
  const attributes = `lang="${language}"${isRightToLeft ? ' dir="rtl"' : ''} data-prerendered`;
  const write = async (page: Page | null, path: string) => {
    const name = server.pageNameOf(page?.id ?? null);
    const sheets = [name, ...(page?.sheets ?? [])].flatMap((bundle) => assets.pageSheet(bundle) ?? []);
    writeWhole(
      join(dist, fileOf(path)),
      htmlDocument({
        name,
        html: await server.renderPage(path, page?.payload ?? null, placeholders, page === null),
        attributes: [
          attributes,
          `data-scripts="${assets.client}"`,
          ...(page === null ? ['data-missing'] : []),
          ...(page !== null && server.movingPages.includes(name) ? ['data-moves'] : []),
        ].join(' '),
        font: name === 'home' ? assets.heroFont : assets.titleFont,
        sheets: [stylesheet, ...sheets],
        script: assets.script,
        integrity,
        head: `${analyticsScript(brand.analytics)}<noscript>${fullFonts}</noscript>\n${headOf(page)}`,
      }),
    );
  };
  // The bundled page was only the entry for the bundler; most home pages take its place.
  await rm(join(dist, basePath, 'index.html'));
  for (const page of pages) await write(page, page.path);
  await write(null, `${basePath}/404`);
  // It runs without the application, which would load the full fonts.
  const offline = htmlDocument({
    name: 'offline',
    html: await server.renderOfflinePage(),
    attributes,
    font: assets.titleFont,
    sheets: [stylesheet, assets.offline.sheet],
    script: assets.offline.script,
    integrity,
    head: `${fullFonts}\n`,
  });
  writeWhole(join(dist, fileOf(offlinePath)), offline);
}
