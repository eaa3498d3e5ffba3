import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { ReviewError, runStep } from './step';

export const root = join(import.meta.dirname, '../..');
export const reviewFolder = join(root, 'generated/review');

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** The commit of a revision. @throws ReviewError */
export function commitOf(revision: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`);
  } catch {
    throw new ReviewError(
      `There is no revision "${revision}" here. Name a branch, a tag or a commit with --base, or fetch it first: git fetch origin ${revision}`,
    );
  }
}

/** Returns the commit where the branch left `main`, or the previous commit if there is no work since. @throws ReviewError */
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

/** Builds the Storybook of the working tree. @throws ReviewError */
export async function buildTree(out: string, signal: AbortSignal): Promise<void> {
  try {
    await buildStorybook(root, out, signal);
  } catch (error) {
    if (!(error instanceof ReviewError)) throw error;
    throw new ReviewError(
      `${error.message}\n\nThe stories as they are do not build: fix the error above first.`,
    );
  }
}

/** Builds the Storybook of a checkout into `out`. */
async function buildStorybook(checkout: string, out: string, signal: AbortSignal): Promise<void> {
  await rm(out, { recursive: true, force: true });
  for (const script of ['scripts/content/main.ts', 'scripts/fonts.ts'])
    if (existsSync(join(checkout, script)))
      await runStep(checkout, process.execPath, ['--import', 'tsx', script], signal);
  const bin = join(checkout, 'node_modules/storybook/dist/bin/dispatcher.js');
  if (!existsSync(bin)) throw new ReviewError('There is no Storybook among its packages.');
  await runStep(
    checkout,
    process.execPath,
    [bin, 'build', '--test', '--quiet', '--disable-telemetry', '-o', out],
    signal,
  );
}

/** @throws ReviewError */
async function lockFileOf(checkout: string): Promise<string> {
  try {
    return await readFile(join(checkout, 'package-lock.json'), 'utf8');
  } catch {
    throw new ReviewError('There is no package-lock.json in it.');
  }
}

/**
 * Builds the Storybook of a commit in a separate checkout.
 * @throws ReviewError if the build fails or the packages cannot be installed.
 */
export async function buildCommit(commit: string, out: string, signal: AbortSignal): Promise<void> {
  const checkout = join(reviewFolder, 'source', commit);
  await removeCheckout(commit);
  await mkdir(join(reviewFolder, 'source'), { recursive: true });
  git('worktree', 'add', '--detach', '--force', checkout, commit);
  try {
    const [here, there] = await Promise.all([root, checkout].map(lockFileOf));
    if (here === there) await symlink(join(root, 'node_modules'), join(checkout, 'node_modules'));
    else await runStep(checkout, 'npm', ['install', '--no-audit', '--no-fund'], signal);
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
