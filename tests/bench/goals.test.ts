import { beforeEach, expect, test, vi } from 'vitest';
import { printRow, type Goals } from '../../scripts/bench/goals';
import type { LighthouseRun } from '../../scripts/bench/lighthouse';

const run: LighthouseRun = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  fcp: 900,
  lcp: 1000,
  speedIndex: 950,
  tbt: 20,
  cls: 0.0004,
  bytes: 180 * 1024,
  scriptBytes: 70 * 1024,
  requests: 14,
  mainThread: 400,
};
const goals: Goals = {
  performance: { limit: 100, atLeast: true },
  lcp: { limit: 1000 },
  cls: { limit: 0 },
};

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
});

test('a page that reaches each goal exactly misses none', () => {
  expect(printRow('/', 'simulate', run, goals)).toEqual([]);
});

test('a page reports each goal that it misses, with the figure and the goal', () => {
  const missed = printRow('/', 'simulate', { ...run, performance: 99, lcp: 1001 }, goals);
  expect(missed.map((line) => line.replace(/\s+/g, ' '))).toEqual([
    'performance 99 goal ≥ 100',
    'lcp 1001 ms goal ≤ 1000 ms',
  ]);
});

test('a figure that could not be measured misses its goal', () => {
  expect(printRow('/', 'simulate', { ...run, lcp: Number.NaN }, goals)).toHaveLength(1);
});

test('a run under real throttling has no goals', () => {
  expect(printRow('/', 'devtools', { ...run, lcp: 9000 }, goals)).toEqual([]);
});
