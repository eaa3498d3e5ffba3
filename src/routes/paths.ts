import { routes, type RouteId, type RouteParams } from './table';

/** The path of a route: `pathTo('service', { slug: 'consulting' })` is `/services/consulting`. Throws on a missing part. */
export function pathTo(id: RouteId, params: RouteParams = {}): string {
  return routes[id].pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The route "${id}" needs "${name}".`);
    return encodeURIComponent(value);
  });
}

/** Fragments that other pages link to. The banner's two exist on every page that shows it. */
export const anchors = {
  main: 'main',
  elevate: 'elevate',
  services: 'services',
  projects: 'projects',
  contact: 'contact',
  careers: 'careers',
} as const;

/** The query parameter that names the project whose drawer is open. */
export const projectParam = 'project';

/** The contact page with one service chosen. */
export function contactForServicePath(slug: string): string {
  return `${pathTo('contact')}?${serviceParam}=${encodeURIComponent(slug)}`;
}

/** The query parameter that names the service a message is about. */
export const serviceParam = 'service';

/** The feed of all articles. */
export const feedPath = '/feed.xml';

/** What a browser reads when somebody installs the site. */
export const manifestPath = '/manifest.webmanifest';

/** The file behind the portfolio's filters (`PortfolioIndex`). */
export const portfolioIndexPath = '/content/portfolio-index.json';

/** The file behind the search (`SearchIndexFile`). */
export const searchIndexPath = '/search-index.json';
