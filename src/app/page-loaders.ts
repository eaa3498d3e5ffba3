import type { ComponentType } from 'react';
import type { RouteId, RouteParams } from '@/routes/table';

export interface PageProps {
  params: RouteParams;
}

/** A route, or the page for what is none. */
export type PageId = RouteId | 'not-found';

type PageModule = Promise<ComponentType<PageProps>>;

const plain = async (): PageModule => (await import('@/pages/plain/plain')).PlainPage;
const home = async (): PageModule => (await import('@/pages/home/home')).HomePage;

/** The code of each route's page. A route of the table without a page does not compile. */
export const pageLoaders: Readonly<Record<PageId, () => PageModule>> = {
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
  'not-found': async () => (await import('@/pages/not-found/not-found')).NotFoundPage,
};
