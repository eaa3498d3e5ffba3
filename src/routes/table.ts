import { basePath, rowsWithBase } from '@/lib/base-path';

/** Values of the `:name` segments of a pattern. */
export type RouteParams = Readonly<Record<string, string>>;

interface RouteRow {
  /** Path from the site's folder on, with `:name` for a variable segment. */
  pattern: string;
  /** The page that renders the route: its folder and file name in `src/pages`. */
  page: string;
  /** The canonical path, if this one is an alias. */
  canonical?: string;
}

/**
 * All routes of the public site, used by the router, the menus, the prerender, the sitemap, the search index
 * and the route-sweep tests. No other file contains a path literal. The values of the parameters come from
 * content (`scripts/content`), which the first view does not need.
 */
const table = {
  home: { pattern: '/', page: 'home' },
  'home-alias': { pattern: '/home', page: 'home', canonical: '/' },
  about: { pattern: '/about', page: 'about' },
  contact: { pattern: '/contact', page: 'contact' },
  services: { pattern: '/service', page: 'services' },
  service: { pattern: '/services/:slug', page: 'service' },
  team: { pattern: '/team', page: 'team' },
  person: { pattern: '/team/:slug', page: 'person' },
  blog: { pattern: '/blog', page: 'blog' },
  'blog-page': { pattern: '/blog/page/:page', page: 'blog' },
  'blog-tag': { pattern: '/blog/tag/:tag', page: 'blog' },
  'blog-tag-page': { pattern: '/blog/tag/:tag/page/:page', page: 'blog' },
  post: { pattern: '/blog/:slug', page: 'post' },
  careers: { pattern: '/careers', page: 'careers' },
  job: { pattern: '/careers/:slug', page: 'job' },
  portfolio: { pattern: '/portfolio', page: 'portfolio' },
  'portfolio-page': { pattern: '/portfolio/page/:page', page: 'portfolio' },
  project: { pattern: '/portfolio/:id', page: 'project' },
  'project-category': { pattern: '/projects/:category', page: 'project-category' },
  'project-category-page': { pattern: '/projects/:category/page/:page', page: 'project-category' },
  search: { pattern: '/search', page: 'search' },
  /** The owner's pages. The last row: every other path of one segment comes first. */
  page: { pattern: '/:slug', page: 'content-page' },
} as const satisfies Record<string, RouteRow>;

type Table = typeof table;

export type RouteId = keyof Table;

/** The page that renders a route. */
export type PageOf<Id extends RouteId> = Table[Id]['page'];

/** Routes whose pattern has parameters. */
export type RouteWithParams = {
  [Id in RouteId]: Table[Id]['pattern'] extends `${string}:${string}` ? Id : never;
}[RouteId];

type Routes = { readonly [Id in RouteId]: RouteRow & { page: PageOf<Id> } };

/** The routes by their paths in the address bar. */
export const routes: Routes = basePath ? rowsWithBase<Routes>(table, ['pattern', 'canonical']) : table;
