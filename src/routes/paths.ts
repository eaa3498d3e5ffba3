import { basePath } from '@/lib/base-path';
import { routes, type RouteId, type RouteParams } from './table';

/**
 * The path of a route: `pathTo('service', { slug: 'consulting' })` is `/services/consulting`.
 * @throws Error on a missing parameter.
 */
export function pathTo(id: RouteId, params: RouteParams = {}): string {
  return routes[id].pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The route "${id}" needs "${name}".`);
    return encodeURIComponent(value);
  });
}

/** The query parameter with the project whose drawer is open. */
export const projectParam = 'project';

/** The path of the contact page for a message about services. */
export function contactForServicesPath(slugs: readonly string[]): string {
  return `${pathTo('contact')}?${serviceParam}=${slugs.map(encodeURIComponent).join()}`;
}

/** The query parameter with the services that a message is about, between commas. */
export const serviceParam = 'service';

/** The query parameter with what is chosen in an estimate. */
export const estimateParam = 'estimate';

/** The path of a page with an estimate in which a service is chosen. */
export const estimateWithServicePath = (page: string, slug: string): string =>
  `${pathTo('page', { slug: page })}?${estimateParam}=${encodeURIComponent(slug)}`;

/** The path of the feed of all articles. */
export const feedPath = `${basePath}/feed.xml`;

/** The path of the web manifest, which browsers read to install the site. */
export const manifestPath = `${basePath}/manifest.webmanifest`;

/** The path of the portfolio's filter data (`PortfolioIndex`). */
export const portfolioIndexPath = `${basePath}/content/portfolio-index.json`;

/** The path of the search index (`SearchIndexFile`). */
export const searchIndexPath = `${basePath}/search-index.json`;
