import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { portalServer } from '../../src/content/portal-server';
import { basePath, rootPath } from '../../src/lib/base-path';
import { isPrototypePath } from '../../src/lib/prototype-path';
import { createQueue } from '../../src/lib/queue';
import { isPortalPath } from '../../src/routes/is-portal-path';
import { pathTo } from '../../src/routes/paths';
import { passLanguage } from '../content/content-folder';
import { writeLanguageTable } from '../content/languages/write-table';
import { createDevServer, hasPage, type DevApp } from './dev-server';
import { buildFonts } from '../fonts';
import { prototypeIds, prototypesFolder } from '../prototypes/prototype-ids';
import { writePrototypes } from '../prototypes/write-prototypes';
import { hotOffsets } from '../server/require-port';
import { stopSignals } from '../server/stop-signals';
import { watchFolders } from './watch-folders';

const root = join(import.meta.dirname, '../..');
const out = join(root, 'generated/dev');

/** An application with its Parcel settings. */
interface BundledApp extends DevApp {
  /** Tells the code which application it is part of (`process.env.APPLICATION`). */
  name: 'site' | 'portal';
  source: string;
  config: string;
  /** The address of its files. */
  url: string;
}

const isFurther = passLanguage() !== null;

const portal: BundledApp = {
  name: 'portal',
  source: 'src/portal.html',
  config: 'scripts/parcel/portal.parcelrc',
  url: `${basePath}/portal/`,
  html: () => join(basePath, 'portal/portal.html'),
  takes: isPortalPath,
};

/** The applications, bundled separately as in the build. */
const apps: readonly BundledApp[] = [
  // A further language has no portal of its own.
  ...(isFurther ? [] : [portal]),
  {
    name: 'site',
    source: 'src/index.html',
    config: isFurther ? 'scripts/parcel/language.parcelrc' : '.parcelrc',
    url: `${basePath}/`,
    html: () => join(basePath, 'index.html'),
    takes: () => true,
    has: hasPage(out),
  },
];

/** The prototypes of projects. */
const prototypes: DevApp = {
  html: (path) => `${path}.html`,
  takes: isPrototypePath,
  has: (path) => existsSync(join(out, `${path}.html`)),
};

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
}

/** Compiles the content, and again after each change with `--watch`. */
const compile = (...options: readonly string[]) =>
  run(process.execPath, ['--import', 'tsx', 'scripts/content/main.ts', '--drafts', '--out', out, ...options]);

/** Bundles the prototypes, and all of them again after a change. @returns what ends it */
function watchPrototypes(): () => void {
  const inTurn = createQueue();
  const write = () => {
    inTurn(() => writePrototypes({ dist: out, ids: prototypeIds(), hasProject: () => true })).catch(
      (error: unknown) => console.error(error),
    );
  };
  const stop = watchFolders([prototypesFolder], write, 300);
  write();
  return stop;
}

/**
 * @param hotPort - for hot updates
 * @param isOpen - whether other devices of the network may receive them
 */
const watchApp = ({ name, source, config, url }: BundledApp, hotPort: number, isOpen: boolean) =>
  run(
    join(root, 'node_modules/.bin/parcel'),
    [
      'watch',
      source,
      '--config',
      join(root, config),
      '--dist-dir',
      join(out, url),
      '--public-url',
      url,
      '--port',
      String(hotPort),
      // Otherwise it listens on all addresses, and an update holds the source.
      ...(isOpen ? [] : ['--hmr-host', 'localhost']),
      '--no-autoinstall',
      // Parcel 2.16's cache loses class names of stylesheets that changed between runs.
      '--no-cache',
    ],
    { APPLICATION: name, PORTAL_SERVER: portalServer ?? '' },
  );

interface DevSiteOptions {
  port: number;
  /** False where another process compiles the content after its first compilation. */
  watchesContent: boolean;
  /** Whether other devices of the network may open the site, with its drafts. */
  isOpen: boolean;
}

/** Starts the bundlers, the content compiler and the server. `writeModules` comes first. */
export async function startDevSite({ port, watchesContent, isOpen }: DevSiteOptions): Promise<void> {
  rmSync(out, { recursive: true, force: true });
  // From the last lists of pages, as the bundlers begin before the content is compiled. For a further language,
  // the compilation of all languages before wrote it.
  if (!isFurther) writeLanguageTable();
  // The bundler copies them beside the site's own language.
  if (isFurther) cpSync(join(root, 'public'), join(out, rootPath), { recursive: true });
  await buildFonts();
  const server = createDevServer({ out, apps: [prototypes, ...apps] });
  const content = compile(...(watchesContent ? ['--watch'] : []));
  const bundlers = apps.map((app, index) => watchApp(app, port + hotOffsets[index]!, isOpen));
  const children = [content, ...bundlers];
  const stopPrototypes = isFurther ? () => {} : watchPrototypes();
  // If one process ends, all of them end.
  const stop = () => {
    for (const child of children) child.kill();
    stopPrototypes();
    server.closeAllConnections();
    server.close();
  };
  for (const child of watchesContent ? children : bundlers) child.on('exit', stop);
  for (const signal of stopSignals) process.on(signal, stop);
  server.on('error', (error) => {
    stop();
    throw error;
  });
  server.listen(port, isOpen ? undefined : '127.0.0.1', () =>
    console.log(`The site will be at http://localhost:${port}${pathTo('home')}`),
  );
}
