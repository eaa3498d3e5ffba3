/**
 * Serves the site offline: visited public pages, the whole portal after its first use, and an offline page
 * for all other pages. Online, pages come from the network, and only files with a content hash come from the
 * cache.
 */
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { basePath } from '@/lib/base-path';
import { hashedFile } from '@/lib/hashed-file';
import { pagesCache, type WorkerFiles, type WorkerMessage } from '@/lib/worker-message';
import { isPortalPath, portalMissingPath } from '@/routes/is-portal-path';
import { isFromServer } from './is-from-server';

declare const self: ServiceWorkerGlobalScope & { files: WorkerFiles };

const { version, offline, portal, server } = self.files;
// Sites in folders of one domain share its caches.
const offlineCache = `${basePath}offline-${version}`;
const portalCachePrefix = `${basePath}portal-`;
const portalCache = portalCachePrefix + version;

const folderOf = (page: string) => page.slice(0, page.lastIndexOf('/') + 1);
/** The offline page for an address and its resources: that of the address's language. */
const offlineFor = (pathname: string) =>
  offline.slice(1).find(([page]) => `${pathname}/`.startsWith(folderOf(page))) ?? offline[0]!;

/** Timeout of the network in s, if the cache has an answer. */
const networkTimeoutSeconds = 4;

/** Some hosts serve folders only at `/about/`, while the page's address is `/about`. */
const withoutSlash = (pathname: string) => pathname.replace(/(.)\/$/, '$1');

/** Caches pages without their query: they are prerendered without one, and user input must not be stored. */
const byPath = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => {
    const { origin, pathname } = new URL(request.url);
    return origin + withoutSlash(pathname);
  },
};
/** Caches only successful responses: no 404, redirect or server error. */
const onlyGood = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && !response.redirected ? response : null,
};
/** Treats a server error as a network failure, so that the cache answers. */
const refuseFailure = {
  fetchDidSucceed: async ({ response }: { response: Response }) => {
    if (response.status >= 500) throw new Error(`The server failed with status ${response.status}.`);
    return response;
  },
};
const atMost = (maxEntries: number) => new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });

const pages = new NetworkFirst({
  cacheName: pagesCache,
  networkTimeoutSeconds,
  plugins: [byPath, onlyGood, refuseFailure, atMost(60)],
});
const content = new NetworkFirst({
  cacheName: `${basePath}content`,
  networkTimeoutSeconds,
  plugins: [onlyGood, refuseFailure, atMost(100)],
});
const files = new CacheFirst({ cacheName: `${basePath}files`, plugins: [onlyGood, atMost(400)] });
const network = new NetworkOnly({ networkTimeoutSeconds, plugins: [refuseFailure] });
/** Waits as long as the browser does, where no cache has an answer. */
const networkWithoutTimeout = new NetworkOnly({ plugins: [refuseFailure] });

/** A cached file of the portal or the offline page, of this version or of one that an open tab still uses. */
const cachedFile = (path: string) => caches.match(path, { ignoreSearch: true, ignoreVary: true });
const cachedIn = (cacheName: string, path: string) =>
  caches.match(path, { cacheName, ignoreSearch: true, ignoreVary: true });

const portalCaches = async () => (await caches.keys()).filter((name) => name.startsWith(portalCachePrefix));

/** A cached page of the portal, of the newest complete version: an earlier one cannot read records that a later one has written. */
async function cachedPortalPage(pathname: string) {
  // The network serves the pages of a version before it takes over.
  const newest = self.registration.waiting ? (await portalCaches()).at(-1) : undefined;
  return (
    (await cachedIn(newest ?? portalCache, pathname)) ??
    (await cachedFile(pathname)) ??
    (await cachedFile(portalMissingPath))
  );
}

// Before all others, as the first route that matches answers.
registerRoute(({ url }) => isFromServer(url, server), new NetworkOnly());

/** A file, such as a price list as PDF, is for the network alone. */
const isPage = ({ request, url }: { request: Request; url: URL }) =>
  request.mode === 'navigate' && !/\.\w+$/.test(url.pathname);

registerRoute(
  (route) => isPage(route) && isPortalPath(route.url.pathname),
  async (options) => {
    const answer = await cachedPortalPage(withoutSlash(options.url.pathname));
    // Nothing is cached before the first use of the portal: without a network the offline page answers.
    if (!answer) return networkWithoutTimeout.handle(options);
    return network.handle(options).catch(() => answer);
  },
);
registerRoute(isPage, async (options) => {
  const page = await pages.handle(options);
  (options.event as ExtendableEvent).waitUntil(keepOffline(offlineFor(options.url.pathname)));
  return page;
});
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && hashedFile.test(url.pathname),
  async (options) => (await cachedFile(options.url.pathname)) ?? files.handle(options),
);
registerRoute(({ sameOrigin }) => sameOrigin, content);
setCatchHandler(async ({ request }) => {
  if (request.destination !== 'document') return Response.error();
  const [page] = offlineFor(new URL(request.url).pathname);
  return (await cachedFile(page)) ?? (await cachedFile(offline[0]![0])) ?? Response.error();
});

/** @throws Error if the response is an error. */
async function fetchFile(path: string): Promise<Response> {
  let response = await fetch(path, { cache: hashedFile.test(path) ? 'default' : 'no-cache' });
  // Some hosts let browsers keep the 404 of a hashed file that came later.
  if (response.status === 404) response = await fetch(path, { cache: 'reload' });
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
  // Browsers reject redirected responses from a service worker for a navigation: a copy is not marked as
  // redirected.
  return response.redirected ? new Response(response.body, response) : response;
}

/** Fetches the files that a cache lacks. Reuses an older version's file if it has the same content hash. */
async function fillCache(name: string, paths: readonly string[]) {
  const cache = await caches.open(name);
  const has = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await Promise.all(
    paths
      .filter((path) => !has.has(path))
      .map(async (path) => {
        const before = hashedFile.test(path) ? await cachedFile(path) : undefined;
        if (before) await cache.put(path, before);
        // Fetched with revalidation: without a content hash, the HTTP cache may have the previous version.
        else await cache.put(path, await fetchFile(path));
      }),
  );
}

/** Fetches an offline page with its resources, unless they are there. Never rejects. */
const keepOffline = (page: readonly string[]) => fillCache(offlineCache, page).catch(() => {});

/** Deletes answers of the portal's server that an earlier version cached. */
async function forgetServer() {
  if (server === null) return;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const answers = (await cache.keys()).filter(({ url }) => isFromServer(new URL(url), server));
    await Promise.all(answers.map((request) => cache.delete(request)));
  }
}

self.addEventListener('install', (event) => {
  const install = async () => {
    // Those of other languages follow with the first page in them.
    await fillCache(offlineCache, offline[0]!);
    // Portal users get the complete new version before it takes over.
    const before = await portalCaches();
    if (before.length === 0) return;
    try {
      await fillCache(portalCache, portal);
    } catch (error) {
      // Part of a version would count as the newest, and a later update would delete a whole one for it.
      if (!before.includes(portalCache)) await caches.delete(portalCache);
      throw error;
    }
  };
  event.waitUntil(install());
});

self.addEventListener('activate', (event) => {
  const activate = async () => {
    // Open tabs still load files of the previous version: its cache is deleted only by the next update.
    const outdated = (await portalCaches()).filter((name) => name !== portalCache).slice(0, -1);
    const pastOffline = (await caches.keys()).filter(
      (name) => name.startsWith(`${basePath}offline-`) && name !== offlineCache,
    );
    await Promise.all([...outdated, ...pastOffline].map((name) => caches.delete(name)));
    await forgetServer();
    await self.clients.claim();
  };
  event.waitUntil(activate());
});

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.type === 'take-over') event.waitUntil(self.skipWaiting());
  if (message.type === 'keep-portal') event.waitUntil(fillCache(portalCache, portal));
  if (message.type === 'keep') {
    const keep = (address: string) => {
      const request = new Request(address);
      const { pathname } = new URL(request.url);
      const strategy = hashedFile.test(pathname) ? files : /\.[a-z]+$/.test(pathname) ? content : pages;
      return strategy.handle({ event, request }).catch(() => {});
    };
    const offlinePages = new Set(
      message.addresses.map((address) => offlineFor(new URL(address, location.href).pathname)),
    );
    const kept = message.addresses.filter(
      (address) => !isFromServer(new URL(address, location.href), server),
    );
    event.waitUntil(Promise.all([...[...offlinePages].map(keepOffline), ...kept.map(keep)]));
  }
});

enableNavigationPreload();
