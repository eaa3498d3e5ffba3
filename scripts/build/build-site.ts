import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, type Bundle } from './bundle';
import { compressFolder } from './compress';
import { contentFolder, furtherLanguages, generatedFolder, passLanguage } from '../content/content-folder';
import { compileContent, writePayloads, type Content } from '../content/compile';
import { buildFonts } from '../fonts';
import { writePlainCopies } from '../hosts/plain-copies';
import { writeHosts } from '../hosts/write-hosts';
import { runForLanguage } from '../content/languages/run';
import { readPictures } from '../content/pictures/read-pictures';
import { sweepPictures, writePictures } from '../content/pictures/write-pictures';
import { basePath } from '../../src/lib/base-path';
import { prototypePath } from '../../src/lib/prototype-path';
import { staleRecipes } from '../plates/stale';
import { root } from './parcel';
import { prerenderSite } from './prerender';
import { prerenderPortal } from './prerender-portal';
import { replaceFolder } from './replace-folder';
import { linkedPrototypes } from '../prototypes/prototype-ids';
import { writePrototypes } from '../prototypes/write-prototypes';
import { writeSearchIndex } from '../search/write-index';
import { writeWorkerFiles } from './service-worker';
import { withSharedResults } from './shared-results.cjs';
import { writeSiteFiles } from '../site/write-site-files';

/** The site's folder until it is complete: the processes of all languages write to it. */
const unfinishedSite = join(root, 'generated/site');

export interface BuildOptions {
  /** Also writes copies for a host that serves only folders. */
  plain: boolean;
  content: Content;
}

/** Renders every page of a language into the folder of all files and writes the other files of these pages. */
async function writePages({ dist, serverEntries }: Bundle, content: Content): Promise<void> {
  const { pages, store } = content;
  writePayloads(dist, content);
  await writePictures({ files: store.pictureFiles, out: dist });
  const { headOf } = await writeSiteFiles({
    content,
    out: dist,
    publicFolder: dist,
    // Of a script that the display face lacks, every page would say so: such cards show the brand alone.
    ...(passLanguage() !== null && { warn: () => {} }),
  });
  await prerenderSite({
    pages,
    ownPlates: store.ownPlates,
    headOf,
    dist,
    serverEntry: serverEntries.site,
  });
  writeSearchIndex({ pages, out: dist });
}

/** Builds the whole site with its languages from compiled content. */
export async function buildSite({ plain, content }: BuildOptions): Promise<void> {
  const started = performance.now();
  await buildFonts();
  // The wordmark shows the logo's word. It takes a second, so a new word needs no separate command.
  if (staleRecipes().some(({ id }) => id === 'wordmark'))
    execFileSync(
      process.execPath,
      ['--import', 'tsx', join(root, 'scripts/plates/main.ts'), '--only', 'wordmark', '--stale'],
      { cwd: root, stdio: 'inherit' },
    );
  await replaceFolder({
    folder: join(root, 'dist'),
    draft: unfinishedSite,
    write: (dist) => withSharedResults(() => writeSite(dist, { plain, content })),
  });
  tellBuilt(content, started);
}

/** Writes the prototypes that the language's projects link to, except those that an earlier language has written. */
async function writeLinkedPrototypes(dist: string, { store: { projects } }: Content): Promise<void> {
  await writePrototypes({
    dist,
    ids: linkedPrototypes(projects).filter((id) => !existsSync(join(dist, `${prototypePath(id)}.html`))),
    hasProject: (id) => projects.some(({ slug }) => slug === id),
  });
}

async function writeSite(dist: string, { plain, content }: BuildOptions): Promise<void> {
  const made = await bundle({ dist, serverDist: join(root, 'generated/server') });
  const { serverEntries, portalFiles } = made;
  await writePages(made, content);
  await writeLinkedPrototypes(dist, content);
  if (portalFiles) await prerenderPortal({ dist, serverEntry: serverEntries.portal, files: portalFiles });
  for (const language of furtherLanguages())
    await runForLanguage(language, 'scripts/build/build-language.ts');
  sweepPictures(dist);
  writeWorkerFiles(dist);
  await compressFolder(join(dist, basePath));
  writeHosts({ dist, root });
  if (plain) console.log(`Wrote ${writePlainCopies(dist)} copies for a host without rules`);
}

const tellBuilt = ({ pages }: Content, started: number) =>
  console.log(
    `Built ${pages.length} pages into dist${basePath}/ in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );

/** Builds the public site of this process's language into the unfinished site, where the site's own language is built before. */
export async function buildLanguage(): Promise<void> {
  const started = performance.now();
  const content = compileContent({ pictures: await readPictures(contentFolder()) });
  await buildFonts();
  const serverDist = join(generatedFolder(), 'server');
  await writePages(await bundle({ dist: unfinishedSite, serverDist }), content);
  await writeLinkedPrototypes(unfinishedSite, content);
  tellBuilt(content, started);
}
