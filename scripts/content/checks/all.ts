import type { ProjectCategory } from '../../../src/content/schema/project-categories';
import { pathTo } from '../../../src/routes/paths';
import type { RouteId } from '../../../src/routes/table';
import { entryPaths, kinds, siteIndexOf } from '../addresses';
import type { Day } from '../days';
import type { Plates } from '../prose/writing';
import type { Tell } from '../mistakes';
import type { AboutDoc } from '../../../src/content/schema/entries';
import { allOf, type Collections } from '../collections';
import type { Hidden } from '../hidden';
import type { ListedPage } from '../languages/pages-file';
import type { Entry } from '../read-entry';
import { countTags } from '../tags';
import { checkDates } from './dates';
import { checkLabels } from './labels';
import { checkLinks, type LinkingEntry } from './links';
import { checkPageNames } from './page-names';
import { checkPlaces } from './places';
import { checkRanges } from './ranges';
import { checkReferences } from './references';

export interface ChecksOptions {
  /** Today in the agency's zone. */
  today: Day;
  timeZone: string;
  plates: Plates;
  categories: readonly ProjectCategory[];
  /** The further languages of the site; none while one of them is checked. */
  languages: readonly string[];
  /** The routes that a further language lacks as a whole. */
  lacked: ReadonlySet<RouteId>;
  /** The pages that a further language may link to. */
  elsewhere: readonly ListedPage[];
  tell: Tell;
}

/** Every entry that was read, with the path of its page. */
const linkingEntries = (collections: Collections, about: Entry<AboutDoc> | null): LinkingEntry[] => [
  ...kinds.flatMap((kind) =>
    allOf<LinkingEntry['entry'] & { slug: string }>(collections[kind]).map((entry) => ({
      path: entryPaths[kind](entry.slug),
      entry,
    })),
  ),
  ...(about ? [{ path: pathTo('about'), entry: about }] : []),
];

/** The paths of the pages that the site does not show yet, with the reason. */
const hiddenPaths = (collections: Collections): Map<string, Hidden> =>
  new Map(
    kinds.flatMap((kind) =>
      collections[kind].hidden.map(({ entry: { slug }, why }) => [entryPaths[kind](slug), why] as const),
    ),
  );

/** Checks everything that depends on several files: names, numbers, days and links. */
export function checkAll(
  collections: Collections,
  about: Entry<AboutDoc> | null,
  options: ChecksOptions,
): void {
  const { categories, languages, lacked, elsewhere, tell } = options;
  checkPlaces(collections, lacked, tell);
  checkReferences(collections, options);
  checkRanges(collections, tell);
  checkLabels(collections, tell);
  checkPageNames(collections, languages, tell);
  checkDates(collections, about ? [about] : [], options);
  checkLinks({
    siteIndex: siteIndexOf((kind) => collections[kind].slugs, {
      tags: countTags(collections.posts.entries.map(({ doc }) => doc.tags)),
      projects: collections.projects.entries,
      categories,
      lacked,
    }),
    entries: linkingEntries(collections, about),
    hidden: hiddenPaths(collections),
    elsewhere: new Set(elsewhere.map(({ path }) => path)),
    tell,
  });
}
