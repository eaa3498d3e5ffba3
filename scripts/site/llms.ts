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
/** What a section is headed with and the pages that it lists. */
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
  // What a reader who is short of room may leave out (llmstxt.org).
  ['Optional', ({ minor }) => minor === true],
];

/** The newest of a kind: an agency's hundredth article is found by its feed and sitemap. */
const mostInSection = 40;

/** A text as it may stand in a link's brackets. */
const label = (text: string) => text.replace(/[\\[\]]/g, String.raw`\$&`).replace(/\s+/g, ' ');

/** What the site is, in one page for machines that read text (llmstxt.org): its pages, each with what it says. */
export function llms(pages: readonly SitePage[], brand: Brand): string {
  const line = ({ title, path, description }: SitePage) =>
    `- [${label(title)}](${absolute(brand, path)}): ${description.replace(/\s+/g, ' ')}\n`;
  const written = sections.map(([heading, has]) => {
    const listed = pages
      .filter((page) => has(page) && isIndexable(page) && (heading === 'Optional' || !page.minor))
      .slice(0, mostInSection);
    const feed =
      heading === 'Articles'
        ? `- [${label(feedTitle(brand))}](${absolute(brand, feedPath)}): full texts, RSS\n`
        : '';
    const lines = listed.map(line).join('') + feed;
    return lines && `\n## ${heading}\n\n${lines}`;
  });
  return `# ${brand.name}\n\n> ${brand.description}\n\nWrite to ${brand.email}${brand.phone ? ` or call ${brand.phone}` : ''}.\n${written.join('')}`;
}
