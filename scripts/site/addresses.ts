import type { Brand } from '../../src/content/schema';

/** A path of this site as the whole address that other machines need. */
export const absolute = ({ url }: Pick<Brand, 'url'>, path: string): string => url + path;

/** Files beside the pages. The feed's and the manifest's paths are with the routes, as pages link to them. */
export const sitemapPath = '/sitemap.xml';
export const robotsPath = '/robots.txt';
export const llmsPath = '/llms.txt';
