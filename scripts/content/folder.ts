import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Tell } from './mistakes';
import type { ContentFile } from './read-entry';
import { readTextFile, shownPath } from './text-file';
import { isSlug } from '@/lib/slug';

/** Reads one content file; null if it can't be read, which is reported. */
export function readContentFile(path: string, tell: Tell): ContentFile | null {
  const text = readTextFile(path, tell);
  return text === null ? null : { slug: basename(path, '.md'), file: shownPath(path), text };
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
      return /\.(mdx?|markdown)(\.txt)?$/i.test(entry.name) ? wrong('file name', 'the ending .md') : [];
    const name = basename(entry.name, '.md');
    if (!isSlug(name))
      return wrong('file name', 'small letters, digits and single hyphens, such as "harbour-ferry.md"');
    // `blog/index.html` would be served in place of `blog.html`.
    if (name === 'index') return wrong('file name', 'a name other than "index"');
    return readContentFile(path, tell) ?? [];
  });
}
