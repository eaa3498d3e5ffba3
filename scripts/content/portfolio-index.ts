import type { PortfolioIndex } from '../../src/content/page-data';
import type { Library } from './library';
import { catalogueOf } from './pages/catalogue';

/** Every project with what the portfolio's filters look for. */
export function portfolioIndex(library: Library): PortfolioIndex {
  const { projectCard } = catalogueOf(library);
  return library.projects.map((project) => ({ ...projectCard(project), services: project.doc.services }));
}
