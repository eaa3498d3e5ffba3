/**
 * Measures the time from a press on each control to the next frame, as in INP (Event Timing), with the CPU
 * slowed down four times. Covers every button, field and option on one page of each kind, and the links of
 * its navigation bar or sidebar.
 */
import type { Browser, Locator, Page } from 'playwright-core';
import { portalPath } from '../../src/routes/portal-paths';
import { portalRouteIds, portalRoutes, type Role } from '../../src/routes/portal-table';
import { openDesktopPage, slowDown, slower, withBrowser } from './browser';
import { printFigure } from './times';

/** From the press to the next paint, in ms. */
export const pressGoal = 100;

export interface Press {
  address: string;
  /** The element's tag and accessible name. */
  control: string;
  ms: number;
}

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
  await page.waitForFunction(() => document.documentElement.dataset.live !== undefined);
  await page.mouse.move(5, 5);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
}

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
  while (times[0]! > pressGoal && times.length < 3) {
    await open(page, url);
    times.push(await press(page, control));
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!;
}

/** Presses every control of a page. Escape or a reload restores the page after each press. */
async function pressAll(browser: Browser, origin: string, { address, role }: Target): Promise<Press[]> {
  const page = await openDesktopPage(browser, role);
  await page.addInitScript(listen);
  await open(page, origin + address);
  const session = await page.context().newCDPSession(page);
  await slowDown(session);
  const url = page.url();
  const results: Press[] = [];
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
    results.push({ address, control: name, ms });
    await page.keyboard.press('Escape');
    const isSame = page.url() === url && (await page.locator(controls).count()) === count;
    if (!isSame) await open(page, url);
  }
  await page.close();
  return results;
}

/**
 * Measures every control on every kind of page, in about twenty minutes. @param origin - of the served
 * production build.
 */
export async function measurePresses(origin: string): Promise<Press[]> {
  const screens = portalRouteIds.flatMap((id): Target[] => {
    const { role } = portalRoutes[id];
    return role ? [{ address: portalPath(id), role }] : [];
  });
  return withBrowser(async (browser) => {
    const results: Press[] = [];
    for (const target of [...publicAddresses.map((address) => ({ address })), ...screens])
      results.push(...(await pressAll(browser, origin, target)));
    return results;
  });
}

/** @returns a line for each missed goal. */
export function printPresses(results: readonly Press[]): string[] {
  const slow = results.filter(({ ms }) => ms > pressGoal).sort((a, b) => b.ms - a.ms);
  console.log(
    `\nFrom a press to the next frame, ${slower} times slower (goal ≤ ${pressGoal} ms): ${results.length} controls, ${slow.length} above`,
  );
  const shown = slow.length > 0 ? slow : [...results].sort((a, b) => b.ms - a.ms).slice(0, 5);
  return shown.flatMap(({ address, control, ms }) =>
    printFigure(`${String(ms).padStart(5)} ms  ${address}  ${control}`, ms > pressGoal),
  );
}
