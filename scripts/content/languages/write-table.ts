import { join } from 'node:path';
import { brand } from '../../../src/content/brand';
import { rootPath } from '../../../src/lib/base-path';
import type { SiteLanguage } from '../../../src/lib/language-table';
import { furtherLanguages, generatedFolder, generatedFor, passLanguage } from '../content-folder';
import { languageName } from './language-module';
import { readPagesFile } from './pages-file';
import { writeTableModule } from './table-module';

/** The folder that a path is in, `/blog/` for `/blog/calm-menus`; null for a path of one part. */
const folderOf = (path: string) => /^\/[^/]+\/(?=.)/.exec(path)?.[0] ?? null;

/** The paths that a language lacks of all: of a folder that it lacks as a whole, the folder. */
export function missingPaths(all: readonly string[], own: readonly string[]): string[] {
  const has = new Set(own);
  const folders = new Set(own.map(folderOf));
  const lacked = all
    .filter((path) => !has.has(path))
    .map((path) => {
      const folder = folderOf(path);
      return folder === null || folders.has(folder) ? path : folder;
    });
  return [...new Set(lacked)].sort();
}

function siteLanguages(): SiteLanguage[] {
  const further = furtherLanguages();
  if (further.length === 0) return [];
  const found = [
    { tag: brand.language, folder: rootPath, generated: generatedFolder() },
    ...further.map((tag) => ({ tag, folder: `${rootPath}/${tag}`, generated: generatedFor(tag) })),
  ].map((language) => ({
    ...language,
    paths: readPagesFile(join(language.generated, 'content')).map(({ path }) => path),
  }));
  const all = found.flatMap(({ paths }) => paths);
  return found.map(({ tag, folder, paths }) => ({
    tag,
    name: languageName(tag),
    folder,
    missing: missingPaths(all, paths),
  }));
}

/**
 * Writes the table of languages for the bundles of each, from the lists of their pages.
 * @throws Error in the process of a further language, whose brand has its own tag
 */
export function writeLanguageTable(): void {
  if (passLanguage() !== null)
    throw new Error('The process of a further language does not know the site’s own language.');
  const languages = siteLanguages();
  for (const folder of [generatedFolder(), ...furtherLanguages().map(generatedFor)])
    writeTableModule(folder, languages);
}
