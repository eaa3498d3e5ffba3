/** The goals for Lighthouse metrics, their output, and the metrics of comparable sites. */
import type { LighthouseRun, Throttling } from './lighthouse';
import { printFigure } from './times';

const KiB = 1024;

export type Goals = Partial<Record<keyof LighthouseRun, { limit: number; atLeast?: boolean }>>;

/** For every kind of public page. */
export const pageGoals: Goals = {
  performance: { limit: 100, atLeast: true },
  accessibility: { limit: 100, atLeast: true },
  bestPractices: { limit: 100, atLeast: true },
  seo: { limit: 100, atLeast: true },
  lcp: { limit: 1000 },
  tbt: { limit: 20 },
  cls: { limit: 0 },
  bytes: { limit: 190 * KiB },
  scriptBytes: { limit: 71 * KiB },
};

/** For the first screen after sign-in. It has no SEO goal, because it is excluded from search engines. */
export const portalGoals: Goals = {
  performance: { limit: 99, atLeast: true },
  accessibility: { limit: 100, atLeast: true },
  bestPractices: { limit: 100, atLeast: true },
  lcp: { limit: 1600 },
  tbt: { limit: 50 },
  cls: { limit: 0 },
  scriptBytes: { limit: 110 * KiB },
};

/** Comparable sites, measured in November 2026 with Lighthouse 13 and the same settings; see `--vs`. */
const peers: readonly ({ name: string } & Partial<LighthouseRun>)[] = [
  {
    name: 'AstroWind',
    performance: 99,
    lcp: 1800,
    tbt: 0,
    cls: 0.013,
    bytes: 197 * KiB,
    scriptBytes: 5 * KiB,
  },
  { name: 'ScrewFast', performance: 97, lcp: 2240, tbt: 0, cls: 0, bytes: 364 * KiB, scriptBytes: 80 * KiB },
  { name: 'satus', performance: 96, lcp: 2730, tbt: 57, cls: 0, bytes: 781 * KiB, scriptBytes: 260 * KiB },
  {
    name: 'shadcn-admin',
    performance: 67,
    lcp: 5060,
    tbt: 248,
    cls: 0.004,
    bytes: 447 * KiB,
    scriptBytes: 356 * KiB,
  },
  {
    name: 'TailAdmin',
    performance: 63,
    lcp: 3780,
    tbt: 791,
    cls: 0,
    bytes: 700 * KiB,
    scriptBytes: 459 * KiB,
  },
];

function show(key: keyof LighthouseRun, value: number): string {
  if (key === 'bytes' || key === 'scriptBytes') return `${(value / KiB).toFixed(1)} KiB`;
  if (key === 'cls') return value.toFixed(3);
  return ['fcp', 'lcp', 'tbt', 'mainThread'].includes(key) ? `${Math.round(value)} ms` : String(value);
}

/** @returns a line for each missed goal. */
export function printRow(
  name: string,
  throttling: Throttling,
  median: LighthouseRun,
  goals: Goals,
): string[] {
  console.log(`\n${name} (${throttling})`);
  return (Object.keys(median) as (keyof LighthouseRun)[]).flatMap((key) => {
    const goal = throttling === 'simulate' ? goals[key] : undefined;
    // Layout shift is compared at three decimals, the precision that is known of the peers.
    const value = key === 'cls' ? Number(median.cls.toFixed(3)) : median[key];
    const met = !goal || (goal.atLeast ? value >= goal.limit : value <= goal.limit);
    const wanted = goal ? `  goal ${goal.atLeast ? '≥' : '≤'} ${show(key, goal.limit)}` : '';
    return printFigure(`${key.padEnd(14)} ${show(key, median[key]).padStart(10)}${wanted}`, !met);
  });
}

export function printPeers() {
  console.log('\nThe peers, as they were in November 2026');
  for (const { name, ...figures } of peers) {
    const told = Object.entries(figures) as [keyof LighthouseRun, number][];
    console.log(`  ${name.padEnd(14)}${told.map(([key, value]) => `${key} ${show(key, value)}`).join('  ')}`);
  }
}
