import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { brand } from '../../src/content/brand';
import type { Tell } from './mistakes';
import type { ContentFile } from './read-entry';
import { isSlug } from '@/lib/slug';

const root = join(import.meta.dirname, '../..');

/** A path as mistakes name it: from the project's folder. */
export const shownPath = (path: string): string => relative(root, path).replaceAll('\\', '/') || '.';

/** Which line of a file is not UTF-8, from 1. */
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

function decode(bytes: Buffer): string | null {
  try {
    // A byte order mark at the start is dropped on the way.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n');
  } catch {
    return null;
  }
}

/** What a text may take from the brand file: `{brand.name}`, `{brand.email}`. */
const brandWords = /\{brand\.(name|email|phone)\}/g;

/** Reads one content file, with the brand's words in their places; null where it is not UTF-8, which is told. */
export function readContentFile(path: string, tell: Tell): ContentFile | null {
  const file = shownPath(path);
  const bytes = readFileSync(path);
  const text = decode(bytes);
  if (text === null) {
    tell({
      file,
      line: firstBrokenLine(bytes),
      field: 'encoding',
      expected: 'a file saved as UTF-8',
      got: 'other bytes',
    });
    return null;
  }
  const branded = text.replace(brandWords, (_, word: 'name' | 'email' | 'phone') => brand[word]);
  return { slug: basename(path, '.md'), file, text: branded };
}

/**
 * The Markdown files of a folder, by name. Hidden files and files that are no Markdown are passed over; a folder that does
 * not exist holds none.
 */
export function readFolder(folder: string, tell: Tell): ContentFile[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    const wrong = (field: string, expected: string) => {
      tell({ file: shownPath(path), line: 1, field, expected, got: JSON.stringify(entry.name) });
      return [];
    };
    if (entry.name.startsWith('.')) return [];
    if (entry.isDirectory())
      return wrong('folder', 'files only: a page lies directly in the folder of its kind');
    if (!entry.name.endsWith('.md'))
      return /\.(mdx?|markdown)$/i.test(entry.name) ? wrong('file name', 'the ending .md') : [];
    const name = basename(entry.name, '.md');
    if (!isSlug(name))
      return wrong('file name', 'small letters, digits and single hyphens, such as "harbour-ferry.md"');
    // `blog/index.html` would be served in place of `blog.html`.
    if (name === 'index') return wrong('file name', 'a name other than "index"');
    return readContentFile(path, tell) ?? [];
  });
}
