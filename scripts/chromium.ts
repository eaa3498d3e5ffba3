import { existsSync } from 'node:fs';

/** Headless Chromium comes first: a page takes half the processor time. `install.mjs` has the same list. */
const candidates = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Flags for a browser without a display, a sandbox and background requests. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * The path of Chromium.
 * @param isThere - whether a file exists.
 * @throws Error that explains how to install Chromium.
 */
export function chromePath(isThere: (path: string) => boolean = existsSync): string {
  const path = candidates.find((candidate) => candidate && isThere(candidate));
  if (!path)
    throw new Error('No Chromium here: install it (Debian: apt-get install chromium) or set CHROME_PATH.');
  return path;
}
