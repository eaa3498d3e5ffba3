import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');
export const reviewFolder = join(root, 'generated/review');

/** Something that the person at the keyboard can mend: said without a stack. */
export class ReviewError extends Error {
  override name = 'ReviewError';
}

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** The commit that a revision names. @throws ReviewError */
export function commitOf(revision: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`);
  } catch {
    throw new ReviewError(
      `There is no revision "${revision}" here. Name a branch, a tag or a commit with --base, or fetch it first: git fetch origin ${revision}`,
    );
  }
}

/** Where the work left `main`; the commit before where nothing was committed since. @throws ReviewError */
export function defaultBase(): string {
  const head = commitOf('HEAD');
  const main = ['main', 'origin/main'].find((name) => {
    try {
      return Boolean(commitOf(name));
    } catch {
      return false;
    }
  });
  const base = main ? git('merge-base', 'HEAD', main) : head;
  const isClean = git('status', '--porcelain') === '';
  return base === head && isClean ? commitOf('HEAD~1') : base;
}

/** The end of what a tool said, without the stacks of its own insides. */
const tellingLines = (said: string): string =>
  said
    .split('\n')
    .filter((line) => /\w/.test(line) && !/^\W*at\b|node_modules|^\W*<anonymous>/.test(line))
    .slice(-25)
    .join('\n');

/** Runs a step in a folder. @throws ReviewError with the end of what it said. */
function run(cwd: string, command: string, args: readonly string[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, signal, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-20_000)));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new ReviewError(tellingLines(said)))));
  });
}

/** Builds the Storybook as it stands in the working tree. @throws ReviewError */
export async function buildTree(out: string, signal: AbortSignal): Promise<void> {
  try {
    await buildStorybook(root, out, signal);
  } catch (error) {
    if (!(error instanceof ReviewError)) throw error;
    throw new ReviewError(
      `${error.message}\n\nThe stories as they are do not build: mend the error above first.`,
    );
  }
}

/** Builds the Storybook of a checkout into `out`. */
async function buildStorybook(checkout: string, out: string, signal: AbortSignal): Promise<void> {
  await rm(out, { recursive: true, force: true });
  for (const script of ['scripts/fonts.ts', 'scripts/content/main.ts'])
    if (existsSync(join(checkout, script)))
      await run(checkout, process.execPath, ['--import', 'tsx', script], signal);
  const bin = join(checkout, 'node_modules/storybook/dist/bin/dispatcher.js');
  await run(
    checkout,
    process.execPath,
    [bin, 'build', '--test', '--quiet', '--disable-telemetry', '-o', out],
    signal,
  );
}

/**
 * Builds the Storybook of a commit in a checkout of its own.
 * @throws ReviewError where it does not build, or needs packages that are not installed here.
 */
export async function buildCommit(commit: string, out: string, signal: AbortSignal): Promise<void> {
  const checkout = join(reviewFolder, 'source', commit);
  await removeCheckout(commit);
  await mkdir(join(reviewFolder, 'source'), { recursive: true });
  git('worktree', 'add', '--detach', '--force', checkout, commit);
  try {
    const [here, there] = await Promise.all(
      [root, checkout].map((folder) => readFile(join(folder, 'package-lock.json'), 'utf8')),
    );
    if (here === there) await symlink(join(root, 'node_modules'), join(checkout, 'node_modules'));
    else await run(checkout, 'npm', ['install', '--no-audit', '--no-fund'], signal);
    await buildStorybook(checkout, out, signal);
  } catch (error) {
    if (!(error instanceof ReviewError)) throw error;
    throw new ReviewError(
      `${error.message}\n\nThe base ${commit.slice(0, 8)} does not build (see above). Name one that does: npm run review -- --base main~3`,
    );
  } finally {
    await removeCheckout(commit);
  }
}

async function removeCheckout(commit: string): Promise<void> {
  await rm(join(reviewFolder, 'source', commit), { recursive: true, force: true });
  git('worktree', 'prune');
}
