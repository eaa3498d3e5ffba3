import { absolute } from '../addresses';
import { language } from '../../../src/lib/language';
import { addressOf, crumbsId, pageId, siteId, type Context, type Node } from './node';

type PageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'ProfilePage';

/** The page's own node. `about` holds its subject: `mainEntity` and the like. */
export function webPage(
  { page, brand, image }: Context,
  type: PageType,
  about: Readonly<Record<string, unknown>> = {},
): Node {
  return {
    '@type': type,
    '@id': pageId(page, brand),
    url: addressOf(page, brand),
    name: page.title,
    description: page.description,
    inLanguage: language,
    isPartOf: { '@id': siteId(brand) },
    primaryImageOfPage: {
      '@type': 'ImageObject',
      url: absolute(brand, image.path),
      width: image.width,
      height: image.height,
    },
    breadcrumb: page.crumbs.length > 0 ? { '@id': crumbsId(page, brand) } : undefined,
    dateModified: page.lastModified ?? undefined,
    ...about,
  };
}

/** The way to the page, as it is shown above it. */
export const breadcrumbs = ({ page, brand }: Context): Node => ({
  '@type': 'BreadcrumbList',
  '@id': crumbsId(page, brand),
  itemListElement: page.crumbs.map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: path === undefined ? addressOf(page, brand) : absolute(brand, path),
  })),
});

/** Returns a page's list of items, in order. */
export const itemList = (
  { brand }: Context,
  items: readonly { path: string; title?: string; name?: string }[],
): Node => ({
  '@type': 'ItemList',
  numberOfItems: items.length,
  itemListElement: items.map(({ path, title, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: absolute(brand, path),
    name: title ?? name,
  })),
});
