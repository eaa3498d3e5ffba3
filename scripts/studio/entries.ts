import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { EntryContent, NewEntry, OpenEntry, ReadyFields, Saved } from '../../src/studio/data/api';
import { collectionOf, entryPath, type StudioCollection } from './collections';
import type { ContentWriter } from './content-writer';
import { versionOf, type ContentFiles } from './content-files';
import { mergeEntryFile, newEntryFile, readEntryFile } from './entry-file';
import { fieldsOf } from './fields-of';
import type { Listing } from './listing';
import { linksOfLanguages, renameChanges } from './mentions';
import { mistakesError, type NewMistakes } from './new-mistakes';
import { StudioError } from './studio-error';

/** Entries in their forms. Every method throws StudioError if it refuses. */
export interface Entries {
  /** The form of a new entry. */
  blank: (collection: string) => NewEntry;
  open: (collection: string, slug: string) => Promise<OpenEntry>;
  create: (collection: string, slug: string, content: EntryContent) => Promise<Saved>;
  save: (collection: string, slug: string, content: EntryContent, version: string) => Promise<Saved>;
  rename: (collection: string, slug: string, to: string, version: string) => Promise<Saved>;
  remove: (collection: string, slug: string, version: string) => Promise<void>;
}

/** Advice where a dialog has no versions to choose from. */
const reload = 'Reload this page to see it, then try again.';

function expectOpen({ isOpen, label }: StudioCollection): void {
  if (!isOpen) throw new StudioError(422, `${label} cannot be added, renamed or deleted here.`);
}

/** The ready-made fields in a folder's YAML files: `forest-and-copper.yml` as `Forest and copper`. */
async function readyFields(files: ContentFiles, folder: string | null): Promise<ReadyFields[]> {
  if (folder === null) return [];
  const names = (await files.list(folder)).filter((name) => name.endsWith('.yml'));
  return Promise.all(
    names.map(async (name) => {
      const words = basename(name, '.yml').replaceAll('-', ' ');
      const { fields } = readEntryFile(name, (await files.read(`${folder}/${name}`))!);
      return { label: words.slice(0, 1).toUpperCase() + words.slice(1), fields };
    }),
  );
}

export interface EntriesOptions {
  files: ContentFiles;
  writer: ContentWriter;
  newMistakes: NewMistakes;
  titleOf: Listing['titleOf'];
}

export function createEntries({
  files,
  writer: { inTurn, apply },
  newMistakes,
  titleOf,
}: EntriesOptions): Entries {
  async function expectFree(path: string): Promise<void> {
    if (await files.read(path))
      throw new StudioError(422, 'There is a file with this address already. Choose another one.', {
        field: 'slug',
      });
  }

  /**
   * The file of a new entry.
   * @throws StudioError for an address that does not work, with all mistakes of the content: the form shows both
   */
  async function newPath(collection: StudioCollection, slug: string, bytes: Buffer): Promise<string> {
    try {
      const path = entryPath(collection, slug);
      await expectFree(path);
      return path;
    } catch (error) {
      if (!(error instanceof StudioError) || !error.details.field) throw error;
      const unusedPath = entryPath(collection, randomUUID());
      const mistakes = (await newMistakes.of([{ path: unusedPath, bytes }])).map((mistake) => ({
        ...mistake,
        file: mistake.file.replace(unusedPath, `${collection.name}/${slug}.md`),
      }));
      throw new StudioError(error.status, error.message, { ...error.details, mistakes });
    }
  }

  /** The file as it is, where it is the version that the form was opened with. */
  async function expectVersion(
    path: string,
    version: string,
    advice = 'Choose the version to keep.',
  ): Promise<Buffer> {
    const bytes = await files.read(path);
    if (bytes && versionOf(bytes) === version) return bytes;
    throw new StudioError(
      409,
      bytes
        ? `The file was changed outside of this form. ${advice}`
        : 'The file was deleted outside of this form.',
      { theirs: bytes && { ...readEntryFile(path, bytes), version: versionOf(bytes) } },
    );
  }

  return {
    blank: (name) => {
      const collection = collectionOf(name);
      expectOpen(collection);
      return { form: fieldsOf(collection.schemaOf('')!), text: collection.textOf('') };
    },
    open: async (name, slug) => {
      const collection = collectionOf(name);
      const path = entryPath(collection, slug);
      const bytes = await files.read(path);
      if (!bytes) throw new StudioError(404, `There is no ${collection.singular} "${slug}".`);
      const content = readEntryFile(path, bytes);
      return {
        slug,
        ...content,
        title: (await titleOf(collection, slug)).title,
        version: versionOf(bytes),
        form: fieldsOf(collection.schemaOf(slug)!),
        text: collection.textOf(slug),
        page: collection.pageOf(slug),
        ready: await readyFields(files, collection.readyOf(slug)),
      };
    },
    create: (name, slug, content) =>
      inTurn(async () => {
        const collection = collectionOf(name);
        expectOpen(collection);
        const bytes = newEntryFile(content);
        const path = await newPath(collection, slug, bytes);
        await newMistakes.expectNone('created', [{ path, bytes }]);
        // The check takes a moment, in which an editor can write.
        await expectFree(path);
        await apply(`Create ${slug}`, [{ path, bytes }]);
        return { slug, version: versionOf(bytes) };
      }),
    save: (name, slug, content, version) =>
      inTurn(async () => {
        const path = entryPath(collectionOf(name), slug);
        const before = await expectVersion(path, version);
        const bytes = mergeEntryFile(path, before, content);
        if (bytes.equals(before)) return { slug, version };
        await newMistakes.expectNone('saved', [{ path, bytes }]);
        // The check takes a moment, in which an editor can save.
        await expectVersion(path, version);
        await apply(`Save ${slug}`, [{ path, bytes }]);
        return { slug, version: versionOf(bytes) };
      }),
    rename: (name, slug, to, version) =>
      inTurn(async () => {
        const collection = collectionOf(name);
        expectOpen(collection);
        const [path, target] = [entryPath(collection, slug), entryPath(collection, to)];
        await expectVersion(path, version, reload);
        const renamed = () => renameChanges(files, { collection: name, slug }, to);
        const changes = await renamed();
        const targets = changes.filter((change) => change.path.endsWith(target)).map((change) => change.path);
        for (const each of targets) await expectFree(each);
        await newMistakes.expectNone('renamed', changes);
        await expectVersion(path, version, reload);
        for (const each of targets) await expectFree(each);
        if (!isDeepStrictEqual(await renamed(), changes))
          throw new StudioError(
            422,
            'Not renamed: a file that names this entry was changed meanwhile. Try again.',
          );
        await apply(`Rename ${slug}`, changes);
        return { slug: to, version: versionOf(changes.find((change) => change.path === target)!.bytes!) };
      }),
    remove: (name, slug, version) =>
      inTurn(async () => {
        const collection = collectionOf(name);
        expectOpen(collection);
        const path = entryPath(collection, slug);
        await expectVersion(path, version, reload);
        await newMistakes.expectNone('deleted', [{ path, bytes: null }]);
        const linked = await linksOfLanguages(files, { collection: name, slug });
        if (linked.length > 0) throw mistakesError('deleted', linked);
        await expectVersion(path, version, reload);
        await apply(`Delete ${slug}`, [{ path, bytes: null }]);
      }),
  };
}
