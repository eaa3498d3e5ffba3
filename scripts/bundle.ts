import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Parcel } from '@parcel/core';
import type { BundleGraph, PackagedBundle } from '@parcel/types';
import { basePath } from '../src/lib/base-path';
import { mapRecord } from '../src/lib/map-record';

const root = join(import.meta.dirname, '..');
// Must be set before React's server build is imported.
process.env.NODE_ENV = 'production';
const browsers = 'chrome >= 100, edge >= 100, firefox >= 100, safari >= 15.4, ios_saf >= 15.4';

interface Manifest {
  dependencies: Record<string, string>;
}

export interface BundleOptions {
  /** Output folder of all files, which are at their addresses below it; emptied first. */
  dist: string;
  /** Output folder of the server bundles; emptied first. */
  serverDist: string;
}

/** The bundles that pages are rendered with. */
export interface Bundle {
  dist: string;
  /** The entry files of the server bundles. */
  serverEntries: { site: string; portal: string };
  portalFiles: PortalFiles;
}

/** The files that portal pages refer to, by their addresses. */
export interface PortalFiles {
  guard: string;
  boot: string;
  /** The font of the screens' headings for the first paint. */
  headingFont: string;
  /** The files of a lazily loaded source file, including shared ones. */
  of: (source: string) => { scripts: readonly string[]; sheets: readonly string[] };
}

/** The folder of the portal's scripts and styles, separate from those of the public site. */
export const portalFolder = `${basePath}/portal/`;

/**
 * Bundles the browser's scripts, styles and fonts, and the server bundles for the prerender. Writes no pages.
 * The public site and the portal are bundled as two applications, so that neither affects the chunks of the
 * other.
 */
export async function bundle({ dist, serverDist }: BundleOptions): Promise<Bundle> {
  await Promise.all([dist, serverDist].map((folder) => rm(folder, { recursive: true, force: true })));
  // Lists the external packages by name: `false` for all of them would also exclude our `@/` paths.
  const { dependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as Manifest;
  const outside = mapRecord(dependencies, () => false);
  const shared = {
    mode: 'production',
    env: { NODE_ENV: 'production', APPLICATION: 'site' },
    shouldAutoInstall: false,
    // Parcel 2.16's cache loses class names of stylesheets that changed between builds. Building without it
    // costs seconds.
    shouldDisableCache: true,
    defaultTargetOptions: { shouldOptimize: true, shouldScopeHoist: true },
  } as const;
  const folder = { distDir: join(dist, basePath), publicUrl: `${basePath}/` };
  const browser = { context: 'browser', engines: { browsers }, sourceMap: false } as const;
  const site = new Parcel({
    ...shared,
    entries: [join(root, 'src/index.html'), join(root, 'src/offline.html')],
    config: join(root, '.parcelrc'),
    targets: { site: { ...browser, ...folder } },
  });
  const worker = new Parcel({
    ...shared,
    entries: join(root, 'src/app/offline/service-worker.ts'),
    config: '@parcel/config-default',
    targets: { worker: { ...browser, ...folder, context: 'service-worker' } },
  });
  const portal = new Parcel({
    ...shared,
    env: { ...shared.env, APPLICATION: 'portal' },
    entries: join(root, 'src/portal.html'),
    config: join(root, 'scripts/parcel/portal.parcelrc'),
    targets: { portal: { ...browser, distDir: join(dist, portalFolder), publicUrl: portalFolder } },
  });
  const server = new Parcel({
    ...shared,
    entries: [join(root, 'src/app/prerender.tsx'), join(root, 'src/app/portal/prerender-portal.tsx')],
    config: '@parcel/config-default',
    targets: {
      server: {
        distDir: serverDist,
        publicUrl: `${basePath}/`,
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
  await site.run();
  const { bundleGraph } = await portal.run();
  await worker.run();
  await server.run();
  return {
    dist,
    serverEntries: {
      site: join(serverDist, 'prerender.js'),
      portal: join(serverDist, 'portal/prerender-portal.js'),
    },
    portalFiles: portalFilesOf(bundleGraph),
  };
}

/** @throws Error if the graph has no bundle of a requested file. */
function portalFilesOf(graph: BundleGraph<PackagedBundle>): PortalFiles {
  const address = ({ filePath }: PackagedBundle) => portalFolder + basename(filePath);
  const bundleOf = (source: string) => {
    const file = join(root, source);
    const found = graph.getBundles().find((each) => each.getMainEntry()?.filePath === file);
    if (!found) throw new Error(`The portal has no bundle of ${source}.`);
    return found;
  };
  return {
    guard: address(bundleOf('src/app/portal/guard.ts')),
    boot: address(bundleOf('src/app/portal/boot.ts')),
    headingFont: address(bundleOf('generated/fonts/commissioner-portal.woff2')),
    of: (source) => {
      const own = bundleOf(source);
      const groups = graph
        .getBundleGroupsContainingBundle(own)
        .filter(({ entryAssetId }) => entryAssetId === own.getMainEntry()?.id);
      const files = groups.flatMap((group) => graph.getBundlesInBundleGroup(group));
      const ofType = (type: string) => [...new Set(files.filter((file) => file.type === type).map(address))];
      return { scripts: ofType('js'), sheets: ofType('css') };
    },
  };
}
