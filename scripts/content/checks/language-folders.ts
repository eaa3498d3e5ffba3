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
      wrong('the tag of a language, such as "fr" or "pt-BR" (move any other folder out of the content)');
    else if (isSame(own))
      wrong('another language than the one of the site, whose content is directly in the content folder');
    else if (twin !== undefined)
      wrong('one folder for a language', oneOf([twin, tag]).replace(' or ', ' and '));
  }
}
