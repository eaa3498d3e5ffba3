import type { Brand } from '../../../src/content/schema/brand';
import { pathTo } from '../../../src/routes/paths';
import type { SitePage } from '../../content/site-pages';
import { absolute } from '../addresses';
import type { CardImage } from '../og/card';

/** A thing as schema.org describes it. A field that is undefined is not written. */
export interface Node {
  '@type': string | readonly string[];
  readonly [field: string]: unknown;
}

/** The data for a page's nodes, besides the page's own data. */
export interface Context {
  page: SitePage;
  brand: Brand;
  /** The page's picture where it is shared. */
  image: CardImage;
}

/** The whole address under which search engines know a page. */
export const addressOf = ({ head, path }: SitePage, brand: Brand): string =>
  absolute(brand, head.canonical ?? path);

/** The agency's and the site's own names in every graph. */
export const agencyId = (brand: Brand): string => `${absolute(brand, pathTo('home'))}#agency`;
export const siteId = (brand: Brand): string => `${absolute(brand, pathTo('home'))}#site`;

/** The page's own node. Its subject has other fragments of the page's address. */
export const pageId = (page: SitePage, brand: Brand): string => `${addressOf(page, brand)}#page`;
export const crumbsId = (page: SitePage, brand: Brand): string => `${addressOf(page, brand)}#crumbs`;
