import { basename } from 'node:path/posix';
import { withoutBase } from '../../../src/lib/base-path';
import { matchPath } from '../../../src/routes/match';
import { isPortalPath } from '../../../src/routes/is-portal-path';
import { offlinePath } from '../../../src/lib/worker-message';
import { pathTo, portfolioIndexPath } from '../../../src/routes/paths';
import { routes } from '../../../src/routes/table';
import { allOf, type Collections } from '../collections';
import { show, type Tell } from '../mistakes';

const firstPart = (path: string) => withoutBase(path).split('/')[1]!.toLowerCase();

/** Names that hosts and the build have files or folders of. */
const taken: ReadonlySet<string> = new Set([
  '404',
  'authentication',
  'content',
  'og',
  'plates',
  firstPart(offlinePath),
  // Beside the data of pages.
  basename(portfolioIndexPath, '.json'),
  // `services.html` beside the folder of the services would be a second list of them.
  ...Object.values(routes).map(({ pattern }) => firstPart(pattern)),
]);

/**
 * Pages whose address is that of another page or file.
 * @param languages - the further languages, whose pages are below their names
 */
export function checkPageNames({ pages }: Collections, languages: readonly string[], tell: Tell): void {
  const folders = languages.map((language) => language.toLowerCase());
  for (const { slug, file } of allOf(pages)) {
    const path = pathTo('page', { slug });
    if (taken.has(slug) || folders.includes(slug) || isPortalPath(path) || matchPath(path)?.id !== 'page')
      tell({
        file,
        line: 1,
        field: 'file name',
        expected: `another name: the site has "/${slug}" already`,
        got: show(`${slug}.md`),
      });
  }
}
