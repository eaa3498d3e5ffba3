import type { ProjectCategory } from '../../src/content/schema/project-categories';
import { mapRecord } from '../../src/lib/map-record';
import { pathTo } from '../../src/routes/paths';
import type { RouteId, RouteParams, RouteWithParams } from '../../src/routes/table';
import type { Tag } from './tags';

/** The kinds of content that have a page each. */
export type Kind = 'posts' | 'projects' | 'services' | 'people' | 'jobs' | 'pages';

/** The path of an entry's page. */
export const entryPaths: Readonly<Record<Kind, (slug: string) => string>> = {
  posts: (slug) => pathTo('post', { slug }),
  projects: (id) => pathTo('project', { id }),
  services: (slug) => pathTo('service', { slug }),
  people: (slug) => pathTo('person', { slug }),
  jobs: (slug) => pathTo('job', { slug }),
  pages: (slug) => pathTo('page', { slug }),
};

export const kinds = Object.keys(entryPaths) as Kind[];

/** The content by name: enough to derive every address of the site. */
export interface SiteIndex {
  slugs: Readonly<Record<Kind, readonly string[]>>;
  /** The labels of the posts, with how many posts each has. */
  tags: readonly Tag[];
  /** The categories of projects in their order, with how many projects each has. */
  categories: readonly { slug: string; count: number }[];
  /** The routes that a further language lacks as a whole. @default none */
  lacked?: ReadonlySet<RouteId>;
}

/** @param slugsOf - returns the names of the entries of a kind */
export const siteIndexOf = (
  slugsOf: (kind: Kind) => readonly string[],
  {
    projects,
    categories,
    ...rest
  }: Pick<SiteIndex, 'tags' | 'lacked'> & {
    projects: readonly { doc: { category: string } }[];
    categories: readonly ProjectCategory[];
  },
): SiteIndex => ({
  ...rest,
  slugs: mapRecord(entryPaths, (_, kind) => slugsOf(kind)),
  categories: categories.map(({ slug }) => ({
    slug,
    count: projects.filter(({ doc }) => doc.category === slug).length,
  })),
});

/** The number of list items on one page. */
export const partSize = 12;

/** Returns the number of pages for a list of `count` items; an empty list has a page that says so. */
export const partCount = (count: number): number => Math.max(1, Math.ceil(count / partSize));

/** The parts of a list after the first, which has an address without a number. */
const furtherParts = (count: number, params: RouteParams = {}): RouteParams[] =>
  Array.from({ length: partCount(count) - 1 }, (_, index) => ({ ...params, page: String(index + 2) }));

/** The pages of each route that has parts. Every other route has one page. */
const addresses: Readonly<Record<RouteWithParams, (siteIndex: SiteIndex) => RouteParams[]>> = {
  service: ({ slugs }) => slugs.services.map((slug) => ({ slug })),
  person: ({ slugs }) => slugs.people.map((slug) => ({ slug })),
  'blog-page': ({ slugs }) => furtherParts(slugs.posts.length),
  'blog-tag': ({ tags }) => tags.map(({ slug }) => ({ tag: slug })),
  'blog-tag-page': ({ tags }) => tags.flatMap(({ slug, count }) => furtherParts(count, { tag: slug })),
  post: ({ slugs }) => slugs.posts.map((slug) => ({ slug })),
  job: ({ slugs }) => slugs.jobs.map((slug) => ({ slug })),
  'portfolio-page': ({ slugs }) => furtherParts(slugs.projects.length),
  project: ({ slugs }) => slugs.projects.map((id) => ({ id })),
  'project-category': ({ categories }) => categories.map(({ slug }) => ({ category: slug })),
  'project-category-page': ({ categories }) =>
    categories.flatMap(({ slug, count }) => furtherParts(count, { category: slug })),
  page: ({ slugs }) => slugs.pages.map((slug) => ({ slug })),
};

/** The parameters of every page of a route, in the order of its list. */
export function addressesOf(id: RouteId, siteIndex: SiteIndex): RouteParams[] {
  if (siteIndex.lacked?.has(id)) return [];
  return id in addresses ? addresses[id as RouteWithParams](siteIndex) : [{}];
}
