import { join } from 'node:path';
import type { GenericSchema, InferOutput } from 'valibot';
import * as schema from '../../src/content/schema';
import { countCategories, type Kind, type SiteIndex } from './addresses';
import { readContentFile, readFolder } from './folder';
import { withOwnPicture, type PicturedDoc, type PicturedKind } from './pictures/in-front-matter';
import { readEntry, type Entry, type ReadOptions } from './read-entry';
import { countTags } from './tags';
import { shownPath } from './text-file';

/** The front matter of each kind. */
export const schemas = {
  posts: schema.postSchema,
  projects: schema.projectDocSchema,
  services: schema.serviceDocSchema,
  people: schema.personDocSchema,
  jobs: schema.jobSchema,
} as const satisfies Record<Kind, GenericSchema>;

/** The front matter of each page that is one file. */
export const pageSchemas = {
  about: schema.aboutSchema,
  privacy: schema.legalSchema,
  policy: schema.legalSchema,
  accessibility: schema.legalSchema,
} as const;

interface Collection<Doc> {
  /** The folder, for what is missing from it: `src/content/posts`. */
  folder: string;
  /** Every file, so that a mistake in one makes no reference to it a second mistake. */
  slugs: readonly string[];
  /** Those whose fields are right. */
  entries: readonly Entry<Doc>[];
}

/** What was found of each kind, in the order of the files. */
export type Collections = { readonly [K in Kind]: Collection<InferOutput<(typeof schemas)[K]>> };

/** The pages that are one file each; null where one cannot be read. */
export type SinglePages = {
  readonly [Name in keyof typeof pageSchemas]: Entry<InferOutput<(typeof pageSchemas)[Name]>> | null;
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

/** Reads what has a page each. */
export function readCollections(folder: string, options: ReadOptions): Collections {
  const read = <K extends Kind>(kind: K) => readCollection(join(folder, kind), schemas[kind], options);
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
  };
}

function readPage<Schema extends GenericSchema>(
  path: string,
  wanted: Schema,
  options: ReadOptions,
): Entry<InferOutput<Schema>> | null {
  const file = readContentFile(path, options.tell);
  return file && readEntry(file, wanted, options);
}

/** Reads the pages that are one file each. */
export const readSinglePages = (folder: string, options: ReadOptions): SinglePages => ({
  about: readPage(join(folder, 'pages/about.md'), pageSchemas.about, options),
  privacy: readPage(join(folder, 'pages/privacy.md'), pageSchemas.privacy, options),
  policy: readPage(join(folder, 'pages/policy.md'), pageSchemas.policy, options),
  accessibility: readPage(join(folder, 'pages/accessibility.md'), pageSchemas.accessibility, options),
});

/** The names alone. */
export const shelfOf = (
  { posts, projects, services, people, jobs }: Collections,
  categories: readonly schema.ProjectCategory[],
): SiteIndex => ({
  slugs: {
    posts: posts.slugs,
    projects: projects.slugs,
    services: services.slugs,
    people: people.slugs,
    jobs: jobs.slugs,
  },
  tags: countTags(posts.entries.map(({ doc }) => doc.tags)),
  categories: countCategories(
    categories,
    projects.entries.map(({ doc }) => doc.category),
  ),
});
