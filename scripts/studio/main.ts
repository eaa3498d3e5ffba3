/**
 * `npm run studio`: an editor for the content folder in the browser, on this computer only. `PORT` changes its
 * port (4174), and the preview of the site has the port ten above. `--help` prints the usage.
 */
import { randomBytes } from 'node:crypto';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  addLanguage,
  contentFolder,
  contentRoot,
  furtherLanguages,
  ownContentFolder,
} from '../content/content-folder';
import { runForLanguage } from '../content/languages/run';
import { ContentError } from '../content/mistakes';
import { watchFolders } from '../dev/watch-folders';
import { writeModulesOrKeepLast } from '../content/write-modules';
import { development, RunningError, waitForRun } from '../server/one-run';
import { hotOffsets, requirePort } from '../server/require-port';
import { stopSignals, stopWithParent } from '../server/stop-signals';

const root = join(import.meta.dirname, '../..');
/** From the Studio's port to the one of its preview. */
const previewOffset = 10;

const help = `npm run studio: edits the content in the browser at http://localhost:4174
  PORT=5000 npm run studio   another port; the preview of the site is ten above it
  CONTENT_FOLDER=dir         another content folder
  -- --language de           the content of a further language, src/content/de, which it makes
  PREVIEW=http://localhost:4173   previews a site that runs already, and starts none
Only this computer can reach it. Every save is checked as the build checks it.`;

/** The development server. The Studio compiles each change for it: a second compiler could put an older text back. */
const startSite = (previewPort: number) =>
  spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts', '--no-watch'], {
    cwd: root,
    // The channel ends it with the Studio, also where that is killed.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, PORT: String(previewPort) },
  });

async function start(): Promise<void> {
  stopWithParent();
  const port = await requirePort({
    standard: 4174,
    command: 'npm run studio',
    host: '127.0.0.1',
    offsets: process.env.PREVIEW ? [0] : [0, ...[0, ...hotOffsets].map((offset) => previewOffset + offset)],
  });
  const previewPort = port + previewOffset;
  await writeModulesOrKeepLast();
  // Imported now, because it imports those modules.
  const [{ buildFonts }, { buildStudio, studioPage }, { createStudioServer }, { createStudio }] =
    await Promise.all([import('../fonts'), import('./page'), import('./server'), import('./studio')]);
  const [
    { checkLanguages, writeBrandFiles },
    { checkOverlay },
    { contentFiles },
    { drawnPaths, plateDrawings },
    { contentGit },
    { showContent },
  ] = await Promise.all([
    import('./before-publishing'),
    import('./check-change'),
    import('./content-files'),
    import('./drawings'),
    import('./git'),
    import('./show-content'),
  ]);
  await buildFonts();
  console.log('Building the Studio…');
  await buildStudio();
  const folder = contentFolder();
  const preview = process.env.PREVIEW ?? `http://localhost:${previewPort}`;
  const show = showContent(folder);
  // The pictures of another folder of content are not drawn here.
  const isOwn = contentRoot() === ownContentFolder;
  const drawings = isOwn ? plateDrawings() : undefined;
  const studio = createStudio({
    files: contentFiles(folder),
    shared: contentFiles(contentRoot()),
    git: contentGit(folder, isOwn ? drawnPaths : []),
    drawings,
    check: checkOverlay(folder),
    checkLanguages,
    writeBrandFiles: isOwn ? writeBrandFiles : undefined,
    show: process.env.PREVIEW ? undefined : show,
  });
  const token = randomBytes(32).toString('hex');
  const server = createStudioServer({ studio, token, preview, page: studioPage({ token, preview, folder }) });
  let site: ChildProcess | null = null;
  let stopWatching = () => {};
  const stop = () => {
    site?.kill();
    stopWatching();
    drawings?.stop();
    server.closeAllConnections();
    server.close();
  };
  for (const signal of stopSignals) process.on(signal, stop);
  server.listen(port, '127.0.0.1', () => {
    // Only then: two Studios would write the preview's files at once.
    if (!process.env.PREVIEW) {
      site = startSite(previewPort);
      stopWatching = watchFolders([folder], () => void show(), 300);
    }
    console.log(`The Studio is at http://localhost:${port}`);
  });
}

async function startFor(language: string | undefined): Promise<void> {
  if (!process.env.PREVIEW) await waitForRun(development);
  if (language === undefined) return start();
  await writeModulesOrKeepLast();
  if (!furtherLanguages().includes(language)) {
    const { brand } = await import('../../src/content/brand');
    const folder = addLanguage(language, brand.language);
    console.log(
      `Made ${folder}: “Translate” in the Studio adds files to it (stories/docs/languages.mdx). What it lacks shows the texts of the site’s own language. Without the folder the site is as before.`,
    );
  }
  // Its links need the pages of all languages.
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/content/main.ts'], {
    cwd: root,
    stdio: 'inherit',
  });
  await runForLanguage(language, 'scripts/studio/main.ts');
}

const { values } = parseArgs({ options: { language: { type: 'string' }, help: { type: 'boolean' } } });

if (values.help) console.log(help);
else
  await startFor(values.language).catch((error: unknown) => {
    const isTold = error instanceof ContentError || error instanceof RunningError;
    if (!isTold && values.language === undefined) throw error;
    console.error((error as Error).message);
    process.exitCode = 1;
  });
