import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createWorkerFarm } from '@parcel/core';
import type { BundleGraph, InitialParcelOptions, PackagedBundle } from '@parcel/types';
import { portalServer } from '../../src/content/portal-server';
import { basePath } from '../../src/lib/base-path';
import { mapRecord } from '../../src/lib/map-record';
import { passLanguage } from '../content/content-folder';
import { browserTarget, manifest, root, runParcel } from './parcel';

// Must be set before React's server build is imported.
process.env.NODE_ENV = 'production';
// Parcel inlines the value, and drops code whose condition on it is false.
process.env.PORTAL_SERVER = portalServer ?? '';

export interface BundleOptions {
  /**
   * Output folder of all files, which are at their addresses below it; emptied first. A further language empties its own
   * folder alone.
   */
  dist: string;
  /** Output folder of the server bundles; emptied first. */
  serverDist: string;
  /** Whether to bundle the public site, with its service worker. @default true */
  hasSite?: boolean;
}

/** The bundles that pages are rendered with. */
export interface Bundle {
  dist: string;
  /** The entry files of the server bundles; '' for one that is not bundled. */
  serverEntries: { site: string; portal: string };
  /** Null in a further language, whose portal is that of the site's own. */
  portalFiles: PortalFiles | null;
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

/** The modules that render pages, from the project's folder. */
const serverSources = { site: 'src/app/prerender.tsx', portal: 'src/app/portal/prerender-portal.tsx' };

/** The folder of the portal's scripts and styles, separate from those of the public site. */
export const portalFolder = `${basePath}/portal/`;

/**
 * Bundles the browser's scripts, styles and fonts, and the server bundles for the prerender. Writes no pages.
 * The public site and the portal are bundled as two applications, so that neither affects the chunks of the
 * other. Of a further language only the public site is bundled: the portal is in the site's own language.
 */
export async function bundle({ dist, serverDist, hasSite = true }: BundleOptions): Promise<Bundle> {
  const folder = { distDir: join(dist, basePath), publicUrl: `${basePath}/` };
  const isFurther = passLanguage() !== null;
  const hasPortal = !isFurther;
  const own = isFurther ? folder.distDir : dist;
  await Promise.all([own, serverDist].map((each) => rm(each, { recursive: true, force: true })));
  await mkdir(serverDist, { recursive: true });
  await writeFile(join(serverDist, 'package.json'), '{ "type": "commonjs" }');
  // One for all, as each starts by loading the bundler's plugins and Sass.
  const workerFarm = createWorkerFarm();
  const run = (application: 'site' | 'portal', options: InitialParcelOptions) =>
    runParcel({ workerFarm, env: { NODE_ENV: 'production', APPLICATION: application }, ...options });
  try {
    if (hasSite)
      await run('site', {
        entries: [join(root, 'src/index.html'), join(root, 'src/offline.html')],
        config: join(root, isFurther ? 'scripts/parcel/language.parcelrc' : '.parcelrc'),
        targets: { site: { ...browserTarget, ...folder } },
      });
    const portal =
      hasPortal &&
      (await run('portal', {
        entries: join(root, 'src/portal.html'),
        config: join(root, 'scripts/parcel/portal.parcelrc'),
        targets: {
          portal: { ...browserTarget, distDir: join(dist, portalFolder), publicUrl: portalFolder },
        },
      }));
    if (hasSite && hasPortal)
      await run('site', {
        entries: join(root, 'src/app/offline/service-worker.ts'),
        config: '@parcel/config-default',
        targets: { worker: { ...browserTarget, ...folder, context: 'service-worker' } },
      });
    const { bundleGraph } = await run('site', {
      entries: [hasSite && serverSources.site, hasPortal && serverSources.portal]
        .filter((source) => source !== false)
        .map((source) => join(root, source)),
      config: join(root, `scripts/parcel/${isFurther ? 'language-server' : 'server'}.parcelrc`),
      targets: {
        server: {
          distDir: serverDist,
          publicUrl: `${basePath}/`,
          context: 'node',
          outputFormat: 'commonjs',
          engines: { node: '20' },
          // Lists the external packages by name: `false` for all of them would also exclude our `@/` paths.
          includeNodeModules: mapRecord(manifest.dependencies, () => false),
          optimize: false,
          sourceMap: false,
          isLibrary: false,
        },
      },
    });
    const entryOf = (source: string) => bundleOf(bundleGraph, source)?.filePath ?? '';
    return {
      dist,
      serverEntries: mapRecord(serverSources, entryOf),
      portalFiles: portal ? portalFilesOf(portal.bundleGraph) : null,
    };
  } finally {
    await workerFarm.end();
  }
}

type Graph = BundleGraph<PackagedBundle>;

/** @param source - a file, from the project's folder */
const bundleOf = (graph: Graph, source: string) =>
  graph.getBundles().find((each) => each.getMainEntry()?.filePath === join(root, source));

/** @throws Error if the graph has no bundle of a requested file. */
function portalFilesOf(graph: Graph): PortalFiles {
  const address = ({ filePath }: PackagedBundle) => portalFolder + basename(filePath);
  const expectBundle = (source: string) => {
    const found = bundleOf(graph, source);
    if (!found) throw new Error(`The portal has no bundle of ${source}.`);
    return found;
  };
  return {
    guard: address(expectBundle('src/app/portal/guard.ts')),
    boot: address(expectBundle('src/app/portal/boot.ts')),
    headingFont: address(expectBundle('generated/fonts/commissioner-portal.woff2')),
    of: (source) => {
      const own = expectBundle(source);
      const groups = graph
        .getBundleGroupsContainingBundle(own)
        .filter(({ entryAssetId }) => entryAssetId === own.getMainEntry()?.id);
      const files = groups.flatMap((group) => graph.getBundlesInBundleGroup(group));
      const ofType = (type: string) => [...new Set(files.filter((file) => file.type === type).map(address))];
      return { scripts: ofType('js'), sheets: ofType('css') };
    },
  };
}
