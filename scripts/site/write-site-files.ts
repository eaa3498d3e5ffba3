import { brand as ownBrand } from '../../src/content/brand';
import type { Brand } from '../../src/content/schema/brand';
import { basePath, rootPath } from '../../src/lib/base-path';
import { feedPath, manifestPath } from '../../src/routes/paths';
import type { Content } from '../content/compile';
import type { SitePage } from '../content/site-pages';
import { writeFiles } from '../content/write-files';
import { llmsPath, robotsPath } from './addresses';
import { feed } from './feed';
import { headOf } from './head';
import { llms } from './llms';
import { drawCards, type DrawCardsOptions } from './og/draw-cards';
import { robots } from './robots';
import { sitemap } from './sitemap';
import { webManifest } from './web-manifest';

export interface WriteSiteFilesOptions extends Pick<DrawCardsOptions, 'cache' | 'publicFolder' | 'warn'> {
  content: Content;
  /** The site's folder. */
  out: string;
  /** @default src/content/brand.yml */
  brand?: Brand;
}

export interface SiteFiles {
  /** The lines of a page's head that only machines read; null is the 404, which has none. */
  headOf: (page: SitePage | null) => string;
}

/** Writes the files beside the pages: sitemap, robots, feed, manifest, llms.txt and a picture per page for sharing. */
export async function writeSiteFiles({
  content: { store, pages },
  out,
  brand = ownBrand,
  ...drawing
}: WriteSiteFilesOptions): Promise<SiteFiles> {
  const hasFeed = !store.lacked.has('blog');
  const texts = new Map([...sitemap(pages, brand), [manifestPath, webManifest(brand)]]);
  if (hasFeed) texts.set(feedPath, feed(store, brand));
  // Machines look for these at the site's root alone.
  if (basePath === rootPath) texts.set(robotsPath, robots(brand)).set(llmsPath, llms(pages, brand));
  writeFiles(out, texts);
  const images = await drawCards({ pages, brand, out, ...drawing });
  return { headOf: (page) => (page ? headOf(page, images.get(page.path)!, brand, { hasFeed }) : '') };
}
