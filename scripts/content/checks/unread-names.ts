import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { schemas } from '../collections';
import { likely } from '../suggest';
import { shownPath } from '../text-file';
import { yamlFiles } from '../yaml-files';

const folders = [...Object.keys(schemas), 'pages', 'testimonials', 'palettes', 'plates', 'schema'];
const files = [...Object.values(yamlFiles).map(({ name }) => `${name}.yml`), 'palette.yml'];

/** Endings of files that an owner writes, also as editors save them. */
const written = /\.(md|ya?ml)(\.txt)?$/i;

/**
 * Warns of files and folders that look like content and that nothing reads, mostly for a slip in their names.
 * @param folder - the content of a language
 * @param languages - the folders of further languages in it
 */
export function unreadNames(folder: string, languages: readonly string[]): string[] {
  if (!existsSync(folder)) return [];
  const known = new Set([...folders, ...files, ...languages]);
  const unread = readdirSync(folder, { withFileTypes: true }).filter((entry) => {
    if (entry.name.startsWith('.') || known.has(entry.name)) return false;
    if (!entry.isDirectory()) return written.test(entry.name);
    return readdirSync(join(folder, entry.name)).some((name) => written.test(name));
  });
  return unread
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((entry) => {
      const meant = likely(entry.isDirectory() ? folders : files, entry.name);
      const hint = meant === null ? 'Move it out of the content, or rename it.' : `Did you mean "${meant}"?`;
      return `${shownPath(join(folder, entry.name))} is read by nothing. ${hint}`;
    });
}
