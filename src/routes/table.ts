/** Values for the `:name` parts of a pattern. */
export type RouteParams = Readonly<Record<string, string>>;

interface RouteRow {
  /** From the root, `:name` for a part that varies. */
  pattern: string;
  /** The path that search engines should know instead, where this one is an alias. */
  canonical?: string;
}

/**
 * The spine of the house: every kind of page there is. The router, the menus, the prerender, the search box and the
 * route-sweep tests read this table; a path is a literal nowhere else. What a pattern's parts may be and what a page is
 * called comes from content, in `pages.ts`, which the first view does without.
 */
const table = {
  home: { pattern: '/' },
  'home-alias': { pattern: '/home', canonical: '/' },
  about: { pattern: '/about' },
  contact: { pattern: '/contact' },
  services: { pattern: '/service' },
  service: { pattern: '/services/:slug' },
  team: { pattern: '/team' },
  blog: { pattern: '/blog' },
  careers: { pattern: '/careers' },
  portfolio: { pattern: '/portfolio' },
  project: { pattern: '/portfolio/:id' },
  'project-category': { pattern: '/projects/:category' },
  privacy: { pattern: '/privacy' },
  policy: { pattern: '/policy' },
} as const satisfies Record<string, RouteRow>;

export type RouteId = keyof typeof table;

export const routes: Readonly<Record<RouteId, RouteRow>> = table;
