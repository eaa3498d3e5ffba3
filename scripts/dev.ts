/**
 * `npm run dev`: site and portal with hot reload. Code updates without a page reload where possible. Content
 * is compiled at the start and after each change, and then the page reloads. Pages are rendered in the
 * browser, not prerendered. Feed, sitemap and share pictures exist only in a build. `PORT` changes the port
 * (4173). `--help` prints the usage.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { isPortalPath } from '../src/routes/is-portal-path';
import { ContentError } from './content/mistakes';
import { writeYamlModules } from './content/yaml-files';
import { createDevServer, hasPage, type DevApp } from './dev-server';

const root = join(import.meta.dirname, '..');
const out = join(root, 'generated/dev');
const port = Number(process.env.PORT ?? 4173);

/** An application with its Parcel settings. */
interface BundledApp extends DevApp {
  /** Tells the code which application it is part of (`process.env.APPLICATION`). */
  name: 'site' | 'portal';
  source: string;
  config: string;
  /** The path of its files, from the site's root. */
  url: string;
}

/** The applications, bundled separately as in the build. */
const apps: readonly BundledApp[] = [
  {
    name: 'portal',
    source: 'src/portal.html',
    config: 'scripts/parcel/portal.parcelrc',
    url: '/portal/',
    html: 'portal/portal.html',
    takes: isPortalPath,
  },
  {
    name: 'site',
    source: 'src/index.html',
    config: '.parcelrc',
    url: '/',
    html: 'index.html',
    takes: () => true,
    has: hasPage(out),
  },
];

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
}

const watchContent = () =>
  run(process.execPath, ['--import', 'tsx', 'scripts/content/main.ts', '--watch', '--drafts', '--out', out]);

/** @param number - index of the application: each one has its own port for hot updates. */
const watchApp = ({ name, source, config, url }: BundledApp, number: number) =>
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
      String(port + 1 + number),
      '--no-autoinstall',
      // Parcel 2.16's cache loses class names of stylesheets that changed between runs.
      '--no-cache',
    ],
    { APPLICATION: name },
  );

if (process.argv.includes('--help')) {
  console.log('npm run dev: site and portal with hot reload at http://localhost:4173 (PORT changes it)');
} else {
  try {
    writeYamlModules();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
  rmSync(out, { recursive: true, force: true });
  // Imported now, because it imports those modules.
  const { buildFonts } = await import('./fonts');
  await buildFonts();
  const server = createDevServer({ out, apps });
  const children = [watchContent(), ...apps.map(watchApp)];
  // If one process ends, all of them end.
  const stop = () => {
    for (const child of children) child.kill();
    server.closeAllConnections();
    server.close();
  };
  for (const child of children) child.on('exit', stop);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  server.on('error', (error: NodeJS.ErrnoException) => {
    stop();
    process.exitCode = 1;
    if (error.code !== 'EADDRINUSE') throw error;
    console.error(`Port ${port} is taken. Choose another: PORT=${port + 10} npm run dev`);
  });
  server.listen(port, () => console.log(`The site will be at http://localhost:${port}`));
}
