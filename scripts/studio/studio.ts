import { randomUUID } from 'node:crypto';
import { basename, dirname, extname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { plates } from '../../src/content/plates';
import { slugOf } from '../../src/lib/slug';
import { routes, type RouteId } from '../../src/routes/table';
import { cardPlate, widePlate } from '../content/checks/references';
import type { Mistake } from '../content/mistakes';
import { formatNames, isPictureName } from '../content/pictures/formats';
import { inspectPicture } from '../content/pictures/read-pictures';
import type {
  EntryContent,
  Choices,
  DrawingState,
  NewEntry,
  OpenEntry,
  Overview,
  Page,
  PublishResult,
  ReadyFields,
  Saved,
} from '../../src/studio/data/api';
import type { CheckChange } from './check-change';
import { collectionOf, entryPath, studioCollections, type StudioCollection } from './collections';
import { shownIn, versionOf, type ContentFiles, type FileChange } from './content-files';
import { mergeEntryFile, newEntryFile, readEntryFile, textLineOf } from './entry-file';
import type { Drawings } from './drawings';
import { fieldsOf } from './fields-of';
import type { ContentGit } from './git';
import { createHistory } from './history';
import { createListing } from './listing';
import { linksOfLanguages, renameChanges } from './mentions';
import { StudioError } from './studio-error';

/** The Studio's operations on the content. Every method throws StudioError if it refuses. */
export interface Studio {
  overview: () => Promise<Overview>;
  /** The form of a new entry. */
  blank: (collection: string) => NewEntry;
  /** The form of a translation: a copy of the entry in the site's own language, as a draft where it can be one. */
  original: (collection: string, slug: string) => Promise<NewEntry>;
  translate: (collection: string, slug: string, content: EntryContent) => Promise<Saved>;
  open: (collection: string, slug: string) => Promise<OpenEntry>;
  create: (collection: string, slug: string, content: EntryContent) => Promise<Saved>;
  save: (collection: string, slug: string, content: EntryContent, version: string) => Promise<Saved>;
  rename: (collection: string, slug: string, to: string, version: string) => Promise<Saved>;
  remove: (collection: string, slug: string, version: string) => Promise<void>;
  choices: (collection: string) => Promise<Choices>;
  picture: (collection: string, name: string) => Promise<Buffer>;
  /** @returns the name that the file has got */
  upload: (collection: string, name: string, bytes: Buffer) => Promise<{ name: string }>;
  /** Deletes a picture that no content uses. */
  removePicture: (collection: string, name: string) => Promise<void>;
  /** @param id - of the last change, as the overview names it */
  undo: (id: number) => Promise<{ undone: string }>;
  changes: ContentGit['changes'];
  drawings: () => DrawingState;
  /** Begins to draw the pictures that have other colours than the site. */
  draw: () => DrawingState;
  publish: (message: string) => Promise<PublishResult>;
}

export interface StudioOptions {
  files: ContentFiles;
  /** Those of the site's own language, whose pictures further ones show too. @default the same */
  shared?: ContentFiles;
  git: ContentGit;
  check: CheckChange;
  /** Checks what the content means for further languages. Rejects with StudioError. @default there are none */
  checkLanguages?: () => Promise<void>;
  /** Writes the files outside of the content that follow the brand file. Called before a publication. @default there are none */
  writeBrandFiles?: () => Promise<void>;
  /** @default pictures always have the site's colours */
  drawings?: Drawings;
  /** Called after each change of an entry, before it is answered: shows it in the preview. @default nothing */
  show?: () => Promise<void>;
  /** @default now */
  now?: () => Date;
}

/** The pages that a menu may name: without parts of lists, jobs, which end, and second addresses; each once. */
function menuPages(pages: readonly Page[]): Page[] {
  const found = new Map<string, Page>();
  for (const page of pages) {
    const key = JSON.stringify([page.route, page.params]);
    const isOther = 'page' in page.params || page.route === 'job' || routes[page.route as RouteId].canonical;
    if (!isOther && !found.has(key)) found.set(key, page);
  }
  return [...found.values()];
}

/** An act on an entry, as its refusal names it. */
type Act = 'saved' | 'created' | 'renamed' | 'deleted';

function refusal(act: Act, mistakes: readonly Mistake[]): StudioError {
  const things = mistakes.length === 1 ? 'one thing' : `${mistakes.length} things`;
  const reason =
    act === 'deleted'
      ? 'the site could not be built without this.'
      : `the site could not be built with this. Change ${things}.`;
  return new StudioError(422, `Not ${act}: ${reason}`, { mistakes });
}

/** Advice where a dialog has no versions to choose from. */
const reload = 'Reload this page to see it, then try again.';

const drawnState: DrawingState = { stale: 0, time: '', isDrawing: false, progress: '', failure: '' };

/** Identifies a mistake without its line, which changes with edits above it. */
const keyOf = ({ file, field, expected, got }: Mistake) => JSON.stringify([file, field, expected, got]);

export function createStudio({
  files,
  shared = files,
  git,
  check,
  checkLanguages = async () => {},
  writeBrandFiles = async () => {},
  drawings = { state: () => drawnState, start: () => {} },
  show = async () => {},
  now = () => new Date(),
}: StudioOptions): Studio {
  const history = createHistory(files);
  const { titleOf, summariesOf, references } = createListing({ files, now });
  const originals = shared.folder === files.folder ? null : createListing({ files: shared, now });
  let queue: Promise<unknown> = Promise.resolve();
  /** Runs one change after the other. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = queue.then(work, work);
    queue = turn.catch(() => {});
    return turn;
  }
  const shown = (path: string) => shownIn(files, path);

  /** A mistake with its line in the Markdown text, if that is in a changed file. */
  function withTextLine(mistake: Mistake, changes: readonly FileChange[]): Mistake & { textLine?: number } {
    const change = changes.find(({ path }) => shown(path) === mistake.file);
    const first = change?.bytes && textLineOf(change.path, change.bytes);
    // An empty text is missing from the line above it.
    if (!first || (mistake.line < first && mistake.field !== 'text')) return mistake;
    return { ...mistake, textLine: Math.max(1, mistake.line - first + 1) };
  }

  /** The mistakes that the build would have with changes, without those that other files have already. */
  async function mistakesOf(changes: readonly FileChange[]): Promise<readonly Mistake[]> {
    const { mistakes } = await check(changes);
    if (mistakes.length === 0) return [];
    const own = new Set(changes.map(({ path }) => shown(path)));
    const known = new Set((await check([])).mistakes.map(keyOf));
    return mistakes
      .filter((mistake) => own.has(mistake.file) || !known.has(keyOf(mistake)))
      .map((mistake) => withTextLine(mistake, changes));
  }

  /** Refuses changes that the build would refuse. */
  async function expectGood(act: Act, changes: readonly FileChange[]): Promise<void> {
    const mistakes = await mistakesOf(changes);
    if (mistakes.length > 0) throw refusal(act, mistakes);
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
      const mistakes = await mistakesOf([{ path: entryPath(collection, randomUUID()), bytes }]);
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

  /** Returns the ready-made fields in a folder's YAML files: `forest-and-copper.yml` as `Forest and copper`. */
  async function readyFields(folder: string | null): Promise<ReadyFields[]> {
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

  async function write(label: string, changes: readonly FileChange[]): Promise<void> {
    const steps = [];
    for (const { path, bytes } of changes) steps.push({ path, before: await files.read(path), after: bytes });
    for (const change of changes) await files.write(change);
    history.add(label, steps);
  }

  async function apply(label: string, changes: readonly FileChange[]): Promise<void> {
    await write(label, changes);
    await show();
  }

  /** The entries of a collection that this language lacks, by their titles in the site's own. */
  async function untranslatedOf(collection: StudioCollection, slugs: readonly string[]) {
    const all = (await originals?.summariesOf(collection, [])) ?? [];
    return all
      .filter(({ slug }) => !slugs.includes(slug) && !collection.isShared(slug))
      .map(({ slug, title }) => ({ slug, title }));
  }

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

  function expectOpen({ isOpen, label }: StudioCollection): void {
    if (!isOpen) throw new StudioError(422, `${label} cannot be added, renamed or deleted here.`);
  }

  async function expectFree(path: string): Promise<void> {
    if (await files.read(path))
      throw new StudioError(422, 'There is a file with this address already. Choose another one.', {
        field: 'slug',
      });
  }

  async function expectUntranslated(path: string): Promise<void> {
    if (await files.read(path))
      throw new StudioError(422, 'It is translated already, perhaps in another tab. Open it from its list.');
  }

  return {
    overview: async () => {
      const { mistakes, warnings, unusedPictures } = await check([]);
      const collections = [];
      for (const collection of studioCollections) {
        const { name, label, singular, isOpen } = collection;
        const entries = await summariesOf(collection, mistakes);
        const untranslated = await untranslatedOf(
          collection,
          entries.map(({ slug }) => slug),
        );
        collections.push({ name, label, singular, isOpen, entries, untranslated });
      }
      const told = new Set(collections.flatMap(({ entries }) => entries.flatMap((entry) => entry.mistakes)));
      const others = mistakes.filter((mistake) => !told.has(mistake));
      return {
        collections,
        mistakes: others,
        warnings,
        unusedPictures: unusedPictures.map((path) => ({ collection: dirname(path), name: basename(path) })),
        undo: history.last(),
      };
    },
    blank: (name) => {
      const collection = collectionOf(name);
      expectOpen(collection);
      return { form: fieldsOf(collection.schemaOf('')!), text: collection.textOf('') };
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
        await expectGood('created', [{ path, bytes }]);
        await expectUntranslated(path);
        await apply(`Translate ${slug}`, [{ path, bytes }]);
        return { slug, version: versionOf(bytes) };
      }),
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
        ready: await readyFields(collection.readyOf(slug)),
      };
    },
    create: (name, slug, content) =>
      inTurn(async () => {
        const collection = collectionOf(name);
        expectOpen(collection);
        const bytes = newEntryFile(content);
        const path = await newPath(collection, slug, bytes);
        await expectGood('created', [{ path, bytes }]);
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
        await expectGood('saved', [{ path, bytes }]);
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
        await expectGood('renamed', changes);
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
        await expectGood('deleted', [{ path, bytes: null }]);
        const linked = await linksOfLanguages(files, { collection: name, slug });
        if (linked.length > 0) throw refusal('deleted', linked);
        await expectVersion(path, version, reload);
        await apply(`Delete ${slug}`, [{ path, bytes: null }]);
      }),
    choices: async (name) => {
      collectionOf(name);
      const ids = Object.keys(plates);
      const crop = { posts: cardPlate, projects: widePlate }[name];
      const names = [...(await files.list(name)), ...(await shared.list(name))];
      return {
        pictures: {
          files: [...new Set(names)].filter(isPictureName),
          drawn: crop ? ids.filter((id) => Object.hasOwn(plates, crop(id))) : ids,
        },
        references: await references(),
        pages: name === 'site' ? menuPages((await check([])).pages) : [],
      };
    },
    picture: async (name, file) => {
      const path = `${collectionOf(name).name}/${file}`;
      const bytes = isPictureName(file) ? ((await files.read(path)) ?? (await shared.read(path))) : null;
      if (!bytes) throw new StudioError(404, `There is no picture "${file}".`);
      return bytes;
    },
    upload: (name, file, bytes) =>
      inTurn(async () => {
        const { name: folder, label, title } = collectionOf(name);
        if (typeof title !== 'string') throw new StudioError(422, `${label} has no pictures.`);
        if (!isPictureName(file))
          throw new StudioError(
            422,
            `"${file}" is no picture that the site can show. Export it as ${formatNames}.`,
          );
        const { fault } = await inspectPicture(bytes);
        if (fault) throw new StudioError(422, `${file}: expected ${fault.expected}, got ${fault.got}.`);
        const ending = extname(file).toLowerCase();
        const stem =
          slugOf(basename(file, extname(file)))
            .slice(0, 100)
            .replace(/-$/, '') || 'picture';
        for (let number = 1; ; number++) {
          const wanted = number === 1 ? `${stem}${ending}` : `${stem}-${number}${ending}`;
          const path = `${folder}/${wanted}`;
          // A further language shows the pictures of the site's own, which this must not replace.
          const before = (await files.read(path)) ?? (await shared.read(path));
          if (before && !before.equals(bytes)) continue;
          // No page shows it yet.
          if (!before) await write(`Upload ${wanted}`, [{ path, bytes }]);
          return { name: wanted };
        }
      }),
    removePicture: (name, file) =>
      inTurn(async () => {
        const path = `${collectionOf(name).name}/${file}`;
        const { mistakes, unusedPictures } = await check([]);
        if (mistakes.length > 0)
          throw new StudioError(
            422,
            `Not deleted: the content has mistakes, so the Studio can’t check whether ${file} is used. Fix them first.`,
            { mistakes },
          );
        if (!unusedPictures.includes(path))
          throw new StudioError(
            422,
            `Not deleted: ${file} is used, or no longer there. Reload this page to see which pictures are unused.`,
          );
        await write(`Delete ${file}`, [{ path, bytes: null }]);
      }),
    undo: (id) =>
      inTurn(async () => {
        const undone = await history.undo(id);
        await show();
        return { undone };
      }),
    changes: () => git.changes(),
    drawings: () => drawings.state(),
    draw: () => {
      drawings.start();
      return drawings.state();
    },
    publish: (message) =>
      inTurn(async () => {
        const { mistakes } = await check([]);
        if (mistakes.length > 0)
          throw new StudioError(422, 'Not published: the content has mistakes.', { mistakes });
        // It writes what the preview reads, without drafts.
        await checkLanguages().finally(show);
        const { stale } = drawings.state();
        if (stale > 0)
          throw new StudioError(
            422,
            `Not published: ${stale === 1 ? 'one picture has' : `${stale} pictures have`} other colours than the site. Draw ${stale === 1 ? 'it' : 'them'} first.`,
          );
        await writeBrandFiles();
        const result = await git.publish(message);
        return { ...result, changes: await git.changes() };
      }),
  };
}
