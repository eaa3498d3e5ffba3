/**
 * Measures the time from a press on each control to the next frame, as in INP (Event Timing), with the CPU
 * slowed down four times. Covers every button, field and option on one page of each kind, and the links of
 * its navigation bar or sidebar. These pages are live: the first press on an untouched page, which starts React, is measured apart.
 */
import type { Browser, Locator, Page } from 'playwright-core';
import { portalPath } from '../../src/routes/portal-paths';
import { portalRouteIds, portalRoutes, type Role } from '../../src/routes/portal-table';
import { openDesktopPage, openPhonePage, slowDown, slower, withBrowser } from './browser';
import { medianOf, timesFigure, type Figure, type Section } from './figures';
import { pressGoal } from './goals';

interface Target {
  address: string;
  role?: Role;
}

const publicAddresses = [
  '/',
  '/contact',
  '/service',
  '/team/noor-adair',
  '/blog/one-line-many-pictures',
  '/careers/product-designer',
  '/portfolio',
  '/portfolio/grid-monitor',
  '/search?q=ferry',
];

const controls = [
  'button:enabled',
  'summary',
  'select:enabled',
  'textarea:enabled',
  'input:enabled:not([type=file])',
  '[role=tab]',
  'header nav a[href^="/"]',
  'aside a[href^="/"]',
].join(',');

/** Excludes controls that end the session or open a dialog of the browser. */
const leftOut = /sign out|print|download|export/i;

/** Records the longest response since the last reading, for `press`. Runs in the page. */
export const listen = `
  globalThis.longestAnswer = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.interactionId) longestAnswer = Math.max(longestAnswer, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

async function open(page: Page, url: string) {
  await page.goto(url);
  await page.mouse.move(5, 5);
  await page.waitForFunction(() => document.documentElement.dataset.live !== undefined);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
}

/** The tag and accessible name of an element. */
const nameOf = (control: Locator) =>
  control.evaluate((element) => {
    const label = (element as HTMLInputElement).labels?.[0]?.textContent;
    const words = element.getAttribute('aria-label') ?? label ?? element.textContent ?? '';
    return `${element.tagName.toLowerCase()} ${words.replace(/\s+/g, ' ').trim().slice(0, 48)}`;
  });

/** Waits for two frames and the performance entry. */
const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 120)));
      }),
  );

/** The longest response since the last reading, in ms. */
export const longestAnswer = (page: Page) =>
  page.evaluate(() => {
    const held = globalThis as unknown as { longestAnswer: number };
    const ms = held.longestAnswer;
    held.longestAnswer = 0;
    return ms;
  });

/**
 * Presses a control of a page with `listen`. @param timeout - in ms, for a control that cannot be pressed
 * @returns the time to the next frame, in ms
 */
export async function press(page: Page, control: Locator, timeout = 2000): Promise<number> {
  // Hovers first: otherwise the hit test and hover styles would count as part of the press.
  await control.hover({ timeout });
  await settled(page);
  await longestAnswer(page);
  await control.click({ force: true, timeout });
  const isText = await control
    .evaluate((element) => element.matches('textarea, input:not([type=checkbox]):not([type=radio])'), null, {
      timeout: 500,
    })
    .catch(() => false);
  if (isText) await page.keyboard.press('a');
  await settled(page);
  return longestAnswer(page);
}

/** Repeats a slow press twice on a freshly loaded page. @returns the median, in ms. */
async function pressAgain(page: Page, url: string, control: Locator): Promise<number> {
  const times = [await press(page, control)];
  while (times[0]! > pressGoal.atMost && times.length < 3) {
    await open(page, url);
    times.push(await press(page, control));
  }
  return medianOf(times);
}

/** Presses every control of a page. Escape or a reload restores the page after each press. */
async function pressAll(browser: Browser, origin: string, { address, role }: Target): Promise<Figure[]> {
  const page = await openDesktopPage(browser, role);
  await page.addInitScript(listen);
  await open(page, origin + address);
  const session = await page.context().newCDPSession(page);
  await slowDown(session);
  const url = page.url();
  const results: Figure[] = [];
  const count = await page.locator(controls).count();
  for (let index = 0; index < count; index += 1) {
    const control = page.locator(controls).nth(index);
    if (!(await control.isVisible().catch(() => false))) continue;
    const name = await nameOf(control);
    if (leftOut.test(name)) continue;
    const measure = () => pressAgain(page, url, control);
    const ms = await measure().catch(async () => {
      // A popup of the previous press may cover the control.
      await open(page, url);
      return measure().catch(() => null);
    });
    if (ms === null) {
      // Skipped: a user cannot press it either.
      await open(page, url);
      continue;
    }
    results.push({ name: `${address}  ${name}`, unit: 'ms', value: ms, ...pressGoal });
    await page.keyboard.press('Escape');
    const isSame = page.url() === url && (await page.locator(controls).count()) === count;
    if (!isSame) await open(page, url);
  }
  await page.close();
  return results;
}

/** Headless Chromium moves a mouse pointer over each new page by itself, which would start React before the press. Runs in the page. */
const ignoreMouse = `
  addEventListener('pointermove', (event) => event.stopImmediatePropagation(), { capture: true });
`;

/** Touches Menu on a phone, as the first input on a page. @returns the time until the menu is open, in ms. */
async function openMenuFirst(browser: Browser, url: string): Promise<number> {
  const page = await openPhonePage(browser, { isMobile: true, hasTouch: true });
  await page.addInitScript(ignoreMouse);
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await slowDown(await page.context().newCDPSession(page));
  const opened = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = ({ timeStamp }: Event) => {
          const look = () => {
            if (!document.querySelector('header [aria-expanded=true]')) requestAnimationFrame(look);
            // The frame that this callback belongs to is painted by then.
            else setTimeout(() => resolve(performance.now() - timeStamp));
          };
          look();
        };
        addEventListener('touchstart', start, { capture: true, once: true });
      }),
  );
  const isLive = await page.evaluate(() => document.documentElement.dataset.live !== undefined);
  if (isLive) throw new Error(`${url} was live before the first press.`);
  await page.getByRole('button', { name: 'Menu' }).tap();
  const ms = await opened;
  await page.close();
  return ms;
}

const firstRounds = 5;

async function measureFirstPress(browser: Browser, origin: string): Promise<Section> {
  const figures: Figure[] = [];
  for (const address of ['/', '/about']) {
    const times: number[] = [];
    for (let round = 0; round < firstRounds; round += 1)
      times.push(await openMenuFirst(browser, origin + address));
    figures.push(timesFigure(`${address}  until Menu is open`, times));
  }
  return { title: `First press on an untouched page, ${slower} times slower`, figures };
}

/**
 * Measures every control on every kind of page, in about twenty minutes. @param origin - of the served
 * production build.
 */
export async function measurePresses(origin: string): Promise<Section[]> {
  const screens = portalRouteIds.flatMap((id): Target[] => {
    const { role } = portalRoutes[id];
    return role ? [{ address: portalPath(id), role }] : [];
  });
  return withBrowser(async (browser) => {
    const first = await measureFirstPress(browser, origin);
    const figures: Figure[] = [];
    for (const target of [...publicAddresses.map((address) => ({ address })), ...screens])
      figures.push(...(await pressAll(browser, origin, target)));
    const title = `From a press to the next frame, ${slower} times slower: ${figures.length} controls`;
    return [first, { title, figures: figures.sort((a, b) => b.value - a.value), isLong: true }];
  });
}
