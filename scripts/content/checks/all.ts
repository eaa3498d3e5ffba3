import type { ProjectCategory } from '../../../src/content/schema/project-categories';
import { pathTo } from '../../../src/routes/paths';
import type { RouteId } from '../../../src/routes/table';
import type { Day } from '../days';
import type { Plates } from '../prose/writing';
import type { Tell } from '../mistakes';
import type { AboutDoc } from '../../../src/content/schema/entries';
import { allOf, shelfOf, type Collections } from '../collections';
import type { Hidden } from '../hidden';
import type { ListedPage } from '../languages/pages-file';
import type { Entry } from '../read-entry';
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
function linkingEntries(collections: Collections, about: Entry<AboutDoc> | null): LinkingEntry[] {
  const { posts, projects, services, people, jobs, pages } = collections;
  return [
    ...allOf(posts).map((entry) => ({ path: pathTo('post', { slug: entry.slug }), entry })),
    ...allOf(projects).map((entry) => ({ path: pathTo('project', { id: entry.slug }), entry })),
    ...allOf(services).map((entry) => ({ path: pathTo('service', { slug: entry.slug }), entry })),
    ...allOf(people).map((entry) => ({ path: pathTo('person', { slug: entry.slug }), entry })),
    ...allOf(jobs).map((entry) => ({ path: pathTo('job', { slug: entry.slug }), entry })),
    ...(about ? [{ path: pathTo('about'), entry: about }] : []),
    ...allOf(pages).map((entry) => ({ path: pathTo('page', { slug: entry.slug }), entry })),
  ];
}

/** The paths of the pages that the site does not show yet, with the reason. */
function hiddenPaths({ posts, projects, jobs, pages }: Collections): Map<string, Hidden> {
  return new Map([
    ...posts.hidden.map(({ entry: { slug }, why }) => [pathTo('post', { slug }), why] as const),
    ...projects.hidden.map(({ entry: { slug }, why }) => [pathTo('project', { id: slug }), why] as const),
    ...jobs.hidden.map(({ entry: { slug }, why }) => [pathTo('job', { slug }), why] as const),
    ...pages.hidden.map(({ entry: { slug }, why }) => [pathTo('page', { slug }), why] as const),
  ]);
}

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
    siteIndex: shelfOf(collections, categories, lacked),
    entries: linkingEntries(collections, about),
    hidden: hiddenPaths(collections),
    elsewhere: new Set(elsewhere.map(({ path }) => path)),
    tell,
  });
}
