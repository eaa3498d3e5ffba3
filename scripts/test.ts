/**
 * `npm test`: runs all checks. `--fast` (`npm run check`) skips the steps that need a browser or a bundle.
 * `--only name,name` runs some steps, `--except name,name` skips some, `--shard 1/2` runs half of each step's tests.
 * `--nightly` also runs the journeys that repeat others on further pages, roles and looks. `--keep` keeps the result of a
 * run in which all passed, for the page /proof. Prints the failures, one line per step and a total.
 */
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join, resolve as resolvePath } from 'node:path';
import { parseArgs } from 'node:util';
import { keepMeasurements, measuredCommit } from './measurements';
import { createStaticServer } from './server/static-files';
import { withServer } from './server/with-server';

const { values } = parseArgs({
  options: {
    fast: { type: 'boolean' },
    only: { type: 'string' },
    except: { type: 'string', default: '' },
    shard: { type: 'string' },
    nightly: { type: 'boolean' },
    keep: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});

/** The shard argument, which vitest and Playwright share. */
const shard = values.shard ? ['--shard', values.shard] : [];

interface Result {
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

/**
 * Tests that need a machine's programs, fonts, mounts, user or a whole Chromium, or the sample's content: where CI lacks them, they
 * are printed and do not fail.
 */
const maySkip =
  /^(tests\/(portal-server\/(start|durability|nginx)|content\/own-content|rules\/stories)\.test\.ts|journeys\/(hosts|return|stand-ins)\.journey\.ts)\b/;

interface Step {
  name: string;
  /** Whether it needs a browser or a bundle. */
  slow?: boolean;
  run: () => Promise<Result>;
}

const root = join(import.meta.dirname, '..');
const reports = join(root, 'generated/reports');

interface ToolRun {
  code: number;
  /** The captured output, otherwise empty. */
  output: string;
}

/** Runs a tool of the project, or a program by its whole path, with its output passed through or captured. */
function tool(
  command: string,
  args: readonly string[],
  { capture = false, env = {} }: { capture?: boolean; env?: Record<string, string> } = {},
): Promise<ToolRun> {
  return new Promise((resolve, reject) => {
    const output = capture ? 'pipe' : 'inherit';
    const child = spawn(resolvePath(root, 'node_modules/.bin', command), args, {
      cwd: root,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env },
    });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }));
  });
}

/**
 * A tool that passes or fails as a whole. Its output is printed at the end, because tools run in parallel.
 */
const check = (name: string, command: string, ...args: string[]): Step => ({
  name,
  run: async () => {
    const { code, output } = await tool(command, args, { capture: true });
    console.log(`\n── ${name}${code === 0 ? '' : ': failed'}\n${output.trim()}`);
    return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [`${name}: ${output.trim()}`] };
  },
});

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

const readVitest = ({ numPassedTests, testResults }: VitestReport): Result => ({
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

function readPlaywright({
  suites,
  stats,
}: {
  suites: PlaywrightSuite[];
  stats: { expected: number };
}): Result {
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

/** Runs some projects of `vitest.config.ts`. */
async function vitest(name: string, ...args: string[]): Promise<Result> {
  const report = join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await tool('vitest', ['run', ...reporters, ...args]);
  return reported(name, code, report, readVitest);
}

/** Installs the packages of the portal's server, or does nothing where they are. */
const installServer = () => tool(process.execPath, ['scripts/install.mjs', '--portal-server']);
/** Begins with the first step, because it waits for the network. */
let serverPackages: Promise<ToolRun> | undefined;

/** Tests the server of a shared portal. */
async function portalServer(): Promise<Result> {
  await serverPackages;
  // Its files wait for servers of their own, so two at a time take half as long.
  const rules = await vitest('server', '--project', 'portal-server', '--maxWorkers', '2');
  const report = join(reports, 'shared.json');
  const { code } = await tool('tsx', ['tests/portal-server/run-journeys.ts'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const journeys = await reported('shared', code, report, readPlaywright);
  return {
    passed: rules.passed + journeys.passed,
    failures: [...rules.failures, ...journeys.failures],
    flaky: journeys.flaky,
    skipped: [...(rules.skipped ?? []), ...(journeys.skipped ?? [])],
  };
}

/** Runs a project of `playwright.config.ts` on a server. */
async function inBrowser(project: string, server: Server): Promise<Result> {
  const report = join(reports, `${project}.json`);
  const { code } = await withServer(server, (url) =>
    tool('playwright', ['test', '--project', project, '--output', `generated/${project}`, ...shard], {
      env: {
        BASE_URL: url,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        ...(values.nightly && { NIGHTLY: 'true' }),
      },
    }),
  );
  return reported(project, code, report, readPlaywright);
}

// Each story file loads the preview again, which the browser should not fetch again.
const cacheControl = 'public, max-age=3600, immutable';
const stories = () =>
  inBrowser('stories', createStaticServer(join(root, 'storybook-static'), { cacheControl }));
async function journeys() {
  // Imported now, because it imports the brand, whose module the first step writes.
  const { createSiteServer } = await import('./serve');
  return inBrowser('journeys', createSiteServer());
}

/** The tools' caches for unchanged files. */
const caches = 'node_modules/.cache';
const storybook = ['build', '--test', '--quiet', '--disable-telemetry', '-o', 'storybook-static'];

/** The steps of a stage run two at a time, after the previous stage has ended. */
const stages: readonly (readonly Step[])[] = [
  // First, because invalid content makes all later steps fail.
  [
    check('content', 'tsx', 'scripts/content/main.ts'),
    // These read nothing that a step writes.
    check('format', 'oxfmt', '--check'),
    check('lint', 'oxlint', '--deny-warnings', '--report-unused-disable-directives'),
    check('styles', 'stylelint', '--cache', '--cache-location', `${caches}/`, '{styles,src}/**/*.scss'),
    check('audit', 'tsx', 'scripts/audit.ts'),
  ],
  [check('fonts', 'tsx', 'scripts/fonts.ts')],
  [
    // The longest first, so that both processors have work until the end.
    { ...check('build', 'tsx', 'scripts/build.ts'), slow: true },
    // Its own default leaves one of two processors idle.
    { name: 'unit', run: () => vitest('unit', '--project', '!portal-server', '--maxWorkers', '2', ...shard) },
    { name: 'server', run: portalServer, slow: true },
    { ...check('storybook', 'storybook', ...storybook), slow: true },
    check('types', 'tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', `${caches}/types.tsbuildinfo`),
    // A service worker has another global scope than a page.
    check('worker', 'tsc', '--noEmit', '-p', 'src/app/offline'),
    check('imports', 'depcruise', 'src', 'scripts', 'portal-server', '--config', '.dependency-cruiser.mjs'),
    check('unused', 'knip'),
    check('production', 'knip', '--production', '--exclude', 'binaries'),
  ],
  // Each fills both processors.
  [{ name: 'stories', run: stories, slow: true }],
  [{ name: 'journeys', run: journeys, slow: true }],
];

const names = stages.flat().map(({ name }) => name);

if (values.help) {
  console.log(
    `npm test [-- --only ${names.join(',')}] [--except …] [--shard 1/2] [--nightly] [--keep]\nnpm run check: without a browser`,
  );
  process.exit(0);
}

const excepted = values.except.split(',').filter(Boolean);
const wanted = values.only?.split(',') ?? names;
const unknown = [...wanted, ...excepted].filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`No step is called ${unknown.join(', ')}. The steps: ${names.join(', ')}.`);
  process.exit(2);
}

if (values.keep && (values.fast || values.only || values.except || values.shard)) {
  console.error('--keep keeps a whole run: leave out --fast, --only, --except and --shard.');
  process.exit(2);
}
const commit = values.keep ? measuredCommit() : null;
await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });
const lines: string[] = [];
const results: { name: string; passed: number; failed: number; seconds: number }[] = [];
const failures: string[] = [];
const flaky: string[] = [];
const budgets: string[] = [];
const skipped: string[] = [];
let passed = 0;

async function runStep({ name, run }: Step) {
  const started = performance.now();
  const result = await run();
  const left = result.skipped ?? [];
  if (process.env.CI)
    result.failures.push(...left.filter((test) => !maySkip.test(test)).map((test) => `skipped: ${test}`));
  passed += result.passed;
  failures.push(...result.failures);
  skipped.push(...left);
  flaky.push(...(result.flaky ?? []));
  budgets.push(...(result.budgets ?? []));
  const seconds = (performance.now() - started) / 1000;
  const failed = result.failures.length;
  results.push({ name, passed: result.passed, failed, seconds: Math.round(seconds) });
  lines.push(
    `${failed ? '✗' : '✓'} ${name.padEnd(10)} ${String(result.passed).padStart(4)} passed ${String(failed).padStart(3)} failed ${seconds.toFixed(1).padStart(7)} s`,
  );
}

/** Runs the steps of a stage, two at a time. */
async function runStage(steps: readonly Step[]) {
  const queue = [...steps];
  const work = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) await runStep(step);
  };
  await Promise.all([work(), work()]);
}

const isWanted = ({ name, slow }: Step) =>
  wanted.includes(name) && !excepted.includes(name) && !(values.fast && slow);
if (stages.flat().some((step) => step.name === 'server' && isWanted(step))) serverPackages = installServer();
for (const steps of stages) await runStage(steps.filter(isWanted));

if (flaky.length > 0) console.log(`\nPassed only when tried again:\n${flaky.join('\n')}`);
if (skipped.length > 0)
  console.log(`\nSkipped, most often because this machine lacks a program or a font:\n${skipped.join('\n')}`);
if (budgets.length > 0) console.log(`\nByte budgets, at their fullest:\n${budgets.join('\n')}`);
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\n${lines.join('\n')}\n`);
console.log(`${passed} passed, ${failures.length} failed`);
if (commit && failures.length === 0) keepMeasurements('tests', commit, { steps: results });
process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0;
