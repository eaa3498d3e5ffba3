/**
 * Whether memory stays flat: the heap of a page, after garbage was collected, before and after fifty changes of page, fifty of
 * screen, and an hour of the home page's carousel, which passes in seconds on a clock of its own.
 */
import type { Page } from 'playwright-core';
import { home } from '../../src/content/home';
import { homeOf, portalPath } from '../../src/routes/portal-paths';
import { portalRouteIds, portalRoutes } from '../../src/routes/portal-table';
import { openDesktopPage, withBrowser } from './browser';

const changes = 50;
const warmUps = 3;
const hour = 60 * 60 * 1000;

export interface Held {
  /** Of the heap, in bytes. */
  heap: number;
  /** Elements and texts that are alive, in the document or not. */
  nodes: number;
}

export interface MemoryBench {
  what: string;
  before: Held;
  after: Held;
}

/** What is alive in a page once nothing is left to collect. */
export async function held(page: Page): Promise<Held> {
  const session = await page.context().newCDPSession(page);
  // Once is not enough: what was freed may have held the rest.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return { heap: usedSize, nodes };
}

/** Goes to a path as a press on a link does. */
async function go(page: Page, path: string) {
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await page.waitForTimeout(250);
}

async function throughPaths(
  page: Page,
  start: string,
  paths: readonly string[],
): Promise<Omit<MemoryBench, 'what'>> {
  await page.goto(start, { waitUntil: 'networkidle' });
  // What waits for the visitor's first input holds on to the page it was asked from.
  await page.keyboard.press('Shift');
  // Code and data that are kept on purpose are not a leak, and what the engine learns of the code is not either.
  for (let round = 0; round < warmUps; round += 1) for (const path of paths) await go(page, path);
  const before = await held(page);
  for (let index = 0; index < changes; index += 1) await go(page, paths[index % paths.length]!);
  await go(page, paths.at(-1)!);
  return { before, after: await held(page) };
}

async function anHourOfCarousel(page: Page, origin: string): Promise<Omit<MemoryBench, 'what'>> {
  await page.clock.install();
  await page.goto(`${origin}/`);
  await page.mouse.move(5, 5);
  const team = page.getByRole('region', { name: home.team.title });
  await team.evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
  await team.getByRole('button', { name: 'Pause carousel' }).waitFor();
  await page.clock.runFor(60_000);
  const before = await held(page);
  const slide = () => team.locator('[data-position="current"]').getAttribute('aria-label');
  const first = await slide();
  await page.clock.runFor(hour);
  // An hour and a little, so that it does not end on the slide it began on.
  for (let turn = 0; (await slide()) === first; turn += 1) {
    if (turn === 3) throw new Error('The carousel did not move: there is nothing to measure.');
    await page.clock.runFor(3500);
  }
  return { before, after: await held(page) };
}

/** Measures what a page holds on to. @param origin where the production build is served */
export async function measureMemory(origin: string): Promise<MemoryBench[]> {
  return withBrowser(async (browser) => {
    const visitor = await openDesktopPage(browser);
    const publicPaths = ['/about', '/portfolio', '/blog', '/contact', '/'];
    const pages = await throughPaths(visitor, `${origin}/`, publicPaths);
    await visitor.close();
    const staff = await openDesktopPage(browser, 'admin');
    const screens = portalRouteIds
      .filter((id) => portalRoutes[id].role === 'admin')
      .map((id) => portalPath(id));
    const portal = await throughPaths(staff, origin + portalPath(homeOf('admin')), screens);
    await staff.close();
    const watcher = await openDesktopPage(browser);
    const carousel = await anHourOfCarousel(watcher, origin);
    return [
      { what: `${changes} changes of page`, ...pages },
      { what: `${changes} changes of screen`, ...portal },
      { what: 'an hour of carousel', ...carousel },
    ];
  });
}

export function printMemory(results: readonly MemoryBench[]): void {
  console.log('\nWhat a page holds, after garbage was collected');
  for (const { what, before, after } of results) {
    const mb = ({ heap }: Held) => `${(heap / 1e6).toFixed(1)} MB`;
    console.log(
      `  ${what.padEnd(22)} ${mb(before).padStart(8)} → ${mb(after).padStart(8)}   nodes ${before.nodes} → ${after.nodes}`,
    );
  }
}
