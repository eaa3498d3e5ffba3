import { brand } from '@/content/brand';
import { pages as texts } from '@/content/pages';
import { projectCategories, projects } from '@/content/projects';
import { services } from '@/content/services';
import { pathTo } from './paths';
import { routes, type RouteId, type RouteParams } from './table';

/** What search engines, the browser's tab and a list of pages say about a page. */
export interface PageInfo {
  /** The page's own name, without the brand. */
  title: string;
  description: string;
}

interface Page extends PageInfo {
  id: RouteId;
  params: RouteParams;
  path: string;
}

const page = (id: RouteId, { title, description }: PageInfo, params: RouteParams = {}): Page => ({
  id,
  params,
  path: pathTo(id, params),
  title,
  description,
});

const home: PageInfo = { title: brand.tagline.replace(/\.$/, ''), description: brand.description };

/** The pages of each route: one, or one for each item of content behind it. */
const pagesOf: Readonly<Record<RouteId, () => Page[]>> = {
  home: () => [page('home', home)],
  'home-alias': () => [page('home-alias', home)],
  about: () => [page('about', texts.about)],
  contact: () => [page('contact', texts.contact)],
  services: () => [page('services', texts.services)],
  service: () => services.map((service) => page('service', service, { slug: service.slug })),
  team: () => [page('team', texts.team)],
  blog: () => [page('blog', texts.blog)],
  careers: () => [page('careers', texts.careers)],
  portfolio: () => [page('portfolio', texts.portfolio)],
  project: () =>
    projects.map(({ id, title, summary }) => page('project', { title, description: summary }, { id })),
  'project-category': () =>
    projectCategories.map((category) => page('project-category', category, { category: category.slug })),
  privacy: () => [page('privacy', texts.privacy)],
  policy: () => [page('policy', texts.policy)],
};

/** Every page that exists, in the order of the table: for the prerender, the search box and the sweeps. */
export const allPages = (): Page[] => (Object.keys(routes) as RouteId[]).flatMap((id) => pagesOf[id]());

/** The page behind a match, or null where no content answers to its parameters. */
export function pageOf(id: RouteId, params: RouteParams): Page | null {
  const path = pathTo(id, params);
  return pagesOf[id]().find((candidate) => candidate.path === path) ?? null;
}
