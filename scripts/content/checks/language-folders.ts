import { join } from 'node:path';
import { isLanguage } from '../content-folder';
import { oneOf, type Tell } from '../mistakes';
import { shownPath } from '../text-file';

interface LanguageFolders {
  /** Of the site's own content. */
  folder: string;
  /** The names of the folders in it. */
  languages: readonly string[];
  /** The language tag of the site. */
  own: string;
}

/**
 * Folders that have the form of a language tag, and are no further language of the site.
 */
export function checkLanguageFolders({ folder, languages, own }: LanguageFolders, tell: Tell): void {
  for (const [index, tag] of languages.entries()) {
    const isSame = (other: string) => other.toLowerCase() === tag.toLowerCase();
    const wrong = (expected: string, got = JSON.stringify(tag)) =>
      tell({ file: shownPath(join(folder, tag)), line: 1, field: 'folder', expected, got });
    const twin = languages.slice(0, index).find(isSame);
    if (!isLanguage(tag))
      wrong('a language tag such as "fr" or "pt-BR" (move other folders out of the content folder)');
    else if (isSame(own))
      wrong('a language other than the site’s own, whose files are in the content folder itself');
    else if (twin !== undefined)
      wrong('one folder per language', oneOf([twin, tag]).replace(' or ', ' and '));
  }
}
