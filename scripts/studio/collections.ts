import type { GenericSchema } from 'valibot';
import { isSlug } from '../../src/lib/slug';
import { pathTo } from '../../src/routes/paths';
import type { RouteId } from '../../src/routes/table';
import { aboutSchema, pageSchema, testimonialSchema } from '../../src/content/schema/entries';
import type { TextKind } from '../../src/studio/data/api';
import { entryPaths } from '../content/addresses';
import { schemas } from '../content/collections';
import { yamlFiles } from '../content/yaml-files';
import { paletteSchema } from '../palette/palette-schema';
import { StudioError } from './studio-error';

/** A folder of Markdown files with the same fields, or the YAML files. */
export interface StudioCollection {
  /** The name of the folder; of the YAML files `site`. */
  name: string;
  /** As a heading. */
  label: string;
  /** One of them, in a sentence: 'person'. */
  singular: string;
  /** The field that names an entry, or the names of all entries there can be, in their order. */
  title: string | Readonly<Record<string, string>>;
  /** The field with the day of an entry, if it has one. */
  date?: string;
  /** Whether entries can be added, renamed and deleted. */
  isOpen: boolean;
  /** Null for an entry that the site has no place for. */
  schemaOf: (slug: string) => GenericSchema | null;
  textOf: (slug: string) => TextKind;
  /** The path of an entry's page on the site. */
  pageOf: (slug: string) => string;
  /** The folder with files whose fields an entry can take over; null for none. */
  readyOf: (slug: string) => string | null;
  /** Whether an entry is the same in all languages. */
  isShared: (slug: string) => boolean;
}

/** The fields that are no file of their own: each is a YAML file below the content folder. */
const siteFiles = {
  brand: { title: 'Brand', schema: yamlFiles.brand.wanted, route: 'contact' },
  home: { title: 'Home page', schema: yamlFiles.home.wanted, route: 'home' },
  navigation: { title: 'Menu', schema: yamlFiles.navigation.wanted, route: 'home' },
  pages: { title: 'Texts of lists', schema: yamlFiles.pages.wanted, route: 'blog' },
  'project-categories': {
    title: 'Categories of projects',
    schema: yamlFiles.categories.wanted,
    route: 'portfolio',
  },
  words: { title: 'Words of the interface', schema: yamlFiles.words.wanted, route: 'home' },
  palette: { title: 'Colours', schema: paletteSchema, route: 'home' },
} as const satisfies Record<string, { title: string; schema: GenericSchema; route: RouteId }>;
const isSiteFile = (slug: string): slug is keyof typeof siteFiles => Object.hasOwn(siteFiles, slug);

/** The defaults of a folder of Markdown files. */
const folder = {
  isOpen: true,
  textOf: () => 'markdown',
  readyOf: () => null,
  isShared: () => false,
} as const satisfies Partial<StudioCollection>;

const open = (
  name: keyof typeof schemas,
  words: Pick<StudioCollection, 'label' | 'singular' | 'title' | 'date'>,
): StudioCollection => ({
  ...folder,
  name,
  schemaOf: () => schemas[name],
  pageOf: entryPaths[name],
  ...words,
});

/** In the order of the Studio's first screen. */
export const studioCollections: readonly StudioCollection[] = [
  {
    name: 'site',
    label: 'Site',
    singular: 'file',
    title: Object.fromEntries(Object.entries(siteFiles).map(([slug, { title }]) => [slug, title])),
    isOpen: false,
    textOf: () => 'none',
    schemaOf: (slug) => (isSiteFile(slug) ? siteFiles[slug].schema : null),
    pageOf: (slug) => pathTo(isSiteFile(slug) ? siteFiles[slug].route : 'home'),
    readyOf: (slug) => (slug === 'palette' ? 'palettes' : null),
    isShared: (slug) => slug === 'palette',
  },
  open('posts', { label: 'Posts', singular: 'post', title: 'title', date: 'date' }),
  {
    ...open('projects', { label: 'Projects', singular: 'project', title: 'title', date: 'date' }),
    textOf: () => 'blocks',
  },
  open('services', { label: 'Services', singular: 'service', title: 'title' }),
  open('people', { label: 'People', singular: 'person', title: 'name' }),
  open('jobs', { label: 'Jobs', singular: 'job', title: 'title', date: 'posted' }),
  {
    ...folder,
    name: 'testimonials',
    label: 'Testimonials',
    singular: 'testimonial',
    title: 'name',
    schemaOf: () => testimonialSchema,
    // It has no page of its own.
    pageOf: () => pathTo('home'),
  },
  {
    ...folder,
    name: 'pages',
    label: 'Pages',
    singular: 'page',
    title: 'title',
    textOf: (slug) => (slug === 'about' ? 'markdown' : 'blocks'),
    schemaOf: (slug) => (slug === 'about' ? aboutSchema : pageSchema),
    pageOf: (slug) => (slug === 'about' ? pathTo('about') : entryPaths.pages(slug)),
  },
];

/** @throws StudioError for a name that is none */
export function collectionOf(name: string): StudioCollection {
  const found = studioCollections.find((collection) => collection.name === name);
  if (!found) throw new StudioError(404, `There is no collection "${name}".`);
  return found;
}

/** Whether an address can be that of an entry. Disks take names of 255 bytes. */
export const isEntrySlug = (slug: string): boolean => isSlug(slug) && slug !== 'index' && slug.length <= 100;

/**
 * The path of an entry from the content folder.
 * @throws StudioError for a name that no address can have
 */
export function entryPath({ name, singular, title, schemaOf }: StudioCollection, slug: string): string {
  if (!isEntrySlug(slug))
    throw new StudioError(
      422,
      `The address "${slug}" does not work. Use at most 100 small letters, digits and single hyphens, such as "harbour-ferry".`,
      { field: 'slug' },
    );
  if (!schemaOf(slug)) throw new StudioError(404, `There is no ${singular} "${slug}".`);
  return typeof title === 'string' ? `${name}/${slug}.md` : `${slug}.yml`;
}
