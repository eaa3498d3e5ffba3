/**
 * `npm run build`: content → fonts → stale plates → Parcel (browser and server bundles) → sitemap, feed and shared
 * pictures → one HTML file and one content file a page → search index → service worker → compressed copies → rules for hosts. `dist/` is
 * complete and can be hosted as it is. `--help` prints this.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, type Bundle } from './bundle';
import { compressFolder } from './compress';
import { compileContent, writePayloads, type Content } from './content/compile';
import { buildFonts } from './fonts';
import { writeHosts } from './hosts/write-hosts';
import { prerenderSite } from './prerender';
import { prerenderPortal } from './prerender-portal';
import { writeSearchIndex } from './search/write-index';
import { writeWorkerFiles } from './service-worker';
import { writeSiteFiles } from './site/write-site-files';

const root = join(import.meta.dirname, '..');

interface WriteSiteOptions extends Bundle {
  content: Content;
}

/** Draws every page into the bundle's folder, with all that stands beside the pages. */
export async function writeSite({
  dist,
  serverEntries,
  portalFiles,
  content,
}: WriteSiteOptions): Promise<void> {
  const { pages } = content;
  writePayloads(dist, content);
  const { headOf } = await writeSiteFiles({ content, out: dist });
  await prerenderSite({ pages, headOf, dist, serverEntry: serverEntries.site });
  await prerenderPortal({ dist, serverEntry: serverEntries.portal, files: portalFiles });
  writeSearchIndex({ pages, out: dist });
  writeWorkerFiles(dist);
  await compressFolder(dist);
}

/** @throws ContentError with a sentence a mistake where the content is wrong. */
export async function build(): Promise<void> {
  const started = performance.now();
  const content = compileContent();
  await buildFonts();
  // The wordmark is drawn from the brand's name: another name draws it again. Nothing else is stale in a clean clone.
  execFileSync(
    process.execPath,
    ['--import', 'tsx', join(root, 'scripts/plates/main.ts'), '--only', 'wordmark', '--stale'],
    { cwd: root, stdio: 'inherit' },
  );

  const made = await bundle({ dist: join(root, 'dist'), serverDist: join(root, 'generated/server') });
  await writeSite({ ...made, content });
  writeHosts({ dist: made.dist, root });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Built ${content.pages.length} pages into dist/ in ${seconds} s`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (process.argv.includes('--help')) {
    console.log('npm run build: writes the complete site into dist/');
  } else {
    await build().catch((error: unknown) => {
      console.error(error instanceof Error ? [error.message, error.cause].filter(Boolean).join('\n') : error);
      process.exitCode = 1;
    });
  }
}
