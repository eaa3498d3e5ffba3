/** Where the service worker lies. It answers for every path below. */
export const workerPath = '/service-worker.js';

/** The page that stands for every one that is not kept. */
export const offlinePath = '/offline';

/** The store of the public pages that were visited. */
export const pagesCache = 'pages';

/** What a page tells the service worker. */
export type WorkerMessage =
  /** Addresses that the visitor has before them, pages and files: to be kept for when there is no network. */
  | { type: 'keep'; addresses: readonly string[] }
  /** Somebody works in the portal: all of it is to be kept. */
  | { type: 'keep-portal' }
  /** The visitor wants the new version now, with its pages still open on the old one. */
  | { type: 'take-over' };

/** What the build writes before the service worker's code: a change of it is what a browser takes for a new version. */
export interface WorkerFiles {
  /** Of everything named here. */
  version: string;
  /** The offline page and what it is made of. */
  offline: readonly string[];
  /** Every page and file of the portal. */
  portal: readonly string[];
}
