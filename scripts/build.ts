/**
 * `npm run build`: content check → fonts → stale plates → Parcel (browser and server bundles) → one HTML file a page →
 * compressed copies. `dist/` is complete and can be hosted as it is. `--help` prints this.
 */
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Parcel } from '@parcel/core';
import { mapRecord } from '../src/lib/map-record';
import { checkContent } from './check-content';
import { compressFolder } from './compress';
import { buildFonts } from './fonts';
import { prerenderSite } from './prerender';

const root = join(import.meta.dirname, '..');
// React's server build reads it when it is first imported.
process.env.NODE_ENV = 'production';
const browsers = 'chrome >= 100, edge >= 100, firefox >= 100, safari >= 15.4, ios_saf >= 15.4';

interface Manifest {
  dependencies: Record<string, string>;
}

/** @throws Error with a sentence a mistake where the content is wrong. */
export async function build(): Promise<void> {
  const started = performance.now();
  const problems = checkContent();
  if (problems.length > 0)
    throw new Error(`${problems.join('\n')}\nThe content is wrong: nothing was built.`);
  await buildFonts();
  // The wordmark is drawn from the brand's name: another name draws it again. Nothing else is stale in a clean clone.
  execFileSync(
    process.execPath,
    ['--import', 'tsx', join(root, 'scripts/plates/main.ts'), '--only', 'wordmark', '--stale'],
    { cwd: root, stdio: 'inherit' },
  );

  const dist = join(root, 'dist');
  const serverDist = join(root, 'generated/server');
  await Promise.all([
    rm(dist, { recursive: true, force: true }),
    rm(serverDist, { recursive: true, force: true }),
  ]);
  // Packages stay outside the server bundle, by name: `false` for all of them takes our `@/` paths for packages too.
  const { dependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as Manifest;
  const outside = mapRecord(dependencies, () => false);
  const shared = {
    mode: 'production',
    env: { NODE_ENV: 'production' },
    shouldAutoInstall: false,
    // Parcel 2.16's cache loses class names of stylesheets that changed between builds: seconds are not worth that.
    shouldDisableCache: true,
    defaultTargetOptions: { shouldOptimize: true, shouldScopeHoist: true },
  } as const;
  const web = new Parcel({
    ...shared,
    entries: join(root, 'src/index.html'),
    config: join(root, '.parcelrc'),
    targets: {
      web: { distDir: dist, publicUrl: '/', context: 'browser', engines: { browsers }, sourceMap: false },
    },
  });
  const server = new Parcel({
    ...shared,
    entries: join(root, 'src/app/prerender.tsx'),
    config: '@parcel/config-default',
    targets: {
      server: {
        distDir: serverDist,
        publicUrl: '/',
        context: 'node',
        outputFormat: 'commonjs',
        engines: { node: '20' },
        includeNodeModules: outside,
        optimize: false,
        sourceMap: false,
        isLibrary: false,
      },
    },
  });
  await mkdir(serverDist, { recursive: true });
  await writeFile(join(serverDist, 'package.json'), '{ "type": "commonjs" }');
  await web.run();
  await server.run();

  const pages = await prerenderSite({ dist, serverEntry: join(serverDist, 'prerender.js') });
  await compressFolder(dist);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Built ${pages} pages into ${dist} in ${seconds} s`);
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
