import { rename, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setFlakyApart, sittingsToRepeat } from './again';
import { albumOf, storybookOf, type Album } from './bases';
import { capture } from './capture';
import { judge, tallyOf, type Tally } from './judge';
import { startProgress } from './progress';
import { writeReport } from './report';
import { keyOf, type Shot } from './shot';
import { ReviewError } from './step';
import { readSittings, type Sitting } from './stories';
import { buildTree, reviewFolder } from './storybook';
import { withStoryViewer, type StoryViewer } from './story-viewer';

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
    throw new ReviewError(`No story matches "${filter}". Its id or title has to hold these words.`);
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

/** Compares all stories with those of a commit. @returns the exit code. @throws ReviewError */
export async function review(base: string, options: Review): Promise<number> {
  const started = performance.now();
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
