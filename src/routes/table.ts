/** Values for the `:name` parts of a pattern. */
export type RouteParams = Readonly<Record<string, string>>;

interface RouteRow {
  /** From the root, `:name` for a part that varies. */
  pattern: string;
  /** The path that search engines should know instead, where this one is an alias. */
  canonical?: string;
}

/**
 * The spine of the house: every kind of page there is. The router, the menus, the prerender, the sitemap, the search index
 * and the route-sweep tests read this table; a path is a literal nowhere else. Which pages a pattern with parts has comes
 * from content (`scripts/content`), which the first view does without.
 */
const table = {
  home: { pattern: '/' },
  'home-alias': { pattern: '/home', canonical: '/' },
  about: { pattern: '/about' },
  contact: { pattern: '/contact' },
  services: { pattern: '/service' },
  service: { pattern: '/services/:slug' },
  team: { pattern: '/team' },
  person: { pattern: '/team/:slug' },
  blog: { pattern: '/blog' },
  'blog-page': { pattern: '/blog/page/:page' },
  'blog-tag': { pattern: '/blog/tag/:tag' },
  'blog-tag-page': { pattern: '/blog/tag/:tag/page/:page' },
  post: { pattern: '/blog/:slug' },
  careers: { pattern: '/careers' },
  job: { pattern: '/careers/:slug' },
  portfolio: { pattern: '/portfolio' },
  'portfolio-page': { pattern: '/portfolio/page/:page' },
  project: { pattern: '/portfolio/:id' },
  'project-category': { pattern: '/projects/:category' },
  'project-category-page': { pattern: '/projects/:category/page/:page' },
  search: { pattern: '/search' },
  privacy: { pattern: '/privacy' },
  policy: { pattern: '/policy' },
  accessibility: { pattern: '/accessibility' },
} as const satisfies Record<string, RouteRow>;

export type RouteId = keyof typeof table;

export const routes: Readonly<Record<RouteId, RouteRow>> = table;
