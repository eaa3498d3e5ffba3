import type { ComponentType } from 'react';
import type { PageDataByRoute } from '@/content/page-data';
import type { RouteId } from '@/routes/table';

/** A page draws the data of its route; home and the 404 have none. */
type Page<Data> = ComponentType<{ data: Data }>;
type DataOf<File extends PageFile> = PageDataByRoute[{
  [Id in keyof PageDataByRoute]: (typeof pageFiles)[Id] extends File ? Id : never;
}[keyof PageDataByRoute]];

const pageFiles = {
  home: 'home',
  'home-alias': 'home',
  about: 'about',
  contact: 'contact',
  services: 'services',
  service: 'service',
  team: 'team',
  person: 'person',
  blog: 'blog',
  'blog-page': 'blog',
  'blog-tag': 'blog',
  'blog-tag-page': 'blog',
  post: 'post',
  careers: 'careers',
  job: 'job',
  portfolio: 'portfolio',
  'portfolio-page': 'portfolio',
  project: 'project',
  'project-category': 'project-category',
  'project-category-page': 'project-category',
  search: 'search',
  privacy: 'legal',
  policy: 'legal',
  accessibility: 'legal',
} as const satisfies Record<RouteId, string>;

export type PageFile = (typeof pageFiles)[RouteId] | 'not-found';

// `(await import(…)).Name` and not `.then(…)`: Parcel 2.16 loses the latter's binding in the server bundle.
/** The code of each page, by the name of its source file in `src/pages/`, which its bundle carries too. */
export const pageLoaders: { readonly [File in PageFile]: () => Promise<Page<DataOf<File>>> } = {
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
  project: async () => (await import('@/pages/project/project')).ProjectPage,
  'project-category': async () =>
    (await import('@/pages/project-category/project-category')).ProjectCategoryPage,
  search: async () => (await import('@/pages/search/search')).SearchPage,
  legal: async () => (await import('@/pages/legal/legal')).LegalPage,
  'not-found': async () => (await import('@/pages/not-found/not-found')).NotFoundPage,
};

/** Which page draws a route; a route of the table without one does not compile. Null, no route, is the 404. */
export const pageFileOf = (id: RouteId | null): PageFile => (id ? pageFiles[id] : 'not-found');

/** Routes whose page is made of a content file of its own. */
export const hasData = (id: RouteId): id is keyof PageDataByRoute => pageFiles[id] !== 'home';
