import type { Brand } from '../../src/content/schema';

/** A path of this site as the whole address that other machines need. */
export const absolute = ({ url }: Pick<Brand, 'url'>, path: string): string => url + path;

/** Files beside the pages. The feed's path is with the routes, as a page links to it. */
export const sitemapPath = '/sitemap.xml';
export const manifestPath = '/manifest.webmanifest';
export const robotsPath = '/robots.txt';
export const llmsPath = '/llms.txt';
