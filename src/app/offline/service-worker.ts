/**
 * What the site answers with when there is no network: the public pages that were visited, the whole portal once somebody
 * has worked in it, and a page that says so for all others. With a network, pages come from it and only files whose name
 * carries their checksum come from here.
 */
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { hashedFile } from '@/lib/hashed-file';
import { offlinePath, pagesCache, type WorkerFiles, type WorkerMessage } from '@/lib/worker-message';
import { isPortalPath, portalMissingPath } from '@/routes/is-portal-path';

declare const self: ServiceWorkerGlobalScope & { files: WorkerFiles };

const { version, offline, portal } = self.files;
const offlineCache = `offline-${version}`;
const portalCachePrefix = 'portal-';
const portalCache = portalCachePrefix + version;

/** How long the network is waited for where there is an answer here, in s. */
const networkTimeoutSeconds = 4;

/** Pages are drawn without a query, and what somebody typed into one is nobody's to keep. */
const byPath = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => {
    const { origin, pathname } = new URL(request.url);
    // Hosts that know folders only answer at `/about/`, and the page then shows `/about`.
    return origin + pathname.replace(/(.)\/$/, '$1');
  },
};
/** A missing page, a redirect or a server's failure is not what was visited. */
const onlyGood = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && !response.redirected ? response : null,
};
/** A failing server is as good as none. */
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
  cacheName: 'content',
  networkTimeoutSeconds,
  plugins: [onlyGood, refuseFailure, atMost(100)],
});
const files = new CacheFirst({ cacheName: 'files', plugins: [onlyGood, atMost(400)] });
const network = new NetworkOnly({ networkTimeoutSeconds, plugins: [refuseFailure] });

/** A page or file of the portal, or of the offline page, of this version or of the one that an open tab still runs. */
const kept = (path: string) => caches.match(path, { ignoreSearch: true, ignoreVary: true });

const isPage = ({ request }: { request: Request }) => request.mode === 'navigate';

registerRoute(
  (route) => isPage(route) && isPortalPath(route.url.pathname),
  async (options) => {
    try {
      return await network.handle(options);
    } catch (error) {
      // No page of it is kept while nobody has worked in it: then it is a page like others.
      const answer = (await kept(options.url.pathname)) ?? (await kept(portalMissingPath));
      if (!answer) throw error;
      return answer;
    }
  },
);
registerRoute(isPage, pages);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && hashedFile.test(url.pathname),
  async (options) => (await kept(options.url.pathname)) ?? files.handle(options),
);
registerRoute(({ sameOrigin }) => sameOrigin, content);
setCatchHandler(async ({ request }) => {
  const page = request.destination === 'document' ? await kept(offlinePath) : undefined;
  return page ?? Response.error();
});

/** @throws Error where the server has no such file. */
async function fetchFile(path: string): Promise<Response> {
  const response = await fetch(path, { cache: hashedFile.test(path) ? 'default' : 'no-cache' });
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
  // No browser shows a page that came by a redirect from here: its copy did not.
  return response.redirected ? new Response(response.body, response) : response;
}

/** Fetches what a cache lacks of a list, sparing the network what an older version has under the same checksum. */
async function fill(name: string, paths: readonly string[]) {
  const cache = await caches.open(name);
  const has = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await Promise.all(
    paths
      .filter((path) => !has.has(path))
      .map(async (path) => {
        const before = hashedFile.test(path) ? await kept(path) : undefined;
        if (before) await cache.put(path, before);
        // What has no checksum may lie in the browser's own cache from the version before.
        else await cache.put(path, await fetchFile(path));
      }),
  );
}

const portalCaches = async () => (await caches.keys()).filter((name) => name.startsWith(portalCachePrefix));

self.addEventListener('install', (event) => {
  const install = async () => {
    await fill(offlineCache, offline);
    // Whoever works in the portal has the new one whole before it takes over.
    if ((await portalCaches()).length > 0) await fill(portalCache, portal);
  };
  event.waitUntil(install());
});

self.addEventListener('activate', (event) => {
  const activate = async () => {
    // Tabs that stay open on the version before go on fetching its parts: it goes when the next one comes.
    const outdated = (await portalCaches()).filter((name) => name !== portalCache).slice(0, -1);
    const pastOffline = (await caches.keys()).filter(
      (name) => name.startsWith('offline-') && name !== offlineCache,
    );
    await Promise.all([...outdated, ...pastOffline].map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(activate());
});

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.type === 'take-over') event.waitUntil(self.skipWaiting());
  if (message.type === 'keep-portal') event.waitUntil(fill(portalCache, portal));
  if (message.type === 'keep') {
    const keep = (address: string) => {
      const request = new Request(address);
      const { pathname } = new URL(request.url);
      const strategy = hashedFile.test(pathname) ? files : /\.[a-z]+$/.test(pathname) ? content : pages;
      return strategy.handle({ event, request }).catch(() => {});
    };
    event.waitUntil(Promise.all(message.addresses.map(keep)));
  }
});

enableNavigationPreload();
