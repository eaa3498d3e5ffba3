/**
 * Measures memory growth: the heap of a page after garbage collection, before and after a long use. The uses
 * are fifty page changes, fifty screen changes, and an hour of the home page's carousel on a fake clock,
 * which takes seconds.
 */
import type { Page } from 'playwright-core';
import { home } from '../../src/content/home';
import { homeOf, portalPath } from '../../src/routes/portal-paths';
import { portalRouteIds, portalRoutes } from '../../src/routes/portal-table';
import { openDesktopPage, withBrowser } from './browser';
import type { Section } from './figures';

const changes = 50;
const warmUps = 3;
const hour = 60 * 60 * 1000;

export interface Held {
  /** Heap size in bytes. */
  heap: number;
  /** Number of live DOM nodes, in the document or detached. */
  nodes: number;
}

interface Growth {
  before: Held;
  after: Held;
}

/** The live memory of a page after garbage collection. */
export async function held(page: Page): Promise<Held> {
  const session = await page.context().newCDPSession(page);
  // One collection is not enough: freed objects may have held others.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return { heap: usedSize, nodes };
}

/** Navigates like a click on a link. */
async function go(page: Page, path: string) {
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await page.waitForTimeout(250);
}

async function throughPaths(page: Page, start: string, paths: readonly string[]): Promise<Growth> {
  await page.goto(start, { waitUntil: 'networkidle' });
  // Code that waits for the first input retains the page that started it.
  await page.keyboard.press('Shift');
  // The warm-up fills intentional caches and the engine's type feedback, which are not leaks.
  for (let round = 0; round < warmUps; round += 1) for (const path of paths) await go(page, path);
  const before = await held(page);
  for (let index = 0; index < changes; index += 1) await go(page, paths[index % paths.length]!);
  await go(page, paths.at(-1)!);
  return { before, after: await held(page) };
}

async function anHourOfCarousel(page: Page, origin: string): Promise<Growth> {
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
  // Slightly more than an hour, so that it does not end on the first slide.
  for (let turn = 0; (await slide()) === first; turn += 1) {
    if (turn === 3) throw new Error('The carousel did not move: there is nothing to measure.');
    await page.clock.runFor(3500);
  }
  return { before, after: await held(page) };
}

/** Measures the memory that a page retains. @param origin - of the served production build. */
export async function measureMemory(origin: string): Promise<Section[]> {
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
    const uses = {
      [`${changes} changes of page`]: pages,
      [`${changes} changes of screen`]: portal,
      'an hour of carousel': carousel,
    };
    return Object.entries(uses).map(([use, { before, after }]) => ({
      title: `Memory after garbage collection: ${use}`,
      figures: [
        { name: 'heap before', unit: 'MB', value: before.heap },
        { name: 'heap after', unit: 'MB', value: after.heap },
        { name: 'nodes before', unit: 'count', value: before.nodes },
        { name: 'nodes after', unit: 'count', value: after.nodes },
      ],
    }));
  });
}
