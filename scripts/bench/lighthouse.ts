import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import type { Role } from '../../src/routes/portal-table';
import { chromePath, chromiumFlags } from '../chromium';
import { userOf } from './browser';
import { medianOf } from './figures';

/** The result of one Lighthouse run. Times in ms, sizes in transferred bytes, scores from 0 to 100. */
export interface LighthouseRun {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  /** The mean time until the first view is painted, in ms. */
  speedIndex: number;
  tbt: number;
  cls: number;
  bytes: number;
  scriptBytes: number;
  requests: number;
  /** Work of the main thread, in ms. */
  mainThread: number;
}

export type Throttling = 'simulate' | 'devtools';

interface RequestItem {
  url: string;
  transferSize: number;
  resourceType?: string;
}

/** Errors of the recording, not of the page. The run is repeated, up to three times. */
const flukes = ['NO_NAVSTART', 'NO_FCP', 'PROTOCOL_TIMEOUT'];

export interface LighthouseTarget {
  url: string;
  /** The role that is signed in before the run. Without it, nobody is signed in. */
  role?: Role;
}

/** Signs in with a role in an otherwise empty browser profile. */
async function signIn(port: number, url: string, role: Role) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0]!.newPage();
  // A file of the same origin without scripts, so that the cache is empty for the measured visit.
  await page.goto(new URL('/robots.txt', url).href);
  await page.evaluate((value) => localStorage.setItem('user', value), userOf(role));
  await page.close();
  await browser.close();
}

/** Runs Lighthouse's mobile profile once, in a new browser with an empty cache. */
export async function runLighthouse(
  target: LighthouseTarget,
  throttling: Throttling,
  attempts = 3,
): Promise<LighthouseRun> {
  const { url, role } = target;
  const chrome = await launch({
    chromePath: chromePath(),
    chromeFlags: ['--headless=new', ...chromiumFlags],
  });
  try {
    if (role) await signIn(chrome.port, url, role);
    const result = await lighthouse(url, {
      port: chrome.port,
      disableStorageReset: role !== undefined,
      logLevel: 'error',
      throttlingMethod: throttling,
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError && flukes.includes(runtimeError.code) && attempts > 1) {
      return await runLighthouse(target, throttling, attempts - 1);
    }
    if (runtimeError) throw new Error(`Lighthouse failed on ${url}: ${runtimeError.message}`);
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
    const details = audits['network-requests']?.details as { items?: RequestItem[] } | undefined;
    // The bytes of a data URL have been counted in the file that it is in.
    const requests = (details?.items ?? []).filter(({ url }) => !url.startsWith('data:'));
    const sum = (items: RequestItem[]) => items.reduce((total, { transferSize }) => total + transferSize, 0);
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      speedIndex: value('speed-index'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      bytes: sum(requests),
      scriptBytes: sum(requests.filter(({ resourceType }) => resourceType === 'Script')),
      requests: requests.length,
      mainThread: value('mainthread-work-breakdown'),
    };
  } finally {
    await chrome.kill();
  }
}

/** The median of several runs, for each metric separately. */
export function medianRun(runs: readonly LighthouseRun[]): LighthouseRun {
  const keys = Object.keys(runs[0] ?? {}) as (keyof LighthouseRun)[];
  return Object.fromEntries(
    keys.map((key) => [key, medianOf(runs.map((run) => run[key]))]),
  ) as unknown as LighthouseRun;
}
