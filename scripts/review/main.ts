/**
 * `npm run review`: compares every story with its state at a base revision and writes an HTML report. Needs
 * no account and no network. `--base REV` (default: where the branch left main), `--filter text`, `--help`.
 * Exit code 0: no change, 1: changes, 2: the review failed, 128 plus the signal's number: stopped by a
 * signal.
 */
import { spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import { parseArgs } from 'node:util';
import { chromePath } from '../chromium';
import { stopSignals } from '../server/stop-signals';
import { ReviewError } from './step';
import { commitOf, defaultBase } from './storybook';

const help = `npm run review [-- --base main~3] [-- --filter button]
Takes a picture of every story at the base (default: where the work left main) and now, and writes generated/review/report.html.
Exit code 0: nothing changed, 1: something did, 2: the review could not run.
A stopped run continues the next time.`;

/** Checks for Chromium before the two builds start. @throws ReviewError */
function requireChromium(): void {
  let path: string;
  try {
    path = chromePath();
  } catch (error) {
    throw new ReviewError((error as Error).message);
  }
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 10_000 });
  if (!/chrom/i.test(stdout ?? ''))
    throw new ReviewError(
      `${path} is not Chromium. Set CHROME_PATH to a Chromium, or unset it to use the system's.`,
    );
}

function readArguments() {
  try {
    return parseArgs({
      options: { base: { type: 'string' }, filter: { type: 'string' }, help: { type: 'boolean' } },
    }).values;
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${help}`);
    // Not 1, the default after an error: 1 means that stories have changed.
    process.exit(2);
  }
}

const values = readArguments();
if (values.help) {
  console.log(help);
  process.exit(0);
}

const interrupted = new AbortController();
let stoppedBy: (typeof stopSignals)[number] | null = null;
for (const name of stopSignals)
  process.once(name, () => {
    console.error('\nStopping…');
    stoppedBy = name;
    interrupted.abort();
  });

try {
  const base = values.base === undefined ? defaultBase() : commitOf(values.base);
  requireChromium();
  // Imported now: it loads a browser's driver and an image library, which a message on a wrong option does not need.
  const { review } = await import('./review');
  process.exitCode = await review(base, { filter: values.filter, signal: interrupted.signal });
} catch (error) {
  if (stoppedBy)
    console.error(
      'Stopped. The finished build and pictures of the base are saved. Run it again to continue.',
    );
  else console.error(error instanceof ReviewError ? error.message : error);
  process.exitCode = stoppedBy ? 128 + constants.signals[stoppedBy] : 2;
}
