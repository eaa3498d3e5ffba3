import { workerPath, type WorkerMessage } from '@/lib/worker-message';
import { manifestPath } from '@/routes/paths';
import { documentFlags } from './document-flags';
import { trustedTypes } from './trusted-types';

/** Minimum time between two update checks of an open page, in ms. */
const pause = 60 * 60 * 1000;

export interface ServiceWorkerOptions {
  /** The content to cache for offline use: the current page, or the whole portal. */
  keep: 'page' | 'portal';
  /** Called when a new version is ready. `apply` reloads this page with it, but not other tabs. */
  onUpdate: (update: { apply: () => void }) => void;
}

/** The site's Trusted Types policy rejects plain strings as script URLs. */
function scriptAddress(): string {
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: (url) => url });
  return policy?.createScriptURL(workerPath) ?? workerPath;
}

/** The page and its loaded resources, which the worker did not see because it started later. */
function shownSoFar(): string[] {
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
  return [location.href, ...fetched.filter((name) => name.startsWith(`${location.origin}/`))];
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have no target origin
const send = (worker: ServiceWorker | null, message: WorkerMessage) => worker?.postMessage(message);

/** Caches a page that was reached by client-side navigation, so that a reload works offline. */
export function cachePage(path: string): void {
  send(navigator.serviceWorker?.controller ?? null, { type: 'keep', addresses: [path] });
}

/** Calls back if a new version is waiting, now or later. */
function watchUpdates(registration: ServiceWorkerRegistration, onWaiting: () => void) {
  const look = () => {
    // Without a controller this is the first version, not an update.
    if (registration.waiting && navigator.serviceWorker.controller) onWaiting();
  };
  const follow = () => registration.installing?.addEventListener('statechange', look);
  registration.addEventListener('updatefound', follow);
  // The browser looks for a new version at the navigation, before the first input.
  follow();
  look();
}

/**
 * Links the web manifest. From the HTML head, desktop Chromium would fetch it with the first view. That costs
 * about 95 ms of Largest Contentful Paint in Lighthouse's mobile model.
 */
function linkManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = manifestPath;
  document.head.append(link);
}

let started: Promise<ServiceWorkerRegistration | null> | null = null;

async function register(): Promise<ServiceWorkerRegistration | null> {
  // Only builds have a worker. A browser may lack support or block it in a private window.
  if (!('serviceWorker' in navigator) || documentFlags().prerendered === undefined) return null;
  linkManifest();
  try {
    await navigator.serviceWorker.register(scriptAddress());
    return await navigator.serviceWorker.ready;
  } catch {
    return null;
  }
}

/** Starts offline support, once per page. Never throws. */
export async function startServiceWorker({ keep, onUpdate }: ServiceWorkerOptions): Promise<void> {
  // Responses that passed through the worker are cached already.
  const isKept = Boolean(navigator.serviceWorker?.controller);
  started ??= register();
  const registration = await started;
  if (!registration) return;
  if (keep === 'portal') send(registration.active, { type: 'keep-portal' });
  else if (!isKept) send(registration.active, { type: 'keep', addresses: shownSoFar() });

  const apply = () => {
    // Another tab has let the new version take over.
    if (!registration.waiting) return location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    send(registration.waiting, { type: 'take-over' });
  };
  let told = false;
  watchUpdates(registration, () => {
    if (told) return;
    told = true;
    onUpdate({ apply });
  });
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - last < pause) return;
    last = Date.now();
    registration.update().catch(() => {});
  });
}
