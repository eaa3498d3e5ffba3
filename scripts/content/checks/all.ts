import { pathTo } from '../../../src/routes/paths';
import type { Day } from '../days';
import type { Plates } from '../prose/writing';
import type { Tell } from '../mistakes';
import { shelfOf, type Shelves, type SinglePages } from '../shelves';
import { checkDates } from './dates';
import { checkLabels } from './labels';
import { checkLinks, type LinkingEntry } from './links';
import { checkPlaces } from './places';
import { checkRanges } from './ranges';
import { checkReferences } from './references';

export interface ChecksOptions {
  /** Today in the agency's zone. */
  today: Day;
  timeZone: string;
  plates: Plates;
  tell: Tell;
}

/** Every entry that was read, with the path of its page. */
function linkingEntries(
  shelves: Shelves,
  { about, privacy, policy, accessibility }: SinglePages,
): LinkingEntry[] {
  const { posts, projects, services, people, jobs } = shelves;
  return [
    ...posts.entries.map((entry) => ({ path: pathTo('post', { slug: entry.slug }), entry })),
    ...projects.entries.map((entry) => ({ path: pathTo('project', { id: entry.slug }), entry })),
    ...services.entries.map((entry) => ({ path: pathTo('service', { slug: entry.slug }), entry })),
    ...people.entries.map((entry) => ({ path: pathTo('person', { slug: entry.slug }), entry })),
    ...jobs.entries.map((entry) => ({ path: pathTo('job', { slug: entry.slug }), entry })),
    ...(about ? [{ path: pathTo('about'), entry: about }] : []),
    ...(privacy ? [{ path: pathTo('privacy'), entry: privacy }] : []),
    ...(policy ? [{ path: pathTo('policy'), entry: policy }] : []),
    ...(accessibility ? [{ path: pathTo('accessibility'), entry: accessibility }] : []),
  ];
}

/** What no file can be wrong in alone: names, numbers, days and links that other files decide about. */
export function checkAll(shelves: Shelves, pages: SinglePages, options: ChecksOptions): void {
  const { plates, tell } = options;
  checkPlaces(shelves, tell);
  checkReferences(shelves, plates, tell);
  checkRanges(shelves, tell);
  checkLabels(shelves, tell);
  const single = Object.values(pages).filter((entry) => entry !== null);
  checkDates(shelves, single, options);
  checkLinks({ shelf: shelfOf(shelves), entries: linkingEntries(shelves, pages), tell });
}
