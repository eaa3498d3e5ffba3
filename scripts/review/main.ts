/**
 * `npm run review`: compares every story with its state at a base revision and writes an HTML report. Needs
 * no account and no network. `--base REV` (default: where the branch left main), `--filter text`, `--help`.
 * Exit code 0: no change, 1: changes, 2: the review failed, 128 plus the signal's number: stopped by a
 * signal.
 */
import { spawnSync } from 'node:child_process';
import { rename, rm } from 'node:fs/promises';
import { constants } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { chromePath } from '../chromium';
import { setFlakyApart, sittingsToRepeat } from './again';
import { albumOf, storybookOf, type Album } from './bases';
import { capture } from './capture';
import { judge, tallyOf, type Tally } from './judge';
import { startProgress } from './progress';
import { writeReport } from './report';
import { keyOf, type Shot } from './shot';
import { ReviewError } from './step';
import { readSittings, type Sitting } from './stories';
import { buildTree, commitOf, defaultBase, reviewFolder } from './storybook';
import { withStoryViewer, type StoryViewer } from './story-viewer';

const help = `npm run review [-- --base main~3] [-- --filter button]
Takes a picture of every story at the base (default: where the work left main) and now, and writes generated/review/report.html.
Exit code 0: nothing changed, 1: something did, 2: the review could not run.
A stopped run continues the next time.`;

interface Side {
  viewer: StoryViewer;
  sittings: readonly Sitting[];
  shots: readonly Shot[];
}

interface Review {
  filter: string | undefined;
  signal: AbortSignal;
}

/** The known pictures of the other side. */
type Known = ReadonlyMap<string, Shot>;

/** Takes the base's pictures that no earlier run has taken. */
async function takeBase(
  viewer: StoryViewer,
  storybook: string,
  { album, known }: { album: Album; known: Known },
  { filter, signal }: Review,
) {
  const sittings = await readSittings(viewer, storybook, filter);
  const missing = sittings.filter((sitting) => sitting.some((subject) => !album.shots.has(keyOf(subject))));
  const progress = startProgress('Before', missing.flat().length);
  const taken = await capture({
    viewer,
    sittings: missing,
    out: album.folder,
    known,
    signal,
    onShot: (shot) => {
      progress.step();
      return album.add(shot);
    },
  });
  const fresh = new Map(taken.map((shot) => [keyOf(shot), shot]));
  const shots = sittings
    .flat()
    .map((subject) => (fresh.get(keyOf(subject)) ?? album.shots.get(keyOf(subject)))!);
  return { viewer, sittings, shots } satisfies Side;
}

async function takeTree(
  viewer: StoryViewer,
  storybook: string,
  known: Known,
  { filter, signal }: Review,
): Promise<Side> {
  const sittings = await readSittings(viewer, storybook, filter);
  if (sittings.length === 0)
    throw new ReviewError(`No story matches "${filter}". Its id or title must contain these words.`);
  const progress = startProgress('Now', sittings.flat().length);
  const out = join(reviewFolder, 'now/shots');
  await rm(out, { recursive: true, force: true });
  const shots = await capture({ viewer, sittings, out, known, signal, onShot: progress.step });
  return { viewer, sittings, shots };
}

/** Repeats doubtful pictures on both sides. */
async function lookAgain(before: Side, after: Side, signal: AbortSignal) {
  const judged = await judge(before.shots, after.shots);
  const take = async ({ viewer, sittings }: Side, name: string) => {
    const again = sittingsToRepeat(sittings, judged);
    const progress = startProgress(`Again, ${name}`, again.flat().length);
    const out = join(reviewFolder, 'again', name);
    return capture({ viewer, sittings: again, out, signal, onShot: progress.step });
  };
  return setFlakyApart(judged, { before: await take(before, 'before'), after: await take(after, 'now') });
}

function summaryOf(tally: Tally, base: string): string {
  const total = Object.values(tally).reduce((sum, count) => sum + count, 0);
  const kinds = Object.entries(tally).map(([kind, count]) => `${count} ${kind}`);
  return `${total} pictures against ${base.slice(0, 8)}: ${kinds.join(', ')}`;
}

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

/** Builds both sides in parallel. If one fails, the other is aborted. @returns their folders. */
async function buildBoth(base: string, signal: AbortSignal): Promise<{ before: string; after: string }> {
  const failed = new AbortController();
  const either = AbortSignal.any([signal, failed.signal]);
  const after = join(reviewFolder, 'now/storybook');
  console.log('Building the stories as they are');
  const builds = [storybookOf(base, either), buildTree(after, either)] as const;
  try {
    return { before: (await Promise.all(builds))[0], after };
  } catch (error) {
    failed.abort();
    await Promise.allSettled(builds);
    throw error;
  }
}

async function review(revision: string | undefined, options: Review): Promise<number> {
  const started = performance.now();
  const base = revision === undefined ? defaultBase() : commitOf(revision);
  requireChromium();
  const storybooks = await buildBoth(base, options.signal);
  const judged = await withStoryViewer(storybooks.before, (old) =>
    withStoryViewer(storybooks.after, async (now) => {
      const album = await albumOf(base, old.version);
      const after = await takeTree(now, storybooks.after, album.shots, options);
      const known = new Map(after.shots.map((shot) => [keyOf(shot), shot]));
      const before = await takeBase(old, storybooks.before, { album, known }, options);
      return lookAgain(before, after, options.signal);
    }),
  );
  const tally = tallyOf(judged);
  const summary = summaryOf(tally, base);
  const file = join(reviewFolder, 'report.html');
  // Renamed at the end, so that an incomplete report is never opened.
  await writeReport(`${file}.unfinished`, { judged, summary });
  options.signal.throwIfAborted();
  await rename(`${file}.unfinished`, file);
  for (const { verdict, name, mode } of judged)
    if (verdict.kind !== 'same')
      console.log(
        `${verdict.kind.padEnd(8)} ${name} (${mode})${'error' in verdict && verdict.error ? `: ${verdict.error}` : ''}`,
      );
  console.log(`${summary}\nDone in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  console.log(`The report is ${relative(process.cwd(), file)}`);
  if (tally.changed + tally.added + tally.removed > 0)
    console.log('To accept what it shows, merge it into main: the next review starts from there.');
  return tally.changed + tally.added + tally.removed + tally.failed > 0 ? 1 : 0;
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
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
let stoppedBy: (typeof signals)[number] | null = null;
for (const name of signals)
  process.once(name, () => {
    console.error('\nStopping…');
    stoppedBy = name;
    interrupted.abort();
  });

try {
  process.exitCode = await review(values.base, { filter: values.filter, signal: interrupted.signal });
} catch (error) {
  if (stoppedBy)
    console.error(
      'Stopped. The finished build and pictures of the base are saved. Run it again to continue.',
    );
  else console.error(error instanceof ReviewError ? error.message : error);
  process.exitCode = stoppedBy ? 128 + constants.signals[stoppedBy] : 2;
}
