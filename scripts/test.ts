/**
 * `npm test`: everything that must hold, in order of cost. `--fast` (`npm run check`) stops before what needs a browser.
 * `--only name,name` runs some of it. Ends in a line that adds the runners up, and fails if anything failed.
 */
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { createSiteServer } from './serve';

interface Count {
  passed: number;
  failed: number;
}

interface Step {
  name: string;
  /** Needs a browser or a bundle. */
  slow?: boolean;
  run: () => Promise<Count>;
}

const root = join(import.meta.dirname, '..');
const reports = join(root, 'generated/reports');

/** Runs a tool of the project with its output passed through. @returns its exit code. */
function tool(command: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(root, 'node_modules/.bin', command), args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** A tool that either passes or fails as a whole. */
const check =
  (command: string, ...args: string[]) =>
  async (): Promise<Count> => {
    const failed = (await tool(command, args)) === 0 ? 0 : 1;
    return { passed: 1 - failed, failed };
  };

/** Counts of a runner that wrote a report; a run that failed without counting a failure counts as one. */
async function counted(code: number, report: string, read: (json: never) => Count): Promise<Count> {
  try {
    const count = read(JSON.parse(await readFile(report, 'utf8')) as never);
    const silent = code !== 0 && count.failed === 0;
    return silent ? { ...count, failed: 1 } : count;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

type JestReport = { numPassedTests: number; numFailedTests: number; numFailedTestSuites?: number };
const jestCount = (report: JestReport): Count => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
});

/** Listens on a free port for as long as `run` runs. */
async function withServer<T>(server: Server, run: (address: string) => Promise<T>): Promise<T> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function unit(): Promise<Count> {
  const report = join(reports, 'unit.json');
  const code = await tool('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  return counted(code, report, jestCount);
}

async function stories(): Promise<Count> {
  const report = join(reports, 'stories.json');
  const files = sirv(join(root, 'storybook-static'), { dev: true });
  const code = await withServer(
    createServer((request, response) => files(request, response)),
    (url) =>
      tool('test-storybook', [
        '--url',
        url,
        '--maxWorkers',
        '2',
        '--failOnConsole',
        '--json',
        '--outputFile',
        report,
      ]),
  );
  return counted(code, report, jestCount);
}

async function journeys(): Promise<Count> {
  const report = join(reports, 'journeys.json');
  const code = await withServer(createSiteServer(), (url) =>
    tool('playwright', ['test'], { BASE_URL: url, PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
  );
  type Report = { stats: { expected: number; unexpected: number; flaky: number } };
  return counted(code, report, ({ stats }: Report) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }));
}

const steps: readonly Step[] = [
  { name: 'fonts', run: check('tsx', 'scripts/fonts.ts') },
  { name: 'content', run: check('tsx', 'scripts/content/main.ts') },
  { name: 'types', run: check('tsc', '--noEmit') },
  // Its global scope is another than a page's.
  { name: 'worker', run: check('tsc', '--noEmit', '-p', 'src/app/offline') },
  { name: 'format', run: check('prettier', '--check', '--log-level=warn', '.') },
  { name: 'lint', run: check('oxlint', '--deny-warnings', '--report-unused-disable-directives') },
  { name: 'styles', run: check('stylelint', '{styles,src}/**/*.scss') },
  { name: 'imports', run: check('depcruise', 'src', 'scripts', '--config', '.dependency-cruiser.mjs') },
  { name: 'unused', run: check('knip') },
  { name: 'audit', run: check('tsx', 'scripts/audit.ts') },
  { name: 'unit', run: unit },
  { name: 'build', slow: true, run: check('tsx', 'scripts/build.ts') },
  {
    name: 'storybook',
    slow: true,
    run: check('storybook', 'build', '--test', '--quiet', '--disable-telemetry', '-o', 'storybook-static'),
  },
  { name: 'stories', slow: true, run: stories },
  { name: 'journeys', slow: true, run: journeys },
];

const { values } = parseArgs({
  options: { fast: { type: 'boolean' }, only: { type: 'string' }, help: { type: 'boolean' } },
});

if (values.help) {
  console.log(
    `npm test [-- --only ${steps.map(({ name }) => name).join(',')}]\nnpm run check: without a browser`,
  );
  process.exit(0);
}

await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });
const wanted = values.only?.split(',');
const total: Count = { passed: 0, failed: 0 };
const lines: string[] = [];
for (const step of steps) {
  if (wanted ? !wanted.includes(step.name) : values.fast && step.slow) continue;
  console.log(`\n── ${step.name}`);
  const started = performance.now();
  const count = await step.run();
  total.passed += count.passed;
  total.failed += count.failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  lines.push(
    `${count.failed ? '✗' : '✓'} ${step.name.padEnd(10)} ${String(count.passed).padStart(4)} passed ${String(count.failed).padStart(3)} failed ${seconds.padStart(7)} s`,
  );
}
console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
