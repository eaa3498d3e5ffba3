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
  remove: () => void;
}

/**
 * Copies the content into a repository that is pushed to a bare one beside it.
 * @param paths - the files and folders. Default: all
 */
export function copyContent(paths: readonly string[] = ['']): ContentCopy {
  const base = mkdtempSync(join(tmpdir(), 'studio-'));
  const root = join(base, 'work');
  const folder = join(root, 'src/content');
  for (const path of paths)
    cpSync(join(import.meta.dirname, '../../src/content', path), join(folder, path), { recursive: true });
  const git = (...options: string[]) =>
    execFileSync('git', ['-C', root, ...options], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  execFileSync('git', ['init', '--quiet', '--bare', join(base, 'remote.git')]);
  execFileSync('git', ['init', '--quiet', '--initial-branch=main', root]);
  git('config', 'user.name', 'Owner');
  git('config', 'user.email', 'owner@undula.example');
  git('remote', 'add', 'origin', join(base, 'remote.git'));
  git('add', '.');
  git('commit', '--quiet', '-m', 'Content');
  git('push', '--quiet', '-u', 'origin', 'main');
  return { root, folder, git, remove: () => rmSync(base, { recursive: true, force: true }) };
}
