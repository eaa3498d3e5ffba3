import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The content of this repository. */
export const ownContentFolder = join(import.meta.dirname, '../../src/content');

/** Where the content lies, with the folders of further languages; the bench of large sites points `CONTENT_FOLDER` elsewhere. */
export const contentRoot = (): string => process.env.CONTENT_FOLDER || ownContentFolder;

/**
 * The further language that this process works for: the name of its folder of content, such as `de`. Null is the site's own
 * language. Modules are imported once, so each further language is a process of its own.
 */
export const passLanguage = (): string | null => process.env.SITE_LANGUAGE || null;

/** The content of this process's language. */
export const contentFolder = (): string => join(contentRoot(), passLanguage() ?? '');

const generated = join(import.meta.dirname, '../../generated');

/** What is generated for a language, null for the site's own: `@generated` of its process. */
export const generatedFor = (language: string | null): string =>
  language === null ? generated : join(generated, 'languages', language);

/** What `@generated` stands for in this process. */
export const generatedFolder = (): string => generatedFor(passLanguage());

/** A language tag (BCP 47) as a folder: no other folder of content has a name of two or three letters. */
const languageTag = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

/** The further languages of the site, in the order of their names. */
export function furtherLanguages(root: string = contentRoot()): string[] {
  if (!existsSync(root)) return [];
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && languageTag.test(entry.name))
    .map(({ name }) => name)
    .sort();
}
