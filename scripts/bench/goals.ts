/** The goals for Lighthouse metrics, and their output. */
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
  speedIndex: { limit: 1000 },
  tbt: { limit: 15 },
  cls: { limit: 0 },
  bytes: { limit: 180 * KiB },
  scriptBytes: { limit: 70 * KiB },
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

function show(key: keyof LighthouseRun, value: number): string {
  if (key === 'bytes' || key === 'scriptBytes') return `${(value / KiB).toFixed(1)} KiB`;
  if (key === 'cls') return value.toFixed(3);
  return ['fcp', 'lcp', 'speedIndex', 'tbt', 'mainThread'].includes(key)
    ? `${Math.round(value)} ms`
    : String(value);
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
    // Layout shift is compared at three decimals, the precision of its goal.
    const value = key === 'cls' ? Number(median.cls.toFixed(3)) : median[key];
    const met = !goal || (goal.atLeast ? value >= goal.limit : value <= goal.limit);
    const wanted = goal ? `  goal ${goal.atLeast ? '≥' : '≤'} ${show(key, goal.limit)}` : '';
    return printFigure(`${key.padEnd(14)} ${show(key, median[key]).padStart(10)}${wanted}`, !met);
  });
}
