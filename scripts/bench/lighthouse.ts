import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromePath, chromiumFlags } from '../chromium';

/** What one Lighthouse run says of a page. Times in ms, sizes in bytes on the wire, scores 0 to 100. */
export interface LighthouseRun {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  bytes: number;
  scriptBytes: number;
  requests: number;
}

export type Throttling = 'simulate' | 'devtools';

interface RequestItem {
  transferSize: number;
  resourceType?: string;
}

/** Faults of the recording, not of the page: the run is done again, up to three times. */
const flukes = ['NO_NAVSTART', 'NO_FCP', 'PROTOCOL_TIMEOUT'];

/** Runs Lighthouse's mobile profile once, in a browser of its own with an empty cache. */
export async function runLighthouse(
  url: string,
  throttling: Throttling,
  attempts = 3,
): Promise<LighthouseRun> {
  const chrome = await launch({
    chromePath: chromePath(),
    chromeFlags: ['--headless=new', ...chromiumFlags],
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      throttlingMethod: throttling,
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError && flukes.includes(runtimeError.code) && attempts > 1) {
      return await runLighthouse(url, throttling, attempts - 1);
    }
    if (runtimeError) throw new Error(`Lighthouse failed on ${url}: ${runtimeError.message}`);
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
    const details = audits['network-requests']?.details as { items?: RequestItem[] } | undefined;
    const requests = details?.items ?? [];
    const sum = (items: RequestItem[]) => items.reduce((total, { transferSize }) => total + transferSize, 0);
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      bytes: sum(requests),
      scriptBytes: sum(requests.filter(({ resourceType }) => resourceType === 'Script')),
      requests: requests.length,
    };
  } finally {
    await chrome.kill();
  }
}

/** The middle of several runs, figure by figure. */
export function medianOf(runs: readonly LighthouseRun[]): LighthouseRun {
  const keys = Object.keys(runs[0] ?? {}) as (keyof LighthouseRun)[];
  const middle = (key: keyof LighthouseRun) => {
    const sorted = runs.map((run) => run[key]).sort((a, b) => a - b);
    return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
  };
  return Object.fromEntries(keys.map((key) => [key, middle(key)])) as unknown as LighthouseRun;
}
