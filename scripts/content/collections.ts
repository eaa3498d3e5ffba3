import { join } from 'node:path';
import type { GenericSchema, InferOutput } from 'valibot';
import * as schema from '../../src/content/schema';
import { countCategories, type Kind, type SiteIndex } from './addresses';
import { readContentFile, readFolder } from './folder';
import { withOwnPicture, type PicturedDoc, type PicturedKind } from './pictures/in-front-matter';
import { readEntry, readPageEntry, type Entry, type PageEntry, type ReadOptions } from './read-entry';
import { countTags } from './tags';
import { shownPath } from './text-file';

/** The front matter of each kind. */
export const schemas = {
  posts: schema.postSchema,
  projects: schema.projectDocSchema,
  services: schema.serviceDocSchema,
  people: schema.personDocSchema,
  jobs: schema.jobSchema,
} as const satisfies Record<Exclude<Kind, 'pages'>, GenericSchema>;

/** The page that has a design, and fields, of its own. */
const aboutFile = 'pages/about.md';

interface Collection<Doc, Item = Entry<Doc>> {
  /** The folder, for what is missing from it: `src/content/posts`. */
  folder: string;
  /** Every file, so that a mistake in one makes no reference to it a second mistake. */
  slugs: readonly string[];
  /** Those whose fields are right. */
  entries: readonly Item[];
}

/** What was found of each kind, in the order of the files. */
export type Collections = {
  readonly [K in keyof typeof schemas]: Collection<InferOutput<(typeof schemas)[K]>>;
} & {
  readonly pages: Collection<schema.PageDoc, PageEntry>;
  readonly testimonials: Collection<schema.TestimonialDoc>;
};

function readCollection<Schema extends GenericSchema>(
  folder: string,
  wanted: Schema,
  options: ReadOptions,
): Collection<InferOutput<Schema>> {
  const files = readFolder(folder, options.tell);
  return {
    folder: shownPath(folder),
    slugs: files.map(({ slug }) => slug),
    entries: files.flatMap((file) => readEntry(file, wanted, options) ?? []),
  };
}

/** Reads what has a page each, and what pages quote. */
export function readCollections(folder: string, options: ReadOptions): Collections {
  const read = <K extends keyof typeof schemas>(kind: K) =>
    readCollection(join(folder, kind), schemas[kind], options);
  const withPictures = <Doc extends PicturedDoc>(kind: PicturedKind, collection: Collection<Doc>) => ({
    ...collection,
    entries: collection.entries.map((entry) => withOwnPicture(kind, entry, options)),
  });
  return {
    posts: withPictures('posts', read('posts')),
    projects: withPictures('projects', read('projects')),
    services: withPictures('services', read('services')),
    people: withPictures('people', read('people')),
    jobs: read('jobs'),
    pages: readPages(join(folder, 'pages'), options),
    testimonials: withPictures(
      'testimonials',
      readCollection(join(folder, 'testimonials'), schema.testimonialSchema, options),
    ),
  };
}

/** The pages that have nothing but blocks. A draft is checked like the others; nothing can lead to it. */
function readPages(folder: string, options: ReadOptions): Collections['pages'] {
  const files = readFolder(folder, options.tell).filter(({ slug }) => `pages/${slug}.md` !== aboutFile);
  const entries = files.flatMap((file) => readPageEntry(file, options) ?? []);
  const drafts = new Set(entries.filter(({ doc }) => doc.draft).map(({ slug }) => slug));
  return {
    folder: shownPath(folder),
    slugs: files.map(({ slug }) => slug).filter((slug) => !drafts.has(slug)),
    entries,
  };
}

/** Reads the page on the agency; null where it cannot be read. */
export function readAbout(folder: string, options: ReadOptions): Entry<schema.AboutDoc> | null {
  const path = join(folder, aboutFile);
  const file = readContentFile(path, options.tell);
  return file && readEntry(file, schema.aboutSchema, options);
}

/** The names alone. */
export const shelfOf = (
  { posts, projects, services, people, jobs, pages }: Collections,
  categories: readonly schema.ProjectCategory[],
): SiteIndex => ({
  slugs: {
    posts: posts.slugs,
    projects: projects.slugs,
    services: services.slugs,
    people: people.slugs,
    jobs: jobs.slugs,
    pages: pages.slugs,
  },
  tags: countTags(posts.entries.map(({ doc }) => doc.tags)),
  categories: countCategories(
    categories,
    projects.entries.map(({ doc }) => doc.category),
  ),
});
