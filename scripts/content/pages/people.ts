import type { AboutData, PersonData, TeamData } from '../../../src/content/page-data';
import type { RouteParams } from '../../../src/routes/table';
import { partSize } from '../addresses';
import { latest } from '../days';
import type { PageContext } from './page-context';
import { crumbsTo } from './crumbs';
import type { PageDraft } from './draft';
import { omit } from './omit';
import { singlePage } from './single';

/** The page about the agency. */
export function aboutPage({ store, personCard }: PageContext): PageDraft<AboutData> {
  const { about, people } = store;
  if (!about) throw new Error('There is no page on the agency.');
  const { doc, body, text } = about;
  return {
    title: doc.title,
    description: doc.description,
    data: { ...doc, body, people: people.map(personCard) },
    lastModified: doc.updated,
    kind: 'Page',
    crumbs: crumbsTo(doc.title),
    text: [doc.lead, ...doc.values.flatMap((value) => [value.title, value.text]), text].join(' '),
    source: about,
  };
}

/** The people. */
export function teamPage({ store, personCard }: PageContext): PageDraft<TeamData> {
  const people = store.people.map((person) => ({ ...personCard(person), skills: person.doc.skills }));
  return singlePage(store.yaml.pages.team, { people }, latest(store.people.map(({ doc }) => doc.updated)));
}

/** One person, with their articles. */
export function personPage(context: PageContext, { slug = '' }: RouteParams): PageDraft<PersonData> {
  const { parents, person: find, plate, postsBy, postCard } = context;
  const person = find(slug);
  const { doc, body, text } = person;
  const crumbs = crumbsTo(doc.name, parents.team);
  const portrait = plate(doc.image);
  // The blog lists all posts of a person with hundreds of them.
  const posts = postsBy(slug).slice(0, partSize);
  return {
    title: doc.name,
    description: doc.bio,
    data: {
      ...omit(doc, 'order', 'home', 'image', 'imageAlt'),
      crumbs,
      portrait,
      portraitAlt: doc.imageAlt,
      body,
      posts: posts.map(postCard),
    },
    lastModified: latest([doc.updated, posts[0]?.doc.date]),
    kind: 'Person',
    crumbs,
    text: [doc.fullDescription, doc.background ?? [], ...doc.achievements, text].flat().join(' '),
    keywords: [doc.role, ...doc.skills],
    image: portrait,
    source: person,
  };
}
