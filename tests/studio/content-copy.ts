import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A copy of the content folder, as tests write to no other. */
export interface ContentCopy {
  /** The folder of the repository. */
  root: string;
  /** The content folder in it. */
  folder: string;
  git: (...options: string[]) => string;
  /** Copies the repository with its remote, which is faster than to make another. */
  clone: () => ContentCopy;
  remove: () => void;
}

const newBase = () => mkdtempSync(join(tmpdir(), 'studio-'));

function copyIn(base: string): ContentCopy {
  const root = join(base, 'work');
  const git = (...options: string[]) =>
    execFileSync('git', ['-C', root, ...options], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return {
    root,
    folder: join(root, 'src/content'),
    git,
    clone: () => {
      const other = newBase();
      cpSync(base, other, { recursive: true });
      return copyIn(other);
    },
    remove: () => rmSync(base, { recursive: true, force: true }),
  };
}

/**
 * Copies the content into a repository that is pushed to a bare one beside it.
 * @param paths - the files and folders. Default: all
 */
export function copyContent(paths: readonly string[] = ['']): ContentCopy {
  const base = newBase();
  const copy = copyIn(base);
  const { root, folder, git } = copy;
  for (const path of paths)
    cpSync(join(import.meta.dirname, '../../src/content', path), join(folder, path), { recursive: true });
  // Without the samples of hooks, which each clone would copy.
  const init = (...options: string[]) => execFileSync('git', ['init', '--quiet', '--template=', ...options]);
  init('--bare', join(base, 'remote.git'));
  init('--initial-branch=main', root);
  git('config', 'user.name', 'Owner');
  git('config', 'user.email', 'owner@undula.example');
  // Relative to the repository, so that a clone has a remote of its own.
  git('remote', 'add', 'origin', '../remote.git');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Content');
  git('push', '--quiet', '-u', 'origin', 'main');
  return copy;
}
