import { existsSync, readdirSync, watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';

/** A folder and all below it. None if it is gone. */
function foldersIn(root: string): string[] {
  if (!existsSync(root)) return [];
  const below = readdirSync(root, { withFileTypes: true, recursive: true });
  return [
    root,
    ...below.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name)),
  ];
}

/**
 * Watches folders and all below them, also those to come. Each one by itself: the option `recursive` of Node 20 loses
 * a file that was replaced, which is how many editors save.
 * @param onChange - called once after changes that follow each other within `delay` ms
 * @returns what ends it
 */
export function watchFolders(roots: readonly string[], onChange: () => void, delay: number): () => void {
  const watchers = new Map<string, FSWatcher>();
  let waiting: NodeJS.Timeout | undefined;
  const watchAll = () => {
    for (const folder of roots.flatMap(foldersIn)) {
      if (watchers.has(folder)) continue;
      const forget = () => void watchers.delete(folder);
      watchers.set(folder, watch(folder, changed).on('error', forget).on('close', forget));
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
