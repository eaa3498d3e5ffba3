import type { PersonData, PostData } from '../../src/content/page-data';
import type { Brand } from '../../src/content/schema/brand';
import { dateLanguage } from '../../src/lib/language';
import { pathTo } from '../../src/routes/paths';
import { escapeMarkup } from '../content/prose/to-html';
import type { SitePage } from '../content/site-pages';
import { absolute } from './addresses';
import { startOfDay } from './instants';
import { addressOf } from './json-ld/node';
import type { CardImage } from './og/card';

type Property = readonly [name: string, content: string];

/** The language of the texts, with the country whose spelling they follow: the one that has most readers, or Britain. */
const { language: spoken, region } = new Intl.Locale(dateLanguage).maximize();
const locale = `${spoken}_${region}`;

/** Returns the tab's title for home and the page's own name for others: the site's name is in a property of its own. */
const titleOf = ({ head, title }: SitePage) => (head.canonical === pathTo('home') ? head.title : title);

function typeOf({ id, payload }: SitePage, brand: Brand): Property[] {
  if (id === 'post') {
    const { date, updated, writer, tags } = payload!.data as PostData;
    return [
      ['og:type', 'article'],
      ['article:published_time', startOfDay(date, brand.timeZone)],
      ['article:modified_time', startOfDay(updated ?? date, brand.timeZone)],
      ['article:author', absolute(brand, writer.path)],
      ...tags.map(({ label }): Property => ['article:tag', label]),
    ];
  }
  if (id === 'person') {
    const [first = '', ...rest] = (payload!.data as PersonData).name.split(' ');
    return [
      ['og:type', 'profile'],
      ['profile:first_name', first],
      ...(rest.length > 0 ? [['profile:last_name', rest.join(' ')] as const] : []),
    ];
  }
  return [['og:type', 'website']];
}

/** Returns the metadata of a shared page for other services (ogp.me); X reads all but the first line from the same. */
export function openGraph(page: SitePage, image: CardImage, brand: Brand): string {
  const properties: Property[] = [
    ['og:title', titleOf(page)],
    ['og:description', page.description],
    ['og:url', addressOf(page, brand)],
    ['og:site_name', brand.name],
    ['og:locale', locale],
    ['og:image', absolute(brand, image.path)],
    ['og:image:width', String(image.width)],
    ['og:image:height', String(image.height)],
    ['og:image:alt', image.alt],
    ...typeOf(page, brand),
  ];
  const lines = properties.map(
    ([name, content]) => `<meta property="${name}" content="${escapeMarkup(content)}">\n`,
  );
  return `<meta name="twitter:card" content="summary_large_image">\n${lines.join('')}`;
}
