import type { Brand } from '../../src/content/schema';
import { basePath } from '../../src/lib/base-path';
import { furtherLanguages } from '../content/content-folder';

/** A path of this site as the whole address that other machines need. */
export const absolute = ({ url }: Pick<Brand, 'url'>, path: string): string => url + path;

/** Files beside the pages. The feed's and the manifest's paths are with the routes, as pages link to them. */
export const sitemapPath = `${basePath}/sitemap.xml`;
/** The sitemaps of all languages. */
export const sitemapPaths = (): string[] => [
  sitemapPath,
  ...furtherLanguages().map((language) => `${basePath}/${language}/sitemap.xml`),
];
export const robotsPath = `${basePath}/robots.txt`;
export const llmsPath = `${basePath}/llms.txt`;
