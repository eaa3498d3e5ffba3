import { basePath, rootPath } from './base-path';

/** The path of the service worker, which controls all paths below its folder, those of all languages. */
export const workerPath = `${rootPath}/service-worker.js`;

/** The fallback page for pages that are not cached. */
export const offlinePath = `${basePath}/offline`;

/** Name of the cache for visited public pages. Sites in folders of one domain share its caches. */
export const pagesCache = `${rootPath}pages`;

/** Messages from a page to the service worker. */
export type WorkerMessage =
  /** Caches the current page and its files for offline use. */
  | { type: 'keep'; addresses: readonly string[] }
  /** Caches the whole portal for offline use. */
  | { type: 'keep-portal' }
  /** Activates the new version now, although pages are still open with the old one. */
  | { type: 'take-over' };

/** Constants that the build prepends to the service worker. A change makes browsers install a new version. */
export interface WorkerFiles {
  /** Hash of all the files listed here. */
  version: string;
  /** The offline page of each language and its resources. The first one is of the site's own language. */
  offline: readonly (readonly [page: string, ...resources: string[]])[];
  /** All pages and files of the portal. */
  portal: readonly string[];
  /** The server of a shared portal, which may have the site's origin. */
  server: string | null;
}
