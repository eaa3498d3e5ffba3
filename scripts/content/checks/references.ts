import type { ProjectCategory } from '../../../src/content/schema/project-categories';
import { isFileName } from '../pictures/formats';
import type { Plates } from '../prose/writing';
import type { Tell } from '../mistakes';
import type { Entry } from '../read-entry';
import type { FieldPath } from '../shape';
import { allOf, type Collections } from '../collections';
import { whichIsHidden } from '../hidden';
import { suggest } from '../suggest';
import { prototypeIds } from '../../prototypes/prototype-ids';
import { wrongField } from './check';

// A plate is cropped and never scaled down, so each place that shows a picture has a crop of its own.
/** The crop of a cover that cards show. */
export const cardPlate = (cover: string): string => `${cover}-card`;
/** The crop of a project's picture that its page shows. */
export const widePlate = (image: string): string => `${image}-wide`;

interface ReferencesOptions {
  plates: Plates;
  categories: readonly ProjectCategory[];
  tell: Tell;
}

/** The source of fields: a file, or a block of it. */
type Place = Pick<Entry<unknown>, 'file' | 'lineOf'>;

/**
 * Names in front matter and blocks that nothing has: people, projects, categories, services, plates. Names of files were looked up as they
 * were read.
 */
export function checkReferences(
  collections: Collections,
  { plates, categories, tell }: ReferencesOptions,
): void {
  const { posts, projects, services, people, jobs, pages, testimonials } = collections;
  const ids = Object.keys(plates);
  const covers = ids.filter((id) => Object.hasOwn(plates, cardPlate(id)));
  const screens = ids.filter((id) => Object.hasOwn(plates, widePlate(id)));

  const hidden = new Map(
    [services, people, projects].flatMap((collection) =>
      collection.hidden.map(({ entry, why }) => [`${collection.folder}/${entry.slug}`, why] as const),
    ),
  );
  const check = (entry: Place, path: FieldPath, name: string, names: readonly string[], kind: string) => {
    if (names.includes(name) || isFileName(name)) return;
    const why = hidden.get(`${kind.replace('a file of ', '')}/${name}`);
    wrongField(entry, path, suggest(names, name, kind), JSON.stringify(name) + whichIsHidden(why), tell);
  };
  const checkList = (
    entry: Place,
    field: FieldPath,
    list: readonly string[],
    names: readonly string[],
    kind: string,
  ) => {
    for (const [index, name] of list.entries()) {
      if (list.indexOf(name) < index)
        wrongField(entry, [...field, index], 'each name once', JSON.stringify(name), tell);
      else check(entry, [...field, index], name, names, kind);
    }
  };
  const person = `a file of ${people.folder}`;
  const project = `a file of ${projects.folder}`;
  const service = `a file of ${services.folder}`;
  const prototypes = prototypeIds().flatMap((id) => [`/work/${id}`, `/work/${id}/source`]);
  const plate = 'a plate of src/content/plates.ts';
  const category = 'a slug of src/content/project-categories.yml';
  const categorySlugs = categories.map(({ slug }) => slug);

  for (const entry of allOf(posts)) {
    check(entry, ['author'], entry.doc.author, people.slugs, person);
    check(entry, ['cover'], entry.doc.cover, covers, 'a plate with a "-card" crop');
  }
  for (const entry of allOf(projects)) {
    check(entry, ['category'], entry.doc.category, categorySlugs, category);
    check(entry, ['image'], entry.doc.image, screens, 'a plate with a "-wide" crop');
    checkList(entry, ['services'], entry.doc.services, services.slugs, service);
    for (const field of ['demoLink', 'githubLink'] as const) {
      const href = entry.doc[field];
      if (href?.startsWith('/')) check(entry, [field], href, prototypes, 'a folder of src/prototypes');
    }
  }
  for (const entry of allOf(services)) {
    if (entry.doc.plate !== undefined) check(entry, ['plate'], entry.doc.plate, ids, plate);
    checkList(entry, ['related'], entry.doc.related, projects.slugs, project);
  }
  for (const { file, blocks } of [...allOf(pages), ...allOf(projects)])
    for (const shown of blocks) {
      if (!('fields' in shown)) continue;
      const { block, fields } = shown;
      const place: Place = { file, lineOf: ([, ...path]) => shown.lineOf(path) };
      if ('people' in fields) checkList(place, [block, 'people'], fields.people ?? [], people.slugs, person);
      if ('projects' in fields)
        checkList(place, [block, 'projects'], fields.projects ?? [], projects.slugs, project);
      if (block === 'quote' && !fields.text) {
        const kind = `a file of ${testimonials.folder}`;
        checkList(place, [block, 'testimonials'], fields.testimonials ?? [], testimonials.slugs, kind);
        if (testimonials.slugs.length === 0 && !fields.testimonials)
          wrongField(place, [block], `the fields text, name and role, or ${kind}`, 'nothing', tell);
      }
      if ('services' in fields)
        checkList(place, [block, 'services'], fields.services ?? [], services.slugs, service);
      if (block === 'estimate' || (block === 'prices' && (fields.services || !fields.rows))) {
        const named = fields.services ?? services.slugs;
        const wanted = `${block === 'prices' ? 'rows, or ' : ''}at least one service with a price`;
        if (!allOf(services).some(({ slug, doc }) => doc.price && named.includes(slug)))
          wrongField(place, [block, 'services'], wanted, 'none', tell);
      }
    }
  for (const entry of allOf(testimonials)) {
    const { image } = entry.doc;
    if (image === undefined || isFileName(image)) continue;
    // A drawn plate has no crop of this size: only pictures beside the file have.
    if (!image.includes('/') || !Object.hasOwn(plates, image))
      wrongField(entry, ['image'], 'the name of a picture beside this file', JSON.stringify(image), tell);
  }
  for (const entry of allOf(people)) check(entry, ['image'], entry.doc.image, ids, plate);
  for (const entry of allOf(jobs)) check(entry, ['contact'], entry.doc.contact, people.slugs, person);
}
