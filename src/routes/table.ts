import { brand } from '@/content/brand';
import { pages } from '@/content/pages';
import { projectCategories, projects } from '@/content/projects';
import { services } from '@/content/services';

/** Values for the `:name` parts of a pattern. */
export type RouteParams = Readonly<Record<string, string>>;

/** What search engines and the browser's tab say about a page. */
export interface RouteMeta {
  /** The page's own name, without the brand. */
  title: string;
  description: string;
}

interface RouteRow {
  /** From the root, `:name` for a part that varies. */
  pattern: string;
  /** Every value of the pattern's parts that exists; anything else is a 404. Absent on a pattern without parts. */
  entries?: readonly RouteParams[];
  meta: (params: RouteParams) => RouteMeta;
  /** The path that search engines should know instead, where this one is an alias. */
  canonical?: string;
}

const homeMeta = { title: brand.tagline.replace(/\.$/, ''), description: brand.description };

/** Finds the item that a route's parameter names. Throws where the table's own entries are wrong. */
function named<T>(items: readonly T[], matches: (item: T) => boolean, wanted: string | undefined): T {
  const item = items.find(matches);
  if (!item) throw new Error(`No content for "${wanted}": every entry of a route needs its data.`);
  return item;
}

/**
 * The spine of the house: every page there is. The router, the menus, the prerender, the sitemap and the route-sweep
 * tests read this table; a path is a literal nowhere else.
 */
const table = {
  home: { pattern: '/', meta: () => homeMeta },
  'home-alias': { pattern: '/home', meta: () => homeMeta, canonical: '/' },
  about: { pattern: '/about', meta: () => pages.about },
  contact: { pattern: '/contact', meta: () => pages.contact },
  services: { pattern: '/service', meta: () => pages.services },
  service: {
    pattern: '/services/:slug',
    entries: services.map(({ slug }) => ({ slug })),
    meta: ({ slug }) => named(services, (service) => service.slug === slug, slug),
  },
  team: { pattern: '/team', meta: () => pages.team },
  blog: { pattern: '/blog', meta: () => pages.blog },
  careers: { pattern: '/careers', meta: () => pages.careers },
  portfolio: { pattern: '/portfolio', meta: () => pages.portfolio },
  project: {
    pattern: '/portfolio/:id',
    entries: projects.map(({ id }) => ({ id })),
    meta: ({ id }) => {
      const project = named(projects, (candidate) => candidate.id === id, id);
      return { title: project.title, description: project.summary };
    },
  },
  'project-category': {
    pattern: '/projects/:category',
    entries: projectCategories.map(({ slug }) => ({ category: slug })),
    meta: ({ category }) => named(projectCategories, ({ slug }) => slug === category, category),
  },
  privacy: { pattern: '/privacy', meta: () => pages.privacy },
  policy: { pattern: '/policy', meta: () => pages.policy },
} as const satisfies Record<string, RouteRow>;

export type RouteId = keyof typeof table;

export const routes: Readonly<Record<RouteId, RouteRow>> = table;
