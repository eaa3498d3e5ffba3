import { isDeepStrictEqual } from 'node:util';
import type { EntryContent, NewEntry, Overview, Saved } from '../../src/studio/data/api';
import { collectionOf, entryPath, type StudioCollection } from './collections';
import type { ContentWriter } from './content-writer';
import { versionOf, type ContentFiles } from './content-files';
import { mergeEntryFile, readEntryFile } from './entry-file';
import { fieldsOf } from './fields-of';
import { createListing } from './listing';
import type { NewMistakes } from './new-mistakes';
import { StudioError } from './studio-error';

type Untranslated = Overview['collections'][number]['untranslated'];

/** The entries of the site's own language in a further one. The methods throw StudioError if they refuse. */
export interface Translations {
  /** The form of a translation: a copy of the entry in the site's own language, as a draft where it can be one. */
  original: (collection: string, slug: string) => Promise<NewEntry>;
  translate: (collection: string, slug: string, content: EntryContent) => Promise<Saved>;
  /** The entries of a collection that this language lacks, by their titles in the site's own. */
  untranslatedOf: (collection: StudioCollection, slugs: readonly string[]) => Promise<Untranslated>;
}

export interface TranslationsOptions {
  files: ContentFiles;
  /** Those of the site's own language, which are the same where this is it. */
  shared: ContentFiles;
  writer: ContentWriter;
  newMistakes: NewMistakes;
  now: () => Date;
}

export function createTranslations({
  files,
  shared,
  writer: { inTurn, apply },
  newMistakes,
  now,
}: TranslationsOptions): Translations {
  const originals = shared.folder === files.folder ? null : createListing({ files: shared, now });

  /** The file of the site's own language that a translation begins with. */
  async function originalOf(
    collection: StudioCollection,
    slug: string,
  ): Promise<{ path: string; bytes: Buffer }> {
    const path = entryPath(collection, slug);
    const bytes = originals && !collection.isShared(slug) ? await shared.read(path) : null;
    if (!bytes) throw new StudioError(404, `There is no ${collection.singular} "${slug}" to translate.`);
    return { path, bytes };
  }

  async function expectUntranslated(path: string): Promise<void> {
    if (await files.read(path))
      throw new StudioError(422, 'It is translated already, perhaps in another tab. Open it from its list.');
  }

  return {
    untranslatedOf: async (collection, slugs) => {
      const all = (await originals?.summariesOf(collection, [])) ?? [];
      return all
        .filter(({ slug }) => !slugs.includes(slug) && !collection.isShared(slug))
        .map(({ slug, title }) => ({ slug, title }));
    },
    original: async (name, slug) => {
      const collection = collectionOf(name);
      const { path, bytes } = await originalOf(collection, slug);
      const { fields, body } = readEntryFile(path, bytes);
      const form = fieldsOf(collection.schemaOf(slug)!);
      const isDraft = form.some((field) => field.name === 'draft');
      return {
        form,
        text: collection.textOf(slug),
        content: { fields: { ...fields, ...(isDraft && { draft: true }) }, body },
      };
    },
    translate: (name, slug, content) =>
      inTurn(async () => {
        const { path, bytes: original } = await originalOf(collectionOf(name), slug);
        await expectUntranslated(path);
        // What a YAML file leaves out follows the original. A Markdown file is complete.
        const { fields: known } = readEntryFile(path, original);
        const isOwn = ([field, value]: [string, unknown]) => !isDeepStrictEqual(value, known[field]);
        const fields = path.endsWith('.yml')
          ? Object.fromEntries(Object.entries(content.fields).filter(isOwn))
          : content.fields;
        // Comments and folds stay.
        const bytes = mergeEntryFile(path, original, { ...content, fields });
        await newMistakes.expectNone('created', [{ path, bytes }]);
        await expectUntranslated(path);
        await apply(`Translate ${slug}`, [{ path, bytes }]);
        return { slug, version: versionOf(bytes) };
      }),
  };
}
