import { documentFlags } from './document-flags';

/** The address that was reloaded, until its parts have come: in this tab only. */
const key = 'loaded-anew';

const read = (): string | null => {
  try {
    return sessionStorage.getItem(key);
  } catch {
    // Where it cannot be noted, a second failure would load the page for ever.
    return location.pathname;
  }
};

const write = (path: string | null) => {
  try {
    if (path === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, path);
  } catch {
    // `read` says then that it was done already.
  }
};

/** Whether a load of this address will be answered: by the network, or by what is kept here. */
async function isAnswered(): Promise<boolean> {
  if (navigator.serviceWorker?.controller) return true;
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).status < 500;
  } catch {
    return false;
  }
}

/**
 * Reloads the address if a part of its page did not load: after an update the old parts are gone, and without a
 * network the document may be kept here. Once only, and only where it will be answered.
 * @returns false where it would not help: the caller says what to do. Else never, as the page goes.
 */
export async function reloadOnce(): Promise<false> {
  const built = documentFlags().prerendered !== undefined;
  if (!built || read() === location.pathname || !(await isAnswered())) return false;
  write(location.pathname);
  location.reload();
  return new Promise(() => {});
}

/** Tells that the parts of this address came: should they fail again, it is another failure. */
export const clearReloadMarker = (): void => write(null);
