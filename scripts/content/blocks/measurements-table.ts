import * as words from '@generated/yaml/words/measurements';
import type { Measurements } from '../../../src/content/schema/measurements';
import { fill } from '../../../src/lib/fill';
import { formatDay } from '../../../src/lib/format-day';
import { language } from '../../../src/lib/language';

/** Formats made once: to make one takes longer than all the numbers of a table. */
const formatOf = (fractionDigits: number) =>
  new Intl.NumberFormat(language, {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  }).format;
const number = formatOf(0);
const tenths = formatOf(1);
const thousandths = formatOf(3);

const kibibytes = (bytes: number) => `${tenths(bytes / 1024)} KiB`;

/** A Markdown table. Columns after the first hold numbers. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join(
    '\n',
  );
}

function pagesTable({ figures, runs, ...stamp }: Measurements['pages']): string {
  const head = [
    words.page,
    words.weight,
    words.scripts,
    words.shift,
    words.accessibility,
    words.practices,
    words.search,
  ];
  const rows = Object.entries(figures).map(([path, each]) => [
    `\`${path}\``,
    kibibytes(each.bytes),
    kibibytes(each.scriptBytes),
    thousandths(each.cls),
    number(each.accessibility),
    number(each.bestPractices),
    number(each.seo),
  ]);
  const note = fill(words.pagesMeasured, {
    day: formatDay(stamp.day),
    commit: stamp.commit,
    cores: number(stamp.cores),
    runs: number(runs),
  });
  return `${table(head, rows)}\n\n${note}`;
}

function testsTable({ steps, ...stamp }: Measurements['tests']): string {
  const mostFirst = [...steps].sort((a, b) => b.passed - a.passed);
  const rows = mostFirst.map(({ name, passed, failed, seconds }) => [
    `\`${name}\``,
    number(passed),
    number(failed),
    `${number(seconds)} s`,
  ]);
  const sum = (key: 'passed' | 'failed') => steps.reduce((total, step) => total + step[key], 0);
  const note = fill(words.testsMeasured, {
    passed: number(sum('passed')),
    failed: number(sum('failed')),
    day: formatDay(stamp.day),
    commit: stamp.commit,
    cores: number(stamp.cores),
  });
  return `${table([words.step, words.passed, words.failed, words.time], rows)}\n\n${note}`;
}

/** The kept figures of a part as Markdown: a table, and when and where it was measured. */
export function measurementsTable(part: keyof Measurements, kept: Partial<Measurements>): string {
  if (part === 'pages') return kept.pages ? pagesTable(kept.pages) : words.none;
  return kept.tests ? testsTable(kept.tests) : words.none;
}
