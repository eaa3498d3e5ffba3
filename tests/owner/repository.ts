import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export interface OwnersRepository {
  /** The owner's fresh clone. */
  owner: string;
  /** The folder of what was published, cloned as a host does. */
  cloneForHost: () => string;
  remove: () => void;
}

/** A file in two places, which takes no room where both are on one disk. */
function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/**
 * Puts a folder in a second place with links of its files. A link of the folder as a whole would not do: the bundler goes by the true
 * paths of packages, and those would be outside of the clone, where its settings do not apply.
 */
function linkFolder(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkFile(source, target);
  }
}

/** A new repository from the last commit of this one, and a clone of it with the packages of this one. */
export function cloneRepository(): OwnersRepository {
  const base = mkdtempSync(join(tmpdir(), 'owner-'));
  const remote = join(base, 'remote.git');
  const git = (...options: string[]) => execFileSync('git', options, { stdio: 'inherit' });
  const clone = (name: string) => {
    const folder = join(base, name);
    git('clone', '--quiet', remote, folder);
    git('-C', folder, 'config', 'user.name', 'Owner');
    git('-C', folder, 'config', 'user.email', 'owner@undula.example');
    linkFolder(join(root, 'node_modules'), join(folder, 'node_modules'));
    return folder;
  };
  git('clone', '--quiet', '--bare', root, remote);
  return {
    owner: clone('owner'),
    cloneForHost: () => clone('host'),
    remove: () => rmSync(base, { recursive: true, force: true }),
  };
}

/** Runs a tool of the project in a folder. @returns the seconds that it took. @throws Error if it fails */
export function run(folder: string, command: string, args: readonly string[], env = {}): number {
  const started = Date.now();
  const { status } = spawnSync(join(folder, 'node_modules/.bin', command), args, {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${folder}.`);
  return Math.round((Date.now() - started) / 1000);
}
