import type { Tell } from '../mistakes';
import { oneOf, show } from '../mistakes';
import type { Entry } from '../read-entry';
import type { Collections } from '../collections';
import { wrongField } from './check';

/** The services of the specification: the menu links to each of them by its name. */
const serviceSlugs = [
  'graphic-design',
  'digital-products',
  'social-marketing',
  'brand-strategy',
  'product-development',
  'consulting',
] as const;
const peopleCount = 3;
const homeProjects = [1, 2, 3] as const;

/** Numbers that two entries share; the second is told. @returns the numbers that are taken. */
function takenPlaces<Doc>(
  entries: readonly Entry<Doc>[],
  field: string,
  placeOf: (doc: Doc) => number | undefined,
  tell: Tell,
): Set<number> {
  const owners = new Map<number, string>();
  for (const entry of entries) {
    const place = placeOf(entry.doc);
    if (place === undefined) continue;
    const owner = owners.get(place);
    if (owner) wrongField(entry, [field], `a number that ${owner} does not have`, String(place), tell);
    else owners.set(place, entry.file);
  }
  return new Set(owners.keys());
}

/** Order numbers that run from 1 without a gap. Waits until every file of the kind can be read. */
function checkOrder<Doc extends { order: number }>(
  { entries, slugs }: { entries: readonly Entry<Doc>[]; slugs: readonly string[] },
  tell: Tell,
): void {
  takenPlaces(entries, 'order', ({ order }) => order, tell);
  for (const entry of entries)
    if (entry.doc.order > slugs.length)
      wrongField(entry, ['order'], `a number from 1 to ${slugs.length}`, String(entry.doc.order), tell);
}

function checkServiceNames({ folder, slugs }: Collections['services'], tell: Tell): void {
  for (const slug of serviceSlugs)
    if (!slugs.includes(slug))
      tell({
        file: `${folder}/${slug}.md`,
        line: 1,
        field: 'file',
        expected: 'this service, which the menu links to',
        got: 'nothing',
      });
  for (const slug of slugs)
    if (!(serviceSlugs as readonly string[]).includes(slug))
      tell({
        file: `${folder}/${slug}.md`,
        line: 1,
        field: 'file name',
        expected: oneOf(serviceSlugs),
        got: show(slug),
      });
}

/** What the home page and the menu count on: six services, three people, three projects, each with its place. */
export function checkPlaces({ services, people, projects }: Collections, tell: Tell): void {
  checkServiceNames(services, tell);
  checkOrder(services, tell);
  if (people.slugs.length !== peopleCount)
    tell({
      file: people.folder,
      line: 1,
      field: 'files',
      expected: `exactly ${peopleCount} people`,
      got: String(people.slugs.length),
    });
  checkOrder(people, tell);

  const taken = takenPlaces(projects.entries, 'home', ({ home }) => home, tell);
  // A project that cannot be read may have the place that seems to be missing.
  if (projects.entries.length < projects.slugs.length) return;
  for (const place of homeProjects)
    if (!taken.has(place))
      tell({
        file: projects.folder,
        line: 1,
        field: 'home',
        expected: `a project with "home: ${place}"`,
        got: 'none',
      });
}
