import type { ProjectData } from '../../../src/content/page-data';
import { language } from '../../../src/lib/language';
import { absolute } from '../addresses';
import { agency } from './agency';
import { addressOf, pageId, type Context, type Node } from './node';

/** A project, as the work that it was. */
export const project = ({ page, brand, image }: Context, data: ProjectData): Node => ({
  '@type': 'CreativeWork',
  '@id': `${addressOf(page, brand)}#work`,
  mainEntityOfPage: { '@id': pageId(page, brand) },
  url: addressOf(page, brand),
  name: data.title,
  alternativeHeadline: data.subtitle,
  abstract: data.summary,
  description: data.description,
  image: absolute(brand, image.path),
  creator: agency(brand),
  datePublished: data.date,
  dateModified: data.updated ?? data.date,
  keywords: data.tags,
  inLanguage: language,
});
