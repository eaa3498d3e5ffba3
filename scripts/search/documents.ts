import type { SearchKind } from '../../src/lib/search/results';
import type { PageKind } from '../content/pages/draft';
import type { SitePage } from '../content/site-pages';
import type { SearchDocument } from './build-index';

/** The categories of projects are pages of the menu; the articles on one subject are found among the articles. */
const kinds: Readonly<Record<PageKind, SearchKind>> = {
  Page: 'page',
  Service: 'service',
  Project: 'project',
  Projects: 'page',
  Person: 'person',
  Article: 'article',
  Tag: 'article',
  Job: 'job',
};

/** The pages that the search offers, as it sees them. */
export function searchDocuments(pages: readonly SitePage[]): SearchDocument[] {
  return pages.flatMap(({ kind, path, title, description, keywords, source, text }) =>
    kind === null
      ? []
      : {
          path,
          kind: kinds[kind],
          title,
          summary: description,
          tags: keywords,
          headings: source?.contents.map((heading) => heading.title),
          text,
        },
  );
}
