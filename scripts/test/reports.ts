import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './tool';

/** The folder of the runners' reports. */
export const reports = join(root, 'generated/reports');

export interface Result {
  passed: number;
  /** One line per failure. */
  failures: string[];
  /** Tests that failed first and passed on a retry. */
  flaky?: string[];
  /** The fullest use of each byte budget, a line each. */
  budgets?: string[];
  /** Tests that did not run, a line each. */
  skipped?: string[];
}

/** Reads a runner's report. A run that fails without a named failure counts as one failure. */
async function reported<T>(
  name: string,
  code: number,
  report: string,
  read: (json: T) => Result,
): Promise<Result> {
  const silent = `${name}: ended with code ${code}; see its output above`;
  try {
    const result = read(JSON.parse(await readFile(report, 'utf8')) as T);
    return code !== 0 && result.failures.length === 0 ? { ...result, failures: [silent] } : result;
  } catch {
    return { passed: 0, failures: [silent] };
  }
}

/** The format of vitest's report. */
interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

const ofVitest = ({ numPassedTests, testResults }: VitestReport): Result => ({
  passed: numPassedTests,
  failures: testResults.flatMap(({ name, status, assertionResults }) => {
    const file = name.replace(`${root}/`, '');
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that fails to load has no tests.
    if (failed.length === 0 && status === 'failed') return [file];
    return failed.map(({ fullName }) => `${file}: ${fullName}`);
  }),
  skipped: testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => ['skipped', 'pending', 'todo'].includes(status))
      .map(({ fullName }) => `${name.replace(`${root}/`, '')}: ${fullName}`),
  ),
});

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    line: number;
    tests: {
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      annotations: { type: string; description?: string }[];
    }[];
  }[];
}

/** @param uses - as `weight.journey.ts` writes them: a budget, its used share and a text */
function fullestUses(uses: readonly string[]): string[] {
  const fullest = new Map<string, { share: number; text: string }>();
  for (const use of uses) {
    const [budget = '', share = '', text = ''] = use.split('|');
    if (Number(share) > (fullest.get(budget)?.share ?? -1))
      fullest.set(budget, { share: Number(share), text });
  }
  return [...fullest].map(
    ([budget, { share, text }]) =>
      `${budget.padEnd(28)} ${((1 - share) * 100).toFixed(1).padStart(5)} % left (${text})`,
  );
}

function ofPlaywright({ suites, stats }: { suites: PlaywrightSuite[]; stats: { expected: number } }): Result {
  type Spec = PlaywrightSuite['specs'][number] & { file: string };
  const within = ({ file, suites: inner = [], specs }: PlaywrightSuite): Spec[] => [
    ...specs.map((spec) => ({ ...spec, file })),
    ...inner.flatMap(within),
  ];
  const all = suites.flatMap(within);
  const named = (status: string) =>
    all
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file, title, line }) => `${file}:${line}: ${title}`);
  const uses = all
    .flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations))
    .filter(({ type }) => type === 'budget')
    .map(({ description = '' }) => description);
  const flaky = named('flaky');
  return {
    passed: stats.expected + flaky.length,
    failures: named('unexpected'),
    flaky,
    budgets: fullestUses(uses),
    skipped: all
      .filter(({ tests }) => tests.some(({ status }) => status === 'skipped'))
      .map(({ file, title, line, tests }) => {
        const skip = tests.flatMap(({ annotations }) => annotations).find(({ type }) => type === 'skip');
        return `${file}:${line}: ${title}${skip?.description ? ` (${skip.description})` : ''}`;
      }),
  };
}

/** Reads what vitest wrote. */
export const readVitest = (name: string, code: number, report: string) =>
  reported(name, code, report, ofVitest);

/** Reads what Playwright wrote. */
export const readPlaywright = (name: string, code: number, report: string) =>
  reported(name, code, report, ofPlaywright);
