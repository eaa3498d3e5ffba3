import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Tell } from './mistakes';

const root = join(import.meta.dirname, '../..');

/** A path as mistakes name it: from the project's folder. */
export const shownPath = (path: string): string => relative(root, path).replaceAll('\\', '/') || '.';

/** The longest article has a hundredth of this length. Nobody writes a longer file by hand. */
const longest = 1_000_000;

/** Returns the first line of a file that is not UTF-8, from 1. */
const firstBrokenLine = (bytes: Buffer): number =>
  bytes
    .toString('latin1')
    .split('\n')
    .findIndex((line) => !isUtf8(Buffer.from(line, 'latin1'))) + 1;

/** Whether a text ends within the code of an article, which may show a conflict. */
const isInFence = (text: string) => (text.match(/^(```|~~~)/gm)?.length ?? 0) % 2 === 1;

/**
 * Reads a file that the site can't do without, with `\n` at the ends of its lines. Null if it can't be read; its mistake
 * is told then.
 */
export function readTextFile(path: string, tell: Tell): string | null {
  const file = shownPath(path);
  const wrong = (field: string, expected: string, got: string, line = 1) => {
    tell({ file, line, field, expected, got });
    return null;
  };
  if (!existsSync(path))
    return wrong(
      'file',
      `this file, which the site needs (\`git restore ${file}\` restores the last committed version)`,
      'no such file',
    );
  const stats = statSync(path);
  if (!stats.isFile()) return wrong('file', 'a text file', stats.isDirectory() ? 'a folder' : 'not a file');
  const { size } = stats;
  if (size > longest) return wrong('size', 'at most 1 MB of text', `${(size / 1_000_000).toFixed(1)} MB`);
  const bytes = readFileSync(path);
  if (!isUtf8(bytes))
    return wrong('encoding', 'a file saved as UTF-8', 'other bytes', firstBrokenLine(bytes));
  // The decoder drops a byte order mark.
  const text = new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n');
  const marked = /^<{7} .*$(?=[^]*^={7}$[^]*^>{7} )/m.exec(text);
  if (marked && !isInFence(text.slice(0, marked.index)))
    return wrong(
      'conflict',
      'a merged text: delete one version and git’s conflict lines',
      JSON.stringify(marked[0]),
      text.slice(0, marked.index).split('\n').length,
    );
  return text;
}
