import { readdirSync, statSync, watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';

/** Identifies a folder. One that was deleted and made again is another one, though it may have the same inode. */
function identityOf(path: string): string {
  const { ino, birthtimeNs } = statSync(path, { bigint: true });
  return `${ino}:${birthtimeNs}`;
}

/** A folder and all below it, by identity. Empty if it is gone. */
function foldersIn(root: string): (readonly [identity: string, path: string])[] {
  try {
    const below = readdirSync(root, { withFileTypes: true, recursive: true });
    const folders = below.filter((entry) => entry.isDirectory());
    const paths = [root, ...folders.map((entry) => join(entry.parentPath, entry.name))];
    return paths.map((path) => [identityOf(path), path]);
  } catch {
    // Deleted meanwhile: its own change is reported too.
    return [];
  }
}

/**
 * Watches folders and all below them, also those that are added later. Each one by itself: the option `recursive` of Node 20
 * misses a file that was replaced, which is how many editors save.
 * @param onChange - called once after changes that follow each other within `delay` ms
 * @returns a function that ends it
 */
export function watchFolders(roots: readonly string[], onChange: () => void, delay: number): () => void {
  const watchers = new Map<string, FSWatcher>();
  let waiting: NodeJS.Timeout | undefined;
  const watchAll = () => {
    const present = new Map(roots.flatMap(foldersIn));
    for (const [identity, watcher] of watchers) {
      if (present.has(identity)) continue;
      watcher.close();
      watchers.delete(identity);
    }
    for (const [identity, path] of present) {
      if (watchers.has(identity)) continue;
      try {
        watchers.set(
          identity,
          watch(path, changed).on('error', () => {}),
        );
      } catch {
        // Deleted meanwhile, as above.
      }
    }
  };
  const changed = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      watchAll();
      onChange();
    }, delay);
  };
  watchAll();
  return () => {
    clearTimeout(waiting);
    for (const watcher of watchers.values()) watcher.close();
  };
}
