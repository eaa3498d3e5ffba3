import type { PageOpening } from '../../../src/content/page-data';
import type { Day } from '../days';
import { crumbsTo } from './crumbs';
import type { PageDraft } from './draft';

/** Words of `src/content/pages.yml`. */
interface PageWords extends PageOpening {
  description: string;
  keywords?: readonly string[];
}

/**
 * Builds a page that exists once: its words, and its other data.
 * @param lastModified of its content; null if nobody tracks it
 */
export function singlePage<More extends object>(
  { title, description, lead, keywords }: PageWords,
  more: More,
  lastModified: Day | null,
): PageDraft<PageOpening & More> {
  return {
    title,
    description,
    data: { title, lead, ...more },
    lastModified,
    kind: 'Page',
    crumbs: crumbsTo(title),
    text: lead,
    keywords,
  };
}
