import type { ContentList } from '../../src/content/schema/navigation';
import type { NavigationEntry, NavigationLink } from './navigation-entry';
import { routes, type RouteId } from '../../src/routes/table';
import { show, type Tell } from './mistakes';
import type { FieldPath } from './shape';
import { suggest } from './suggest';
import type { YamlContent } from './yaml-files';

interface PlacedLink extends NavigationLink {
  path: FieldPath;
}

interface Page {
  id: string;
  title: string;
  params: Readonly<Record<string, string>>;
}

/** The route of the pages that are in a list. */
const routeOf: Readonly<Record<ContentList, RouteId>> = {
  services: 'service',
  'project-categories': 'project-category',
};

function childrenOf(
  children: readonly NavigationLink[] | ContentList,
  index: number,
  pages: readonly Page[],
): PlacedLink[] {
  if (typeof children !== 'string')
    return children.map((link, child) => ({ ...link, path: [index, 'children', child] }));
  const route = routeOf[children];
  return pages
    .filter(({ id }) => id === route)
    .map(({ title, params }) => ({ label: title, route, params, path: [index, 'children'] }));
}

const linksOf = (entry: NavigationEntry, index: number, pages: readonly Page[]): PlacedLink[] => [
  ...('children' in entry ? childrenOf(entry.children, index, pages) : [{ ...entry, path: [index] }]),
  ...(entry.more ? [{ ...entry.more, path: [index, 'more'] }] : []),
];

/** Entries of the navigation whose page does not exist, and entries that no visitor could tell apart. */
export function checkNavigation(
  pages: readonly Page[],
  { navigation: entries, placeOf }: Pick<YamlContent, 'navigation' | 'placeOf'>,
  tell: Tell,
): void {
  const key = (id: string, params: object) => `${id} ${JSON.stringify(Object.entries(params).sort())}`;
  const known = new Set(pages.map(({ id, params }) => key(id, params)));
  const wrong = (path: FieldPath, label: string, expected: string, got: string) =>
    tell({ ...placeOf('navigation', path), field: label, expected, got });

  const owners = new Map<string, string>();
  for (const { label, route, params = {}, path } of entries.flatMap((entry, index) =>
    linksOf(entry, index, pages),
  )) {
    if (route === 'job') {
      wrong(
        [...path, 'route'],
        label,
        '"route: careers", because a job’s page is removed when the job ends',
        show(route),
      );
      continue;
    }
    const page = key(route, params);
    const owner = owners.get(page);
    owners.set(page, owner ?? label);
    if (known.has(page)) {
      if (owner !== undefined)
        wrong(path, label, 'a page that no other entry links to', `the page of ${show(owner)}`);
      continue;
    }
    const ofRoute = pages.filter(({ id }) => id === route).flatMap((each) => Object.values(each.params));
    if (ofRoute.length > 0 || Object.hasOwn(routes, route))
      wrong(
        [...path, 'params'],
        label,
        suggest(ofRoute, Object.values(params).join(), `a page of the route "${route}"`),
        show(params),
      );
    else {
      const ids = new Set(pages.map(({ id }) => id));
      const isPage = pages.some(({ id, params: { slug } }) => id === 'page' && slug === route);
      const expected = isPage
        ? `"route: page" and "params: { slug: ${route} }"`
        : suggest(ids, route, 'a route of src/routes/table.ts');
      wrong([...path, 'route'], label, expected, show(route));
    }
  }

  const lists = [
    entries.map(({ label }, index) => ({ label, path: [index] })),
    ...entries.map((entry, index) => linksOf(entry, index, pages).filter(({ path }) => path.length > 1)),
  ];
  for (const list of lists)
    for (const [index, { label, path }] of list.entries())
      if (list.findIndex((other) => other.label === label) < index)
        wrong(path, label, 'a label that is unique in its list', show(label));
}
