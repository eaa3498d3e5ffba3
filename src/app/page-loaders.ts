import type { ComponentType } from 'react';
import type { RouteMatch } from '@/routes/match';
import type { RouteId } from '@/routes/table';

type PageModule = Promise<ComponentType<RouteMatch>>;

// `(await import(…)).Name` and not `.then(…)`: Parcel 2.16 loses the latter's binding in the server bundle.
const plain = async (): PageModule => (await import('@/pages/plain/plain')).PlainPage;
const home = async (): PageModule => (await import('@/pages/home/home')).HomePage;

/** The code of each route's page. A route of the table without a page does not compile. */
export const pageLoaders: Readonly<Record<RouteId, () => PageModule>> = {
  home,
  'home-alias': home,
  about: plain,
  contact: plain,
  services: plain,
  service: plain,
  team: plain,
  blog: plain,
  careers: plain,
  portfolio: plain,
  project: plain,
  'project-category': plain,
  privacy: plain,
  policy: plain,
};

/** The code of the page for what is no route. */
export const loadNotFound = async (): Promise<ComponentType> =>
  (await import('@/pages/not-found/not-found')).NotFoundPage;
