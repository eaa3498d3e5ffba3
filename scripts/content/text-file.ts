import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Tell } from './mistakes';

const root = join(import.meta.dirname, '../..');

/** A path as mistakes name it: from the project's folder. */
export const shownPath = (path: string): string => relative(root, path).replaceAll('\\', '/') || '.';

/** The longest article has a hundredth of this length. Nobody writes a longer file by hand. */
const longest = 1_000_000;

/** Returns the first line of a file that is not UTF-8, from 1. */
function firstBrokenLine(bytes: Buffer): number {
  let start = 0;
  for (let line = 1; start < bytes.length; line++) {
    const end = bytes.indexOf('\n', start);
    const stop = end === -1 ? bytes.length : end;
    if (!Buffer.from(bytes.subarray(start, stop).toString('utf8')).equals(bytes.subarray(start, stop)))
      return line;
    start = stop + 1;
  }
  return 1;
}

// Drops a byte order mark.
const utf8 = new TextDecoder('utf-8', { fatal: true });

function decode(bytes: Buffer): string | null {
  try {
    return utf8.decode(bytes).replace(/\r\n?/g, '\n');
  } catch {
    return null;
  }
}

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
  const text = decode(bytes);
  if (text === null) return wrong('encoding', 'a file saved as UTF-8', 'other bytes', firstBrokenLine(bytes));
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
