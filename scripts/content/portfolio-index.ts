import type { PortfolioIndex } from '../../src/content/page-data';
import type { ContentStore } from './content-store';
import { pageContextOf } from './pages/page-context';

/** Every project with what the portfolio's filters look for. */
export function portfolioIndex(store: ContentStore): PortfolioIndex {
  const { wideCard } = pageContextOf(store);
  return store.projects.map((project) => ({ ...wideCard(project), services: project.doc.services }));
}
