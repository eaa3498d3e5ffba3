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

/** @param remote - whether the copy is a repository that is pushed to a bare one beside it */
export function copyContent({ remote = false } = {}): ContentCopy {
  const base = mkdtempSync(join(tmpdir(), 'studio-'));
  const root = join(base, 'work');
  const folder = join(root, 'src/content');
  cpSync(join(import.meta.dirname, '../../src/content'), folder, { recursive: true });
  const git = (...options: string[]) =>
    execFileSync('git', ['-C', root, ...options], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  if (remote) {
    execFileSync('git', ['init', '--quiet', '--bare', join(base, 'remote.git')]);
    execFileSync('git', ['init', '--quiet', '--initial-branch=main', root]);
    git('config', 'user.name', 'Owner');
    git('config', 'user.email', 'owner@undula.example');
    git('remote', 'add', 'origin', join(base, 'remote.git'));
    git('add', '.');
    git('commit', '--quiet', '-m', 'Content');
    git('push', '--quiet', '-u', 'origin', 'main');
  }
  return { root, folder, git, remove: () => rmSync(base, { recursive: true, force: true }) };
}
