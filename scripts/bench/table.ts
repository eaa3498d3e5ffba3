/**
 * Measures the Employees table with 10,000 people in Chromium with a slowed-down CPU. Reports the time to
 * open it, and the time from a press or a key to the frame with its result.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { Parcel } from '@parcel/core';
import type { Page } from 'playwright-core';
import { createStaticServer } from '../server/static-files';
import { withServer } from '../server/with-server';
import { openDesktopPage, slowDown, slower, withBrowser } from './browser';
import { held } from './memory';
import { printFigure, timesOf, type Times } from './times';

const people = 10_000;
/** Number of measurements per action. */
const rounds = 3;

/** Limit for a press, in ms. */
const pressGoal = 150;
/** Limit from a key to the frame with its letter, in ms. */
const keyGoal = 50;

export interface TableReport {
  /** Size of the script that the screen adds, in brotli bytes. */
  screenBytes: number;
  /** From the records to the first rows, in ms, at full CPU speed. */
  open: number;
  /** Heap size of the page, in bytes. */
  heap: number;
  /** Time of each action to the next frame, at reduced CPU speed. */
  acts: Record<string, Times>;
  /** Time from a key in the search field to its letter (`key`) and to the rows (`rows`). */
  key: Times;
  rows: Times;
}

/** Bundles the page like the site. @returns its folder and the brotli size of the screen's own script. */
async function bundlePage(): Promise<{ dist: string; screenBytes: number }> {
  process.env.NODE_ENV = 'production';
  const dist = await mkdtemp(join(tmpdir(), 'table-bench-'));
  await new Parcel({
    entries: join(import.meta.dirname, 'table-page/index.html'),
    config: '@parcel/config-default',
    mode: 'production',
    env: { NODE_ENV: 'production' },
    shouldAutoInstall: false,
    shouldDisableCache: true,
    defaultTargetOptions: { shouldOptimize: true, shouldScopeHoist: true },
    targets: {
      page: {
        distDir: dist,
        publicUrl: '/',
        context: 'browser',
        engines: { browsers: 'chrome >= 100' },
        sourceMap: false,
      },
    },
  }).run();
  const files = (await readdir(dist)).filter(
    (file) => file.startsWith('people-screen.') && file.endsWith('.js'),
  );
  const sizes = await Promise.all(
    files.map(async (file) => brotliCompressSync(await readFile(join(dist, file))).length),
  );
  return { dist, screenBytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/** Measures from an event to the frame after the first DOM change. Runs in the page. */
async function watch(page: Page) {
  await page.evaluate(() => {
    const held = { from: 0, times: [] as number[], keys: [] as number[] };
    const types = ['click', 'keydown'] as const;
    for (const type of types)
      document.addEventListener(
        type,
        ({ timeStamp }) => {
          held.from = timeStamp;
          if (type === 'keydown')
            requestAnimationFrame(() => setTimeout(() => held.keys.push(performance.now() - timeStamp)));
        },
        true,
      );
    new MutationObserver(() => {
      const { from } = held;
      if (!from) return;
      held.from = 0;
      requestAnimationFrame(() => setTimeout(() => held.times.push(performance.now() - from)));
    }).observe(document.querySelector('main')!, {
      childList: true,
      subtree: true,
      attributes: true,
      characterData: true,
    });
    Object.assign(window, { held });
  });
}

/** The latest time that the page recorded. */
async function last(page: Page): Promise<number> {
  await page.waitForFunction(
    () => (window as unknown as { held: { times: number[] } }).held.times.length > 0,
    null,
    {
      timeout: 60_000,
    },
  );
  return page.evaluate(() => {
    const { held } = window as unknown as { held: { times: number[] } };
    return held.times.splice(0).at(-1)!;
  });
}

interface Act {
  name: string;
  press: (page: Page) => Promise<void>;
  /** Restores the previous state, without measurement. */
  back?: (page: Page) => Promise<void>;
}

const head = (page: Page, name: string) =>
  page.locator('thead').getByRole('button', { name: new RegExp(`^${name}`) });

const acts: readonly Act[] = [
  { name: 'sort by team', press: (page) => head(page, 'Team').click() },
  { name: 'sort by hours', press: (page) => head(page, 'Hours').click() },
  { name: 'sort by name', press: (page) => head(page, 'Name').click() },
  { name: 'then by hours (Shift)', press: (page) => head(page, 'Hours').click({ modifiers: ['Shift'] }) },
  {
    name: 'filter by a team',
    press: (page) => page.getByRole('checkbox', { name: /^Design/ }).click(),
    back: (page) => page.getByRole('checkbox', { name: /^Design/ }).click(),
  },
  { name: 'next page', press: (page) => page.getByRole('link', { name: 'Next page' }).click() },
  {
    name: 'select a row',
    press: (page) => page.locator('tbody').getByRole('checkbox').first().click(),
    back: (page) => page.locator('tbody').getByRole('checkbox').first().click(),
  },
  {
    name: 'select the page',
    press: (page) => page.locator('thead').getByRole('checkbox').click(),
    back: (page) => page.locator('thead').getByRole('checkbox').click(),
  },
  {
    name: 'select everybody',
    press: async (page) => {
      await page.locator('thead').getByRole('checkbox').click();
      await page.waitForTimeout(600);
      await page.evaluate(() => (window as unknown as { held: { times: number[] } }).held.times.splice(0));
      // The last step changes only the status line of the bar, not the table.
      await page.getByRole('button', { name: /^Select all/ }).click();
    },
    back: (page) => page.getByRole('button', { name: 'Clear selection' }).click(),
  },
];

async function measure(page: Page, url: string): Promise<Omit<TableReport, 'screenBytes'>> {
  await page.goto(`${url}/?n=${people}`);
  await page.locator('tbody tr').first().waitFor({ timeout: 120_000 });
  const open = await page.evaluate(
    () => performance.now() - performance.getEntriesByName('records-ready')[0]!.startTime,
  );
  await page.waitForTimeout(1000);
  const { heap } = await held(page);
  await watch(page);
  const session = await page.context().newCDPSession(page);
  await slowDown(session);
  const results: Record<string, number[]> = {};
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, press, back } of acts) {
      if (name.startsWith('filter')) await page.getByRole('button', { name: /^Filter by Team/ }).click();
      await page.waitForTimeout(600);
      await page.evaluate(() => (window as unknown as { held: { times: number[] } }).held.times.splice(0));
      await press(page);
      (results[name] ??= []).push(await last(page));
      await page.waitForTimeout(400);
      await back?.(page);
      await page.waitForTimeout(400);
    }
  }
  const box = page.getByRole('searchbox', { name: 'Search employees' });
  await box.click();
  await page.waitForTimeout(500);
  await page.evaluate(() => {
    const { held } = window as unknown as { held: { keys: number[]; times: number[] } };
    held.keys.splice(0);
    held.times.splice(0);
  });
  await box.pressSequentially('noor adair', { delay: 700 });
  await page.waitForTimeout(1500);
  const { keys, times } = await page.evaluate(
    () => (window as unknown as { held: { keys: number[]; times: number[] } }).held,
  );
  await slowDown(session, 1);
  return {
    open,
    heap,
    acts: Object.fromEntries(Object.entries(results).map(([name, all]) => [name, timesOf(all)])),
    key: timesOf(keys),
    rows: timesOf(times),
  };
}

/** Measures the table, in about a minute. */
export async function measureTable(): Promise<TableReport> {
  const { dist, screenBytes } = await bundlePage();
  try {
    return await withServer(createStaticServer(dist, { fallback: '/index.html' }), (origin) =>
      withBrowser(async (browser) => ({
        screenBytes,
        ...(await measure(await openDesktopPage(browser), origin)),
      })),
    );
  } finally {
    await rm(dist, { recursive: true, force: true });
  }
}

const ms = ({ median, worst }: Times) =>
  `${median.toFixed(0).padStart(4)} ms, at worst ${worst.toFixed(0)} ms`;

const printTimes = (name: string, times: Times, goal?: number) =>
  printFigure(
    `${name.padEnd(24)} ${ms(times)}${goal ? `  goal ≤ ${goal}` : ''}`,
    goal !== undefined && times.median > goal,
  );

/** @returns a line for each missed goal. */
export function printTable({ screenBytes, open, heap, acts: all, key, rows }: TableReport): string[] {
  console.log(
    `\nThe table of ${people.toLocaleString('en-GB')} people, ${slower} times slower. The screen's own script: ${(screenBytes / 1024).toFixed(1)} KiB brotli`,
  );
  console.log(
    `First rows ${open.toFixed(0)} ms after the records, unslowed; heap ${(heap / 1e6).toFixed(1)} MB`,
  );
  return [
    ...Object.entries(all).flatMap(([name, times]) => printTimes(name, times, pressGoal)),
    ...printTimes('a key, its letter', key, keyGoal),
    ...printTimes('a key, its rows', rows),
  ];
}
