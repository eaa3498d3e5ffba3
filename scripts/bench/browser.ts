import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  type Page,
} from 'playwright-core';
import { portalPath } from '../../src/routes/portal-paths';
import { portalRoutes, roleNames, type PortalRouteId, type Role } from '../../src/routes/portal-table';
import { chromePath, chromiumFlags } from '../chromium';

/** Starts a browser and closes it after `run`. */
export async function withBrowser<T>(run: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: chromePath(), args: chromiumFlags });
  try {
    return await run(browser);
  } finally {
    await browser.close();
  }
}

/** The stored value of a signed-in user. */
export const userOf = (role: Role) => JSON.stringify({ id: 'bench', role, name: `Test ${roleNames[role]}` });

/** Signs in as a role from the next load on. */
export const signInAs = (page: Page, role: Role) =>
  page.addInitScript((user) => localStorage.setItem('user', user), userOf(role));

/** Opens a page as of a phone, for measured functions that run in it. */
export const openPhonePage = (browser: Browser, more: BrowserContextOptions = {}): Promise<Page> =>
  openPage(browser, { viewport: { width: 412, height: 823 }, ...more });

/** Opens a page with a desktop viewport. @param role - of the signed-in user, if any. */
export async function openDesktopPage(browser: Browser, role?: Role): Promise<Page> {
  const page = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  if (role) await signInAs(page, role);
  return page;
}

async function openPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage(options);
  // tsx wraps inner functions in a helper that does not exist in the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  return page;
}

/** The speed of this machine, as Lighthouse measures it, so that results of different machines can be compared. Takes a second. */
export const benchmarkIndex = (): Promise<number> =>
  withBrowser(async (browser) =>
    (await openDesktopPage(browser)).evaluate(pageFunctions.computeBenchmarkIndex),
  );

/** The CPU slowdown factor of all measurements. */
export const slower = 4;

/** Slows the CPU down. @param rate - the factor; 1 is full speed. */
export const slowDown = (session: CDPSession, rate: number = slower) =>
  session.send('Emulation.setCPUThrottlingRate', { rate });

/** Navigates to a screen like a click on a link, and waits for the paint. @returns the time, in ms. */
export const visit = (page: Page, route: PortalRouteId): Promise<number> =>
  page.evaluate(goTo, { path: portalPath(route), title: portalRoutes[route].title });

/** Runs in the page. */
function goTo({ path, title }: { path: string; title: string }): Promise<number> {
  const began = performance.now();
  history.pushState(null, '', path);
  return new Promise((resolve) => {
    const look = () => {
      const isThere =
        document.querySelector('main h1')?.textContent === title &&
        !document.querySelector('main [aria-busy=true]');
      // The frame that this callback belongs to is painted by then.
      if (isThere) setTimeout(() => resolve(performance.now() - began));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
