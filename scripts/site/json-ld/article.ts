import type { PersonCardData } from '../../../src/content/card-data';
import type { PostData } from '../../../src/content/page-data';
import type { Brand } from '../../../src/content/schema/brand';
import { language } from '../../../src/lib/language';
import { absolute } from '../addresses';
import { wordsIn } from '../../content/prose/words';
import { startOfDay } from '../instants';
import { agency } from './agency';
import { addressOf, pageId, siteId, type Context, type Node } from './node';

/** The length of a headline that Google shows. */
const maxHeadlineLength = 110;

function headline(title: string): string {
  if (title.length <= maxHeadlineLength) return title;
  const kept = title.slice(0, maxHeadlineLength - 1);
  return `${kept.slice(0, kept.lastIndexOf(' ') + 1 || kept.length).trimEnd()}…`;
}

/** Someone of the agency, in short. */
export const writer = ({ name, path }: Pick<PersonCardData, 'name' | 'path'>, brand: Brand): Node => ({
  '@type': 'Person',
  '@id': `${absolute(brand, path)}#person`,
  name,
  url: absolute(brand, path),
});

/** An article. */
export function article({ page, brand, image }: Context, data: PostData): Node {
  const { timeZone } = brand;
  return {
    '@type': 'Article',
    '@id': `${addressOf(page, brand)}#article`,
    mainEntityOfPage: { '@id': pageId(page, brand) },
    isPartOf: { '@id': siteId(brand) },
    headline: headline(data.title),
    description: data.description,
    image: absolute(brand, image.path),
    datePublished: startOfDay(data.date, timeZone),
    dateModified: startOfDay(data.updated ?? data.date, timeZone),
    author: writer(data.writer, brand),
    publisher: agency(brand),
    articleSection: data.tag.label,
    keywords: data.tags.map(({ label }) => label),
    wordCount: wordsIn(page.text).length,
    inLanguage: language,
  };
}
