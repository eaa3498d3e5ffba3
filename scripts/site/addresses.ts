import type { Brand } from '../../src/content/schema';
import { basePath } from '../../src/lib/base-path';

/** A path of this site as the whole address that other machines need. */
export const absolute = ({ url }: Pick<Brand, 'url'>, path: string): string => url + path;

/** Files beside the pages. The feed's and the manifest's paths are with the routes, as pages link to them. */
export const sitemapPath = `${basePath}/sitemap.xml`;
export const robotsPath = `${basePath}/robots.txt`;
export const llmsPath = `${basePath}/llms.txt`;
