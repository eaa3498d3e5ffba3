/**
 * `npm run dev`: site and portal with hot reload. Code arrives without a reload where it can; content is compiled at once
 * and after every change of it, and the page loads again. A page is drawn by the browser here and not prerendered; feed,
 * sitemap and shared pictures are the build's. `PORT` changes the port (4173). `--help` prints this.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { isPortalPath } from '../src/routes/is-portal-path';
import { ContentError } from './content/mistakes';
import { expectOwnerModules } from './content/owner-modules';
import { createDevServer, hasPage, type DevApp } from './dev-server';

const root = join(import.meta.dirname, '..');
const out = join(root, 'generated/dev');
const port = Number(process.env.PORT ?? 4173);

/** An application as Parcel has to know it. */
interface BundledApp extends DevApp {
  source: string;
  config: string;
  /** Where its files are, from the site's root. */
  url: string;
}

/** Each is bundled apart, as in the build. */
const apps: readonly BundledApp[] = [
  {
    source: 'src/portal.html',
    config: 'scripts/parcel/portal.parcelrc',
    url: '/portal/',
    html: 'portal/portal.html',
    takes: isPortalPath,
  },
  {
    source: 'src/index.html',
    config: '.parcelrc',
    url: '/',
    html: 'index.html',
    takes: () => true,
    has: hasPage(out),
  },
];

function run(command: string, ...args: string[]): ChildProcess {
  return spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
}

const watchContent = () =>
  run(process.execPath, '--import', 'tsx', 'scripts/content/main.ts', '--watch', '--out', out);

/** @param number of the application: each has a port of its own for the changes that it sends. */
const watchApp = ({ source, config, url }: BundledApp, number: number) =>
  run(
    join(root, 'node_modules/.bin/parcel'),
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
  );

if (process.argv.includes('--help')) {
  console.log('npm run dev: site and portal with hot reload at http://localhost:4173 (PORT changes it)');
} else {
  await expectOwnerModules().catch((error: unknown) => {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exit(1);
  });
  rmSync(out, { recursive: true, force: true });
  // The fonts are cut to the owner's texts, which are known to be right by here.
  const { buildFonts } = await import('./fonts');
  await buildFonts();
  const server = createDevServer({ out, apps });
  const children = [watchContent(), ...apps.map(watchApp)];
  // They live and die together.
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
