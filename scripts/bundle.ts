import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Parcel } from '@parcel/core';
import { mapRecord } from '../src/lib/map-record';

const root = join(import.meta.dirname, '..');
// React's server build reads it when it is first imported.
process.env.NODE_ENV = 'production';
const browsers = 'chrome >= 100, edge >= 100, firefox >= 100, safari >= 15.4, ios_saf >= 15.4';

interface Manifest {
  dependencies: Record<string, string>;
}

export interface BundleOptions {
  /** Folder of the browser's files; emptied first. */
  dist: string;
  /** Folder of the bundle that draws pages on the server; emptied first. */
  serverDist: string;
}

/** What the pages are drawn with. */
export interface Bundle {
  dist: string;
  /** The server bundle's entry file. */
  serverEntry: string;
}

/** Bundles the browser's scripts, styles and fonts, and the same tree for the prerender. Neither holds a page yet. */
export async function bundle({ dist, serverDist }: BundleOptions): Promise<Bundle> {
  await Promise.all([dist, serverDist].map((folder) => rm(folder, { recursive: true, force: true })));
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
  return { dist, serverEntry: join(serverDist, 'prerender.js') };
}
