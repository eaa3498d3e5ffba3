import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { keyOf, type Shot } from './shot';
import { buildCommit, reviewFolder, root } from './storybook';

const bases = join(reviewFolder, 'bases');
/** Number of base revisions to cache. Each takes about 25 MB, and 270 MB with all pictures. */
const keptBases = 3;

/** The Storybook of a commit. Built once, because a commit never changes. */
export async function storybookOf(commit: string, signal: AbortSignal): Promise<string> {
  const folder = join(bases, commit);
  const storybook = join(folder, 'storybook');
  if (existsSync(storybook)) {
    console.log(`The stories of ${commit.slice(0, 8)} were built before`);
    await utimes(folder, new Date(), new Date());
    return storybook;
  }
  console.log(`Building the stories of ${commit.slice(0, 8)}`);
  // Renamed at the end, so that an interrupted build is never taken for a complete one.
  const unfinished = join(reviewFolder, 'unfinished');
  await buildCommit(commit, unfinished, signal);
  await mkdir(folder, { recursive: true });
  await rename(unfinished, storybook);
  await dropOldBases();
  return storybook;
}

async function dropOldBases(): Promise<void> {
  const folders = await Promise.all(
    (await readdir(bases)).map(async (name) => {
      const folder = join(bases, name);
      return { folder, used: (await stat(folder)).mtimeMs };
    }),
  );
  folders.sort((a, b) => b.used - a.used);
  for (const { folder } of folders.slice(keptBases)) await rm(folder, { recursive: true });
}

/** The cached pictures of a base. Pictures from another browser or other capture code are excluded. */
export interface Album {
  folder: string;
  shots: ReadonlyMap<string, Shot>;
  /** Saves a picture at once, so that an interrupted run can continue. */
  add(shot: Shot): Promise<void>;
}

/** Files whose change may change the picture of an unchanged story. */
const waysOfTaking = [
  'scripts/chromium.ts',
  'scripts/review/capture.ts',
  'scripts/review/pose.ts',
  'scripts/review/freeze-page.ts',
  'scripts/review/stories.ts',
  'scripts/review/story-viewer.ts',
  '.storybook/modes.ts',
];

export async function albumOf(commit: string, browser: string): Promise<Album> {
  const hash = createHash('sha256').update(browser);
  for (const file of waysOfTaking) hash.update(await readFile(join(root, file)));
  return openAlbum(join(bases, commit, `shots-${hash.digest('hex').slice(0, 12)}`));
}

/** Parses a line of the list. Null if a killed run left half a line, or if the picture is missing. */
function readLine(folder: string, line: string): Shot | null {
  try {
    const shot = JSON.parse(line) as Shot;
    const file = join(folder, shot.file!);
    return existsSync(file) ? { ...shot, file } : null;
  } catch {
    return null;
  }
}

/** Opens the album in a folder, and creates the folder if necessary. */
export async function openAlbum(folder: string): Promise<Album> {
  await mkdir(folder, { recursive: true });
  const list = join(folder, 'taken.jsonl');
  const lines = existsSync(list) ? (await readFile(list, 'utf8')).split('\n') : [];
  const shots = lines.flatMap((line) => readLine(folder, line) ?? []);
  // Ends an incomplete last line, so that the next entry starts on its own line.
  if (lines.at(-1)) await appendFile(list, '\n');
  return {
    folder,
    shots: new Map(shots.map((shot) => [keyOf(shot), shot])),
    // Failed stories are not saved, so the next run retries them.
    async add(shot) {
      if (!shot.file) return;
      // Saves only the file name, because the repository may move.
      await appendFile(list, `${JSON.stringify({ ...shot, file: basename(shot.file) })}\n`);
    },
  };
}
