import type { ComponentType } from 'react';
import type { RouteMatch } from '@/routes/match';
import type { RouteId } from '@/routes/table';

/** What a page module is given: the match, and for the 404 none. */
export type PageComponent = ComponentType<RouteMatch>;

// `(await import(…)).Name` and not `.then(…)`: Parcel 2.16 loses the latter's binding in the server bundle.
/** The code of each page, by the name of its source file in `src/pages/`, which its bundle carries too. */
export const pageLoaders = {
  home: async (): Promise<PageComponent> => (await import('@/pages/home/home')).HomePage,
  contact: async (): Promise<PageComponent> => (await import('@/pages/contact/contact')).ContactPage,
  plain: async (): Promise<PageComponent> => (await import('@/pages/plain/plain')).PlainPage,
  'not-found': async (): Promise<PageComponent> => (await import('@/pages/not-found/not-found')).NotFoundPage,
};

export type PageFile = keyof typeof pageLoaders;

const pageFiles: Readonly<Record<RouteId, PageFile>> = {
  home: 'home',
  'home-alias': 'home',
  about: 'plain',
  contact: 'contact',
  services: 'plain',
  service: 'plain',
  team: 'plain',
  blog: 'plain',
  careers: 'plain',
  portfolio: 'plain',
  project: 'plain',
  'project-category': 'plain',
  privacy: 'plain',
  policy: 'plain',
};

/** Which page renders a route; a route of the table without one does not compile. Null, no route, is the 404. */
export const pageFileOf = (id: RouteId | null): PageFile => (id ? pageFiles[id] : 'not-found');
