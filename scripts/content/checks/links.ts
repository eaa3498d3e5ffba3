import { withoutBase } from '../../../src/lib/base-path';
import { anchors } from '../../../src/routes/anchors';
import { feedPath, pathTo } from '../../../src/routes/paths';
import { matchPath } from '../../../src/routes/match';
import { routes, type RouteId } from '../../../src/routes/table';
import { addressesOf, type SiteIndex } from '../addresses';
import { whichIsHidden, type Hidden } from '../hidden';
import type { Tell } from '../mistakes';
import { addressOf, isOwn, isPublicFile } from '../prose/link-target';
import type { Entry } from '../read-entry';
import { suggest } from '../suggest';

/** An entry and the path of its page. */
export interface LinkingEntry {
  path: string;
  entry: Pick<Entry<unknown>, 'file' | 'links' | 'contents'>;
}

export interface LinksOptions {
  siteIndex: SiteIndex;
  /** Every entry that has a page and could be read. */
  entries: readonly LinkingEntry[];
  /** The pages that the site does not show yet, by path. */
  hidden: ReadonlyMap<string, Hidden>;
  /** The paths of the site's own language that a further one may link to. @default none */
  elsewhere?: ReadonlySet<string>;
  tell: Tell;
}

/** On every page, by its frame; the home page's sections are places too. */
const everywhere: readonly string[] = [anchors.main, anchors.contact, anchors.careers];

/** Routes whose pages have a text with headings. */
const withText: ReadonlySet<RouteId> = new Set<RouteId>([
  'about',
  'service',
  'person',
  'post',
  'job',
  'project',
  'page',
]);

/** Links to pages of this site that do not exist, and to places that a page does not have. */
export function checkLinks({ siteIndex, entries, hidden, elsewhere, tell }: LinksOptions): void {
  const paths = new Map<string, RouteId>();
  for (const id of Object.keys(routes) as RouteId[])
    for (const params of addressesOf(id, siteIndex)) paths.set(pathTo(id, params), id);
  const headings = new Map(entries.map(({ path, entry }) => [path, entry.contents.map(({ id }) => id)]));

  /** Null where the page's text could not be read. */
  function placesOf(id: RouteId, path: string): readonly string[] | null {
    if (id === 'home') return Object.values(anchors);
    const own = headings.get(path);
    if (own) return [...everywhere, ...own];
    return withText.has(id) ? null : everywhere;
  }

  function fault(href: string, from: string): string | null {
    const [, named = '', , place] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
    const path = named ? addressOf(named) : from;
    // A page that is not shown yet may link to its own places.
    const id = paths.get(path) ?? (path === from ? matchPath(path)?.id : undefined);
    const match = matchPath(path);
    // A job's page goes when the job ends, and the build would stop on that day.
    if (match?.id === 'job' && path !== from)
      return `"${withoutBase(pathTo('careers'))}": a job’s page is removed when the job ends`;
    if (path === feedPath || isPublicFile(named)) return null;
    if (!id && elsewhere?.has(withoutBase(path))) return null;
    if (!id) {
      // The owner's pages have the pattern that every path of one segment fits.
      const allowed = [...paths].filter(
        ([, other]) => routes[other].canonical === undefined && other !== 'job',
      );
      const near = match && match.id !== 'page' ? allowed.filter(([, other]) => other === match.id) : [];
      const known = (near.length > 0 ? near : allowed).map(([each]) => withoutBase(each));
      const file = /\.\w+$/.test(named) ? ' or of a file in the folder public' : '';
      return suggest(known, named || withoutBase(from), `the path of a page of this site${file}`);
    }
    const { canonical } = routes[id];
    if (canonical !== undefined) return `"${withoutBase(canonical)}"`;
    if (place === undefined) return null;
    const places = placesOf(id, path);
    return !places || places.includes(place)
      ? null
      : suggest(places, place, `a place of ${withoutBase(path)}`);
  }

  for (const { path, entry } of entries) {
    for (const { href, line } of entry.links) {
      const expected = isOwn(href) ? fault(href, path) : null;
      const why = hidden.get(addressOf(/^[^?#]*/.exec(href)![0]));
      if (expected)
        tell({
          file: entry.file,
          line,
          field: 'link',
          expected,
          got: JSON.stringify(href) + whichIsHidden(why),
        });
    }
  }
}
