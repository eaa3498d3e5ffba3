import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { printSection, timesFigure } from '../../scripts/bench/figures';
import { siteSection, type LighthouseGoals } from '../../scripts/bench/goals';
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
const goals: LighthouseGoals = {
  performance: { atLeast: 100 },
  lcp: { atMost: 1000 },
  cls: { atMost: 0 },
};

/** The missed goals of the page. */
const missedOf = (own: Partial<LighthouseRun>, throttling: 'simulate' | 'devtools' = 'simulate') =>
  printSection(siteSection('/', throttling, { ...run, ...own }, goals));

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('a page that reaches each goal exactly misses none', () => {
  expect(missedOf({})).toEqual([]);
});

test('a page reports each goal that it misses, with the figure and the goal', () => {
  expect(missedOf({ performance: 99, lcp: 1001 })).toEqual([
    '/ (simulate): performance 99 goal ≥ 100',
    '/ (simulate): lcp 1001 ms goal ≤ 1000 ms',
  ]);
});

test('a figure that could not be measured misses its goal', () => {
  expect(missedOf({ lcp: Number.NaN })).toHaveLength(1);
});

test('a time that could not be measured in one round misses its goal', () => {
  const figures = [timesFigure('/', [900, Number.NaN, 900, 900, 900], { atMost: 1500 })];
  expect(printSection({ title: 'Pictures', figures })).toHaveLength(1);
});

test('a run under real throttling has no goals', () => {
  expect(missedOf({ lcp: 9000 }, 'devtools')).toEqual([]);
});

test('a long section prints its missed goals only, or the first five figures', () => {
  const figures = [300, 90, 80, 70, 60, 50, 40].map((value) => ({
    name: `control ${value}`,
    unit: 'ms' as const,
    value,
    atMost: 100,
  }));
  const printed = (all: typeof figures) => {
    vi.mocked(console.log).mockClear();
    printSection({ title: 'Presses', figures: all, isLong: true });
    return vi.mocked(console.log).mock.calls.map(([line]) => /control \d+/.exec(String(line))?.[0]);
  };
  expect(printed(figures).slice(1)).toEqual(['control 300']);
  expect(printed(figures.slice(1)).slice(1)).toEqual([90, 80, 70, 60, 50].map((ms) => `control ${ms}`));
});
