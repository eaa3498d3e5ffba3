import type { PersonCardData, PostCardData, ProjectCardData } from '../../../src/content/card-data';
import type { Plate } from '../../../src/lib/plate';
import type { ProjectCategory } from '../../../src/content/schema/project-categories';
import { siteIndexOf, type SiteIndex } from '../addresses';
import type { PageEntry } from '../read-entry';
import type {
  Job,
  ContentStore,
  Person,
  Post,
  ProjectEntry,
  ServiceEntry,
  Testimonial,
} from '../content-store';
import { tagSlug, type Tag } from '../tags';
import { parentsOf } from './crumbs';
import { personCard, postCard, projectCard, wideCard, type Lookups } from './cards';

/** The content with what pages look up in it, so that a page costs the same however many there are. */
export interface PageContext extends Lookups {
  store: ContentStore;
  /** The parent lists of other pages. */
  parents: ReturnType<typeof parentsOf>;
  siteIndex: SiteIndex;
  tag: (slug: string) => Tag;
  category: (slug: string) => ProjectCategory;
  /** The newest first. */
  postsOfTag: (slug: string) => readonly Post[];
  postsBy: (person: string) => readonly Post[];
  post: (slug: string) => Post;
  project: (id: string) => ProjectEntry;
  service: (slug: string) => ServiceEntry;
  job: (slug: string) => Job;
  page: (slug: string) => PageEntry;
  testimonial: (slug: string) => Testimonial;
  postCard: (post: Post) => PostCardData;
  projectCard: (project: ProjectEntry) => ProjectCardData;
  /** The same with its wide picture. */
  wideCard: (project: ProjectEntry) => ProjectCardData;
  personCard: (person: Person) => PersonCardData;
}

/** Looks entries up by their names. The content is checked: each name in it exists. */
function finder<Item extends { slug: string }>(items: readonly Item[]): (slug: string) => Item {
  const bySlug = new Map(items.map((item) => [item.slug, item]));
  return (slug) => {
    const item = bySlug.get(slug);
    if (!item) throw new Error(`No content is called "${slug}".`);
    return item;
  };
}

/** Sorts entries into groups that keep their order. */
function groups<Item>(items: readonly Item[], keysOf: (item: Item) => readonly string[]) {
  const found = new Map<string, Item[]>();
  for (const item of items) {
    for (const key of keysOf(item)) {
      const group = found.get(key);
      if (group) group.push(item);
      else found.set(key, [item]);
    }
  }
  return (key: string): readonly Item[] => found.get(key) ?? [];
}

/** Makes each entry's card once. */
function once<Item extends object, Card>(make: (item: Item) => Card): (item: Item) => Card {
  const made = new WeakMap<Item, Card>();
  return (item) => {
    const card = made.get(item) ?? make(item);
    made.set(item, card);
    return card;
  };
}

/** Lays out what the pages look up. */
export function pageContextOf(store: ContentStore): PageContext {
  const { yaml, posts, projects, services, people, jobs, pages, testimonials, tags, plates } = store;
  const person = finder(people);
  const plate = (id: string): Plate => {
    const found = plates[id];
    if (!found) throw new Error(`No plate is called "${id}".`);
    return found;
  };
  return {
    store,
    parents: parentsOf(yaml.pages),
    siteIndex: siteIndexOf((kind) => store[kind].map(({ slug }) => slug), {
      tags,
      projects,
      categories: yaml.categories,
      lacked: store.lacked,
    }),
    tag: finder(tags),
    category: finder(yaml.categories),
    postsOfTag: groups(posts, ({ doc }) => doc.tags.map(tagSlug)),
    postsBy: groups(posts, ({ doc }) => [doc.author]),
    post: finder(posts),
    project: finder(projects),
    service: finder(services),
    job: finder(jobs),
    page: finder(pages),
    testimonial: finder(testimonials),
    person,
    plate,
    postCard: once((post: Post) => postCard(post, { person, plate })),
    projectCard: once((project: ProjectEntry) => projectCard(project, { plate })),
    wideCard: once((project: ProjectEntry) => wideCard(project, { plate })),
    personCard: once((item: Person) => personCard(item, { plate })),
  };
}
