import { documentFlags } from './document-flags';

/** Session storage key of the address that was reloaded. Removed once the page has lasted. */
const key = 'reloaded';

/** Time after which a page that loaded has lasted, in ms. Its code may load and its first render still fail. */
const lasting = 10_000;
let clearing: ReturnType<typeof setTimeout> | undefined;

const read = (): string | null => {
  try {
    return sessionStorage.getItem(key);
  } catch {
    // Without storage, each failure would reload the page: counts as reloaded already.
    return location.pathname;
  }
};

const write = (path: string | null) => {
  try {
    if (path === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, path);
  } catch {
    // `read` then reports that the reload was done already.
  }
};

/** Whether a load of this address will get a response, from the network or the service worker. */
async function isAnswered(): Promise<boolean> {
  if (navigator.serviceWorker?.controller) return true;
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).status < 500;
  } catch {
    return false;
  }
}

/**
 * Reloads the page once if one of its chunks failed to load: after a deployment the old chunks are gone.
 * Offline, the document may be cached. Reloads only if there will be a response.
 * @returns false if a reload would not help and the caller must handle the error; otherwise it never
 * resolves.
 */
export async function reloadOnce(): Promise<false> {
  clearTimeout(clearing);
  const built = documentFlags().prerendered !== undefined;
  if (!built || read() === location.pathname || !(await isAnswered())) return false;
  write(location.pathname);
  location.reload();
  return new Promise(() => {});
}

/** Clears the reload marker after a successful load, unless the page fails within 10 s: it would reload forever. */
export function clearReloadMarker(): void {
  clearTimeout(clearing);
  clearing = setTimeout(() => write(null), lasting);
}
