import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The content of this repository. */
export const ownContentFolder = join(import.meta.dirname, '../../src/content');

/** Returns the content folder, with the folders of further languages; the bench of large sites sets `CONTENT_FOLDER`. */
export const contentRoot = (): string => process.env.CONTENT_FOLDER || ownContentFolder;

/**
 * The further language that this process works for: the name of its folder of content, such as `de`. Null is the site's own
 * language. Modules are imported once, so each further language is a process of its own.
 */
export const passLanguage = (): string | null => process.env.SITE_LANGUAGE || null;

/** The content of this process's language. */
export const contentFolder = (): string => join(contentRoot(), passLanguage() ?? '');

const generated = join(import.meta.dirname, '../../generated');

/** Returns a language's folder of generated files, null for the site's own: `@generated` of its process. */
export const generatedFor = (language: string | null): string =>
  language === null ? generated : join(generated, 'languages', language);

/** Returns the folder that `@generated` resolves to in this process. */
export const generatedFolder = (): string => generatedFor(passLanguage());

/** A language tag (BCP 47) as a folder: no other folder of content has a name of two or three letters. */
const languageTag = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Whether a tag is well formed and names a language. */
export function isLanguage(tag: string): boolean {
  try {
    return languageTag.test(tag) && languageNames.of(tag) !== undefined;
  } catch {
    return false;
  }
}

/** The further languages of the site, in the order of their names. */
export function furtherLanguages(root: string = contentRoot()): string[] {
  if (!existsSync(root)) return [];
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && languageTag.test(entry.name))
    .map(({ name }) => name)
    .sort();
}

/**
 * Makes the folder of a further language. Without a file in it, all of its pages show the texts of the site's own language.
 * @param own - the language tag of the site
 * @returns the folder
 * @throws Error for a tag that names no language, and for a language that the site has
 */
export function addLanguage(tag: string, own: string): string {
  if (!isLanguage(tag))
    throw new Error(
      `No language has the tag "${tag}". Write it as in "fr" for French or "pt-BR" for Brazilian Portuguese.`,
    );
  const isSame = (other: string) => other.toLowerCase() === tag.toLowerCase();
  if (isSame(own)) throw new Error(`The site itself is in "${own}": edit it with "npm run studio".`);
  const present = furtherLanguages().find(isSame);
  if (present !== undefined) throw new Error(`The site has the language "${present}" already.`);
  const folder = join(contentRoot(), tag);
  mkdirSync(folder, { recursive: true });
  return folder;
}
