import type { Brand } from '../../src/content/schema/brand';
import { feedPath } from '../../src/routes/paths';
import type { RouteId } from '../../src/routes/table';
import type { SitePage } from '../content/site-pages';
import { absolute } from './addresses';
import { feedTitle } from './feed';
import { isIndexable } from './sitemap';

const ofRoutes =
  (...routes: readonly RouteId[]) =>
  ({ id }: SitePage) =>
    routes.includes(id);
/** A section's heading and the test for its pages. */
const sections: readonly (readonly [heading: string, has: (page: SitePage) => boolean])[] = [
  [
    'Pages',
    ofRoutes(
      'about',
      'contact',
      'services',
      'portfolio',
      'project-category',
      'team',
      'careers',
      'blog',
      'page',
    ),
  ],
  ['Services', ofRoutes('service')],
  ['Projects', ofRoutes('project')],
  ['People', ofRoutes('person')],
  ['Open positions', ofRoutes('job')],
  ['Articles', ofRoutes('post')],
  // Pages that a reader with little space may skip (llmstxt.org).
  ['Optional', ({ minor }) => minor === true],
];

/** The newest of a kind: an agency's hundredth article is found by its feed and sitemap. */
const maxInSection = 40;

/** Escapes a text for a link's brackets. */
const label = (text: string) => text.replace(/[\\[\]]/g, String.raw`\$&`).replace(/\s+/g, ' ');

/** Returns the site as one page for machines that read text (llmstxt.org): its pages, each with its description. */
export function llms(pages: readonly SitePage[], brand: Brand): string {
  const line = ({ title, path, description }: SitePage) =>
    `- [${label(title)}](${absolute(brand, path)}): ${description.replace(/\s+/g, ' ')}\n`;
  const written = sections.map(([heading, has]) => {
    const listed = pages
      .filter((page) => has(page) && isIndexable(page) && (heading === 'Optional' || !page.minor))
      .slice(0, maxInSection);
    const feed =
      heading === 'Articles'
        ? `- [${label(feedTitle(brand))}](${absolute(brand, feedPath)}): full texts, RSS\n`
        : '';
    const lines = listed.map(line).join('') + feed;
    return lines && `\n## ${heading}\n\n${lines}`;
  });
  return `# ${brand.name}\n\n> ${brand.description}\n\nWrite to ${brand.email}${brand.phone ? ` or call ${brand.phone}` : ''}.\n${written.join('')}`;
}
