import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { navigation } from '../../src/content/navigation';
import { show, type Tell } from './mistakes';
import { suggest } from './suggest';

const root = join(import.meta.dirname, '../..');
const navigationFile = 'src/content/navigation.ts';

/** A page that the navigation names. */
export interface NavigationLink {
  label: string;
  route: string;
  params?: Readonly<Record<string, string>>;
}

const navigationLinks: readonly NavigationLink[] = navigation.flatMap((entry): readonly NavigationLink[] => [
  ...('children' in entry ? entry.children : [entry]),
  ...('more' in entry ? [entry.more] : []),
]);

/** Entries of the navigation whose page does not exist. */
export function checkNavigation(
  pages: readonly { id: string; params: Readonly<Record<string, string>> }[],
  tell: Tell,
  links: readonly NavigationLink[] = navigationLinks,
): void {
  const key = (id: string, params: object) => `${id} ${JSON.stringify(Object.entries(params).sort())}`;
  const known = new Set(pages.map(({ id, params }) => key(id, params)));
  const text = readFileSync(join(root, navigationFile), 'utf8').split('\n');
  for (const { label, route, params = {} } of links) {
    if (known.has(key(route, params))) continue;
    const ofRoute = pages.filter(({ id }) => id === route).flatMap((page) => Object.values(page.params));
    const expected =
      ofRoute.length > 0
        ? suggest(ofRoute, Object.values(params).join(), `a page of the route "${route}"`)
        : suggest(new Set(pages.map(({ id }) => id)), route, 'a route of src/routes/table.ts');
    const line = text.findIndex((words) => words.includes(`label: '${label}'`)) + 1;
    const got = ofRoute.length > 0 ? show(params) : show(route);
    tell({ file: navigationFile, line: Math.max(line, 1), field: label, expected, got });
  }
}
