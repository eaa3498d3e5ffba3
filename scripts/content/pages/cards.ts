import type {
  JobCardData,
  PageLink,
  PersonCardData,
  PostCardData,
  ProjectCardData,
  ServiceCardData,
} from '../../../src/content/card-data';
import type { Plate } from '../../../src/lib/plate';
import { pathTo } from '../../../src/routes/paths';
import { cardPlate, widePlate } from '../checks/references';
import type { Job, Person, Post, ProjectEntry, ServiceEntry } from '../content-store';
import { readingMinutes } from '../prose/reading-time';
import { tagSlug } from '../tags';

/** The functions that find a card's data by name. */
export interface Lookups {
  person: (slug: string) => Person;
  plate: (id: string) => Plate;
}

export const tagLink = (label: string): PageLink => ({
  label,
  path: pathTo('blog-tag', { tag: tagSlug(label) }),
});

export const serviceLink = ({ slug, doc }: ServiceEntry): PageLink => ({
  label: doc.title,
  path: pathTo('service', { slug }),
});

export function postCard({ slug, doc, text }: Post, { person, plate }: Lookups): PostCardData {
  return {
    path: pathTo('post', { slug }),
    title: doc.title,
    description: doc.description,
    date: doc.date,
    minutes: readingMinutes(text),
    tag: tagLink(doc.tags[0]!),
    author: { label: person(doc.author).doc.name, path: pathTo('person', { slug: doc.author }) },
    cover: plate(cardPlate(doc.cover)),
  };
}

export function projectCard({ slug, doc }: ProjectEntry, { plate }: Pick<Lookups, 'plate'>): ProjectCardData {
  const { title, subtitle, summary, imageAlt, tags } = doc;
  const path = pathTo('project', { id: slug });
  return { id: slug, path, title, subtitle, summary, image: plate(doc.image), imageAlt, tags };
}

export function wideCard(project: ProjectEntry, { plate }: Pick<Lookups, 'plate'>): ProjectCardData {
  return { ...projectCard(project, { plate }), wide: plate(widePlate(project.doc.image)) };
}

export function personCard({ slug, doc }: Person, { plate }: Pick<Lookups, 'plate'>): PersonCardData {
  const { name, role, bio, imageAlt } = doc;
  const path = pathTo('person', { slug });
  return { path, name, role, bio, portrait: plate(doc.image), portraitAlt: imageAlt };
}

export function serviceCard({ slug, doc }: ServiceEntry): ServiceCardData {
  const { title, description, icon, figure, color } = doc;
  return { slug, path: pathTo('service', { slug }), title, description, icon, figure, color };
}

export function jobCard({ slug, doc }: Job): JobCardData {
  const { title, summary, place, presence, employment, pay, posted, validThrough } = doc;
  return {
    path: pathTo('job', { slug }),
    title,
    summary,
    place,
    presence,
    employment,
    pay,
    posted,
    validThrough,
  };
}
