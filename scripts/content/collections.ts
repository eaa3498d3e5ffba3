import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { GenericSchema, InferOutput } from 'valibot';
import {
  aboutSchema,
  jobSchema,
  pageSchema,
  personDocSchema,
  postSchema,
  projectDocSchema,
  serviceDocSchema,
  testimonialSchema,
  type AboutDoc,
  type PageDoc,
  type ProjectDoc,
  type TestimonialDoc,
} from '../../src/content/schema/entries';
import type { Kind } from './addresses';
import { passLanguage } from './content-folder';
import type { Day } from './days';
import { readContentFile, readFolder } from './folder';
import { hiddenBy, type Hidden } from './hidden';
import { withOwnPicture, type PicturedDoc, type PicturedKind } from './pictures/in-front-matter';
import {
  readEntry,
  readEntryWithBlocks,
  type ContentFile,
  type Entry,
  type EntryWithBlocks,
  type PageEntry,
  type ReadOptions,
} from './read-entry';
import { shownPath } from './text-file';

/** The front matter of each kind. */
export const schemas = {
  posts: postSchema,
  projects: projectDocSchema,
  services: serviceDocSchema,
  people: personDocSchema,
  jobs: jobSchema,
} as const satisfies Record<Exclude<Kind, 'pages'>, GenericSchema>;

/** The page that has a design, and fields, of its own. */
const aboutFile = 'pages/about.md';

/** An entry that the site does not show. */
export interface HiddenItem<Item> {
  entry: Item;
  why: Hidden;
}

export interface Collection<Doc, Item = Entry<Doc>> {
  /** The folder, for mistakes about missing files: `src/content/posts`. */
  folder: string;
  /** Every file that is published, so that a mistake in one makes no reference to it a second mistake. */
  slugs: readonly string[];
  /** Those whose fields are right and that are published. */
  entries: readonly Item[];
  /** Drafts and those whose day is to come. They are checked, and nothing can name them. */
  hidden: readonly HiddenItem<Item>[];
}

/** Any entry, of which the day and the draft are read. */
type PublicItem = Pick<Entry<unknown>, 'slug' | 'file' | 'doc'>;

export interface CollectionOptions extends ReadOptions {
  /** Today in the agency's zone. With null, drafts and scheduled content count as published. */
  today: Day | null;
}

/** The entries of each kind, in the order of the files. */
export type Collections = {
  readonly [K in Exclude<keyof typeof schemas, 'projects'>]: Collection<InferOutput<(typeof schemas)[K]>>;
} & {
  readonly projects: Collection<ProjectDoc, EntryWithBlocks<ProjectDoc>>;
  readonly pages: Collection<PageDoc, PageEntry>;
  readonly testimonials: Collection<TestimonialDoc>;
};

/** Reads the files of a folder, and sorts out those that are not on the site yet. */
function readCollection<Item extends PublicItem>(
  folder: string,
  { today, ...options }: CollectionOptions,
  read: (file: ContentFile, options: ReadOptions) => Item | null,
  isEntry: (file: ContentFile) => boolean = () => true,
): Collection<unknown, Item> {
  const files = readFolder(folder, options.tell).filter(isEntry);
  const all = files.flatMap((file) => read(file, options) ?? []);
  const hidden = all.flatMap((entry) => {
    const why = today === null ? null : hiddenBy(entry.doc as object, today);
    return why ? [{ entry, why }] : [];
  });
  const isHidden = new Set(hidden.map(({ entry }) => entry.slug));
  for (const { entry } of hidden) options.pictures.leaveOut(entry.file);
  return {
    folder: shownPath(folder),
    slugs: files.map(({ slug }) => slug).filter((slug) => !isHidden.has(slug)),
    entries: all.filter(({ slug }) => !isHidden.has(slug)),
    hidden,
  };
}

/** Reads the content with a page for each entry, and the content that pages quote. */
export function readCollections(folder: string, options: CollectionOptions): Collections {
  const read = <K extends keyof typeof schemas>(kind: K) =>
    readCollection(join(folder, kind), options, (file, reading) => readEntry(file, schemas[kind], reading));
  const withPicture = <K extends PicturedKind & keyof typeof schemas>(kind: K) =>
    readCollection(join(folder, kind), options, (file, reading) => {
      const entry = readEntry(file, schemas[kind], reading) as Entry<PicturedDoc> | null;
      return entry && (withOwnPicture(kind, entry, reading) as Entry<InferOutput<(typeof schemas)[K]>>);
    });
  return {
    posts: withPicture('posts'),
    projects: readCollection(join(folder, 'projects'), options, (file, reading) => {
      const entry = readEntryWithBlocks(file, projectDocSchema, reading);
      return entry && withOwnPicture('projects', entry, reading);
    }),
    services: withPicture('services'),
    people: withPicture('people'),
    jobs: read('jobs'),
    // The page on the agency has a design, and fields, of its own.
    pages: readCollection(
      join(folder, 'pages'),
      options,
      (file, reading) => readEntryWithBlocks(file, pageSchema, reading),
      ({ slug }) => `pages/${slug}.md` !== aboutFile,
    ),
    testimonials: readCollection(join(folder, 'testimonials'), options, (file, reading) => {
      const entry = readEntry(file, testimonialSchema, reading);
      return entry && withOwnPicture('testimonials', entry, reading);
    }),
  };
}

/** Reads the page on the agency; null where it cannot be read, or where a further language lacks it. */
export function readAbout(folder: string, options: ReadOptions): Entry<AboutDoc> | null {
  const path = join(folder, aboutFile);
  if (passLanguage() !== null && !existsSync(path)) return null;
  const file = readContentFile(path, options.tell);
  return file && readEntry(file, aboutSchema, options);
}

/** Those that are published, and those that are not yet. */
export const allOf = <Item>({
  entries,
  hidden,
}: {
  entries: readonly Item[];
  hidden: readonly HiddenItem<Item>[];
}) => [...entries, ...hidden.map(({ entry }) => entry)];
