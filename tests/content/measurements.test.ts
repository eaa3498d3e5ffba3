import { expect, it } from 'vitest';
import { measurementsTable } from '../../scripts/content/blocks/measurements-table';
import { mistakesOf } from './sample';

const stamp = { day: '2026-11-26', commit: 'abc1234', cores: 2 };
const figures = {
  accessibility: 98,
  bestPractices: 100,
  seo: 100,
  cls: 0,
  bytes: 189.2 * 1024,
  scriptBytes: 70.16 * 1024,
};

it('shows a page with its scores, and sizes in the units of people', () => {
  const table = measurementsTable('pages', { pages: { ...stamp, runs: 5, figures: { '/about': figures } } });
  expect(table).toContain('| `/about` | 189.2 KiB | 70.2 KiB | 0.000 | 98 | 100 | 100 |');
  expect(table).toContain(
    'on 26 November 2026 at commit abc1234 on 2 cores. Each figure is the median of 5 visits.',
  );
});

it('adds up the tests', () => {
  const steps = [
    { name: 'unit', passed: 4321, failed: 0, seconds: 100 },
    { name: 'types', passed: 1, failed: 0, seconds: 9 },
  ];
  const table = measurementsTable('tests', { tests: { ...stamp, steps } });
  expect(table).toContain('| `unit` | 4,321 | 0 | 100 s |');
  expect(table).toContain('4,322 passed and 0 failed');
});

it('reports that no measurements are saved', () => {
  expect(measurementsTable('tests', {})).toBe('No measurements are saved yet.');
});

it('says which figures a block may have', () => {
  const page = '---\ntitle: Proof\ndescription: Figures.\n---\n\n::: measurements\nof: weather\n:::\n';
  expect(mistakesOf({ 'pages/proof.md': page })).toEqual([
    'pages/proof.md:7: measurements.of: expected "pages" or "tests", got "weather"',
  ]);
});
