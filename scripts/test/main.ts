/**
 * `npm test`: runs all checks. `--fast` (`npm run check`) skips the steps that need a browser or a bundle.
 * `--only name,name` runs some steps, `--except name,name` skips some, `--shard 1/2` runs half of each step's tests.
 * `--nightly` also runs the journeys that repeat others on further pages, roles and looks. `--keep` keeps the result of a
 * run in which all passed, for the page /proof. Prints the failures, one line per step and a total.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { keepMeasurements, measuredCommit } from '../measurements';
import { reports } from './reports';
import { installServer, stepsOf, type Step } from './steps';

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

/**
 * Tests that need a machine's programs, fonts, mounts, user or a whole Chromium, or the sample's content: where CI lacks them, they
 * are printed and do not fail.
 */
const maySkip =
  /^(tests\/(portal-server\/(start|durability|nginx)|content\/own-content|rules\/stories)\.test\.ts|journeys\/(hosts|return|stand-ins)\.journey\.ts)\b/;

const steps = stepsOf(values);
const names = steps.map(({ name }) => name);

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

async function runStep({ name, run }: Step, buildResults: string) {
  const started = performance.now();
  const result = await run(buildResults);
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

const isWanted = ({ name, slow }: Step) =>
  wanted.includes(name) && !excepted.includes(name) && !(values.fast && slow);

/** Runs steps two at a time, which keeps two processors busy. */
async function runSteps(all: readonly Step[], buildResults: string) {
  const waiting = [...all];
  const running = new Map<string, Promise<void>>();
  const isOpen = (name: string) => running.has(name) || waiting.some((step) => step.name === name);
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ after = [] }) => !after.some(isOpen));
    if (next >= 0 && running.size < 2) {
      const [step] = waiting.splice(next, 1);
      running.set(
        step!.name,
        runStep(step!, buildResults).finally(() => running.delete(step!.name)),
      );
    } else await Promise.race(running.values());
  }
  await Promise.all(running.values());
}

const chosen = steps.filter(isWanted);
if (chosen.some(({ name }) => name === 'server')) void installServer();
// A folder of this run's own, as another run in this checkout may begin or end meanwhile.
const buildResults = await mkdtemp(join(tmpdir(), 'test-run-'));
try {
  await runSteps(chosen, buildResults);
} finally {
  // A fault of the deletion would hide the failures. Processes of a failed step may still write.
  await rm(buildResults, { recursive: true, force: true, maxRetries: 3 }).catch(console.error);
}

if (flaky.length > 0) console.log(`\nPassed only when tried again:\n${flaky.join('\n')}`);
if (skipped.length > 0)
  console.log(`\nSkipped, most often because this machine lacks a program or a font:\n${skipped.join('\n')}`);
if (budgets.length > 0) console.log(`\nByte budgets, at their fullest:\n${budgets.join('\n')}`);
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\n${lines.join('\n')}\n`);
console.log(`${passed} passed, ${failures.length} failed`);
if (commit && failures.length === 0) keepMeasurements('tests', commit, { steps: results });
process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0;
