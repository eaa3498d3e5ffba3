import { workerPath, type WorkerMessage } from '@/lib/worker-message';
import { manifestPath } from '@/routes/paths';
import { documentFlags } from './document-flags';
import { trustedTypes } from './trusted-types';

/** How often a page that stays open asks whether there is a new version, in ms. */
const pause = 60 * 60 * 1000;

export interface ServiceWorkerOptions {
  /** What is to be kept for when there is no network: the page that is shown, or all of the portal. */
  keep: 'page' | 'portal';
  /** Called when a new version is there. `apply` loads this page again with it; others stay as they are until they are left. */
  onUpdate: (update: { apply: () => void }) => void;
}

/** The site's policy lets no plain text become the address of a script. */
function scriptAddress(): string {
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: (url) => url });
  return policy?.createScriptURL(workerPath) ?? workerPath;
}

/** The page and what it has fetched so far: the worker came after them. */
function shownSoFar(): string[] {
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
  return [location.href, ...fetched.filter((name) => name.startsWith(`${location.origin}/`))];
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker is no window: it has no such argument.
const send = (worker: ServiceWorker | null, message: WorkerMessage) => worker?.postMessage(message);

/** Keeps a page that was reached without a load of its document, so that a reload of it works without a network too. */
export function keepPage(path: string): void {
  send(navigator.serviceWorker?.controller ?? null, { type: 'keep', addresses: [path] });
}

/** Tells of a version that waits, now or later. */
function watchUpdates(registration: ServiceWorkerRegistration, onWaiting: () => void) {
  const look = () => {
    // Without one that runs already, it is the first and nothing is new.
    if (registration.waiting && navigator.serviceWorker.controller) onWaiting();
  };
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  look();
}

/**
 * Links the web manifest. In the page's head, desktop Chromium would fetch it with the first view: about 95 ms of the
 * largest paint in Lighthouse's model of a phone.
 */
function linkManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = manifestPath;
  document.head.append(link);
}

let started: Promise<ServiceWorkerRegistration | null> | null = null;

async function register(): Promise<ServiceWorkerRegistration | null> {
  // Only what is built has one; a browser may have none, or refuse it in a private window.
  if (!('serviceWorker' in navigator) || documentFlags().prerendered === undefined) return null;
  linkManifest();
  try {
    await navigator.serviceWorker.register(scriptAddress());
    return await navigator.serviceWorker.ready;
  } catch {
    return null;
  }
}

/** Lets the site work without a network from here on. Once a page; never throws. */
export async function startServiceWorker({ keep, onUpdate }: ServiceWorkerOptions): Promise<void> {
  // What came through the worker is kept already.
  const isKept = Boolean(navigator.serviceWorker?.controller);
  started ??= register();
  const registration = await started;
  if (!registration) return;
  if (keep === 'portal') send(registration.active, { type: 'keep-portal' });
  else if (!isKept) send(registration.active, { type: 'keep', addresses: shownSoFar() });

  const apply = () => {
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
