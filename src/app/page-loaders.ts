import type { ComponentType } from 'react';
import type { PageData } from '@/content/page-data';
import { loadPageData } from '@/platform/page-data';
import { matchPath } from '@/routes/match';
import { routes, type PageOf, type RouteId } from '@/routes/table';

export type PageName = PageOf<RouteId> | 'not-found';

type Page<Name> = ComponentType<Name extends keyof PageData ? { data: PageData[Name] } : object>;

// `(await import(…)).Name` instead of `.then(…)`: Parcel 2.16 loses the binding of the latter in the server
// bundle.
/** The code of each page in the route table. A page's bundle is named after its file. */
export const pageLoaders: { readonly [Name in PageName]: () => Promise<Page<Name>> } = {
  home: async () => {
    const { HomePage, homeReady } = await import('@/pages/home/home');
    await homeReady();
    return HomePage;
  },
  about: async () => (await import('@/pages/about/about')).AboutPage,
  contact: async () => (await import('@/pages/contact/contact')).ContactPage,
  services: async () => (await import('@/pages/services/services')).ServicesPage,
  service: async () => (await import('@/pages/service/service')).ServicePage,
  team: async () => (await import('@/pages/team/team')).TeamPage,
  person: async () => (await import('@/pages/person/person')).PersonPage,
  blog: async () => (await import('@/pages/blog/blog')).BlogPage,
  post: async () => (await import('@/pages/post/post')).PostPage,
  careers: async () => (await import('@/pages/careers/careers')).CareersPage,
  job: async () => (await import('@/pages/job/job')).JobPage,
  portfolio: async () => (await import('@/pages/portfolio/portfolio')).PortfolioPage,
  project: async () => {
    const { ProjectPage, blocksReady } = await import('@/pages/project/project');
    await blocksReady();
    return ProjectPage;
  },
  'project-category': async () =>
    (await import('@/pages/project-category/project-category')).ProjectCategoryPage,
  search: async () => (await import('@/pages/search/search')).SearchPage,
  'content-page': async () => {
    const { ContentPage, blocksReady } = await import('@/pages/content-page/content-page');
    await blocksReady();
    return ContentPage;
  },
  'not-found': async () => (await import('@/pages/not-found/not-found')).NotFoundPage,
};

/** The page of a route; null is the 404. */
export const pageNameOf = (id: RouteId | null): PageName => (id ? routes[id].page : 'not-found');

/** Pages whose first view moves: they hydrate by themselves if a graphics card can animate it. The 404 page runs its client at once. */
export const movingPages: readonly PageName[] = ['home', 'not-found'];

/** Whether the build writes content files for a page. */
export const hasContent = (page: PageName): boolean => page !== 'home' && page !== 'not-found';

/**
 * Loads a page's code and content in parallel. Rejects if either fails. Successful parts stay cached, so the
 * page then renders at once.
 */
export async function loadPage(path: string): Promise<void> {
  const page = pageNameOf(matchPath(path)?.id ?? null);
  await Promise.all([pageLoaders[page](), hasContent(page) && loadPageData(path)]);
}
