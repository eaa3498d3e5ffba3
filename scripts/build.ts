/**
 * `npm run build`: content check → fonts → stale plates → Parcel (browser and server bundles) → one HTML file a page →
 * compressed copies. `dist/` is complete and can be hosted as it is. `--help` prints this.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Parcel } from '@parcel/core';
import { checkContent } from './check-content';
import { compressFolder } from './compress';
import { buildFonts } from './fonts';
import { prerenderSite } from './prerender';

const root = join(import.meta.dirname, '..');
// React's server build reads it when it is first imported.
process.env.NODE_ENV = 'production';
const browsers = 'chrome >= 100, edge >= 100, firefox >= 100, safari >= 15.4, ios_saf >= 15.4';

/** Where a build reads and writes; tests build elsewhere. */
export interface BuildOptions {
  /** @default 'dist' */
  dist?: string;
}

/** @throws Error with a sentence a mistake where the content is wrong. */
export async function build({ dist = join(root, 'dist') }: BuildOptions = {}): Promise<void> {
  const started = performance.now();
  const problems = checkContent();
  if (problems.length > 0)
    throw new Error(`${problems.join('\n')}\nThe content is wrong: nothing was built.`);
  await buildFonts();

  const serverDist = join(root, 'generated/server');
  await Promise.all([
    rm(dist, { recursive: true, force: true }),
    rm(serverDist, { recursive: true, force: true }),
  ]);
  const shared = {
    mode: 'production',
    env: { NODE_ENV: 'production' },
    shouldAutoInstall: false,
    cacheDir: join(root, '.parcel-cache'),
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
        includeNodeModules: false,
        optimize: false,
        sourceMap: false,
        isLibrary: false,
      },
    },
  });
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
