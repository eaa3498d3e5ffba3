import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import { roleNames, type Role } from '../../src/routes/portal-table';
import { chromePath, chromiumFlags } from '../chromium';

/** Starts a browser that is closed after `run`. */
export async function withBrowser<T>(run: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: chromePath(), args: chromiumFlags });
  try {
    return await run(browser);
  } finally {
    await browser.close();
  }
}

/** What the site stores for a signed-in user. */
export const userOf = (role: Role) => JSON.stringify({ id: 'bench', role, name: `Test ${roleNames[role]}` });

/** A page of a desktop's size. @param role the user who is signed in; nobody if left out */
export async function openDesktopPage(browser: Browser, role?: Role): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // tsx names inner functions by a helper that the page lacks.
  await page.addInitScript('globalThis.__name = (named) => named');
  if (role) await page.addInitScript((user) => localStorage.setItem('user', user), userOf(role));
  return page;
}

/** How many times slower than this machine the visitor's machine is. */
export const slower = 4;

/** @param rate 1 is this machine's own speed */
export const slowDown = (session: CDPSession, rate: number = slower) =>
  session.send('Emulation.setCPUThrottlingRate', { rate });
