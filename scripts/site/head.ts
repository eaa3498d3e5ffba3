import type { Brand } from '../../src/content/schema/brand';
import { translationsOf } from '../../src/lib/languages';
import { feedPath } from '../../src/routes/paths';
import { escapeMarkup } from '../content/prose/to-html';
import type { SitePage } from '../content/site-pages';
import { absolute } from './addresses';
import { feedTitle } from './feed';
import { graphOf } from './json-ld/graph';
import type { CardImage } from './og/card';
import { openGraph } from './open-graph';

/** Escapes a JSON text so that it cannot end its own element. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** The page's description for machines. A data block does not run, so the site's policy allows it in the page. */
const structuredData = (page: SitePage, image: CardImage, brand: Brand) =>
  `<script type="application/ld+json">${inScript({
    '@context': 'https://schema.org',
    '@graph': graphOf({ page, brand, image }),
  })}</script>\n`;

/** The page in all languages that have it, for search engines; the site's own language is the one for all others. */
function languageLinks({ head, path }: SitePage, brand: Brand): string {
  const all = translationsOf(head.canonical ?? path);
  if (all.length < 2) return '';
  const line = (language: string, address: string) =>
    `<link rel="alternate" hreflang="${language}" href="${escapeMarkup(absolute(brand, address))}">\n`;
  return [...all.map((each) => line(each.tag, each.path)), line('x-default', all[0]!.path)].join('');
}

/** The lines of a page's head that only machines read. */
export function headOf(
  page: SitePage,
  image: CardImage,
  brand: Brand,
  { hasFeed = true }: { hasFeed?: boolean } = {},
): string {
  const feed = `<link rel="alternate" type="application/rss+xml" title="${escapeMarkup(feedTitle(brand))}" href="${feedPath}">
`;
  return (
    languageLinks(page, brand) +
    (hasFeed ? feed : '') +
    openGraph(page, image, brand) +
    structuredData(page, image, brand)
  );
}
