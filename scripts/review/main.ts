/**
 * `npm run review`: every story as it is against how it was at a base revision, as one HTML file. Needs no account and no
 * network. `--base REV` (default: where the work left main), `--filter text`, `--help`. Exit code 0: nothing changed, 1:
 * something did, 2: it could not be found out.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { capture } from './capture';
import { judge, setFlakyApart, tallyOf, type Tally } from './judge';
import { report } from './report';
import type { Shot } from './shot';
import {
  buildCommit,
  buildStorybook,
  commitOf,
  defaultBase,
  reviewFolder,
  ReviewError,
  root,
} from './storybook';

const { values } = parseArgs({
  options: { base: { type: 'string' }, filter: { type: 'string' }, help: { type: 'boolean' } },
});
if (values.help) {
  console.log('npm run review [-- --base main~3] [-- --filter button]\nWrites generated/review/report.html');
  process.exit(0);
}

const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort());

const progress = (words: string) => (done: number, total: number) => {
  if (process.stdout.isTTY)
    process.stdout.write(`\r${words} ${done} of ${total}${done === total ? '\n' : ''}`);
  else if (done === total || done % 100 === 0) console.log(`${words} ${done} of ${total}`);
};

interface Side {
  storybook: string;
  shots: Shot[];
}

/** The base's stories: what was built and taken before is kept, as a commit never changes. */
async function baseSide(commit: string): Promise<Side> {
  const kept = join(reviewFolder, 'bases', commit);
  const storybook = join(kept, 'storybook');
  if (!existsSync(storybook)) {
    console.log(`Building the stories of ${commit.slice(0, 8)}`);
    // Renamed when it is whole: an interrupted build leaves nothing that looks like one.
    const unfinished = `${kept}.unfinished`;
    await mkdir(unfinished, { recursive: true });
    await buildCommit(commit, join(unfinished, 'storybook'), interrupted.signal);
    await mkdir(kept, { recursive: true });
    await rename(join(unfinished, 'storybook'), storybook);
    await rm(unfinished, { recursive: true });
  }
  const list = join(kept, `shots${values.filter ? `-${encodeURIComponent(values.filter)}` : ''}.json`);
  if (existsSync(list)) return { storybook, shots: JSON.parse(await readFile(list, 'utf8')) as Shot[] };
  const shots = await capture({
    storybook,
    out: join(kept, 'shots'),
    filter: values.filter,
    onProgress: progress('Before:'),
    signal: interrupted.signal,
  });
  await writeFile(list, JSON.stringify(shots));
  return { storybook, shots };
}

async function workingSide(): Promise<Side> {
  console.log('Building the stories as they are');
  const storybook = join(reviewFolder, 'now/storybook');
  await buildStorybook(root, storybook, interrupted.signal);
  const out = join(reviewFolder, 'now/shots');
  const shots = await capture({
    storybook,
    out,
    filter: values.filter,
    onProgress: progress('After:'),
    signal: interrupted.signal,
  });
  return { storybook, shots };
}

function summaryOf(tally: Tally, base: string): string {
  const total = Object.values(tally).reduce((sum, count) => sum + count, 0);
  return `${total} pictures against ${base.slice(0, 8)}: ${Object.entries(tally)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ')}`;
}

async function review(): Promise<number> {
  const started = performance.now();
  const base = values.base ? commitOf(values.base) : defaultBase();
  const before = await baseSide(base);
  const after = await workingSide();
  if (after.shots.length === 0)
    throw new ReviewError(`No story matches "${values.filter}". Its id or title has to hold these words.`);
  const first = await judge(before.shots, after.shots);
  const doubtful = new Set(first.filter(({ verdict }) => verdict.kind === 'changed').map(({ key }) => key));
  const again = (side: Side, name: string) =>
    doubtful.size === 0
      ? []
      : capture({ storybook: side.storybook, out: join(reviewFolder, 'again', name), only: doubtful });
  const judged = await setFlakyApart(first, {
    before: await again(before, 'before'),
    after: await again(after, 'after'),
  });
  const tally = tallyOf(judged);
  const summary = summaryOf(tally, base);
  const file = join(reviewFolder, 'report.html');
  await writeFile(file, await report({ judged, tally, base, summary }));
  for (const { verdict, name, mode } of judged)
    if (verdict.kind !== 'same') console.log(`${verdict.kind.padEnd(8)} ${name} (${mode})`);
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `${summary}\n${seconds.toFixed(0)} s, ${(after.shots.length / seconds).toFixed(1)} pictures a second`,
  );
  console.log(`The report is ${relative(process.cwd(), file)}`);
  return tally.changed + tally.added + tally.removed + tally.failed > 0 ? 1 : 0;
}

process.exitCode = await review().catch((error: unknown) => {
  if (interrupted.signal.aborted) console.error('Stopped. What was finished is kept.');
  else console.error(error instanceof ReviewError ? error.message : error);
  return 2;
});
