import type { Brand } from '../../src/content/schema/brand';
import { absolute, sitemapPaths } from './addresses';

/** Everything may be read: a page that must not be listed says so itself, which only a robot that reads it can know. */
export const robots = (brand: Brand): string =>
  `User-agent: *\nDisallow:\n\n${sitemapPaths()
    .map((path) => `Sitemap: ${absolute(brand, path)}\n`)
    .join('')}`;
