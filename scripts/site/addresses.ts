import type { Brand } from '../../src/content/schema/brand';
import { basePath, rootPath } from '../../src/lib/base-path';
import { feedPath } from '../../src/routes/paths';
import { furtherLanguages } from '../content/content-folder';

/** A path of this site as the whole address that other machines need. */
export const absolute = ({ url }: Pick<Brand, 'url'>, path: string): string => url + path;

/** Files beside the pages. The feed's and the manifest's paths are with the routes, as pages link to them. */
export const sitemapPath = `${basePath}/sitemap.xml`;
/** A file that each language has, by its path in the site's own. */
const inAllLanguages = (path: string): string[] => [
  path,
  ...furtherLanguages().map((language) => `${rootPath}/${language}${path.slice(basePath.length)}`),
];
export const sitemapPaths = (): string[] => inAllLanguages(sitemapPath);
export const feedPaths = (): string[] => inAllLanguages(feedPath);
export const robotsPath = `${basePath}/robots.txt`;
export const llmsPath = `${basePath}/llms.txt`;
