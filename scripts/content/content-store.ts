import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brand as ownBrand } from '../../src/content/brand';
import { navigation } from '../../src/content/navigation';
import { pages } from '../../src/content/pages';
import { plates as allPlates } from '../../src/content/plates';
import { projectCategories } from '../../src/content/project-categories';
import {
  figures,
  type AboutDoc,
  type JobDoc,
  type PersonDoc,
  type PostDoc,
  type ProjectDoc,
  type ServiceDoc,
  type TestimonialDoc,
} from '../../src/content/schema/entries';
import { type ProjectCategory } from '../../src/content/schema/project-categories';
import type { RouteId } from '../../src/routes/table';
import { contentFolder, furtherLanguages, passLanguage } from './content-folder';
import { checkAll } from './checks/all';
import { logoWarnings } from './checks/display-letters';
import { checkLanguageFolders } from './checks/language-folders';
import { unreadNames } from './checks/unread-names';
import { dayIn, type Day } from './days';
import type { Plates } from './prose/writing';
import { inReadingOrder, type Mistake, type Tell } from './mistakes';
import { lackedRoutes, pagesElsewhere, withOwnReferences } from './languages/lacking';
import type { ListedPage } from './languages/pages-file';
import { ownPictures, type PictureFile } from './pictures/own-pictures';
import type { Pictures } from './pictures/picture';
import type { Entry, EntryWithBlocks, PageEntry } from './read-entry';
import { readAbout, readCollections, type Collections } from './collections';
import { countTags, type Tag } from './tags';
import { readTextFile } from './text-file';
import { readYamlFiles, yamlPath, type YamlContent } from './yaml-files';

export type Post = Entry<PostDoc>;
export type ProjectEntry = EntryWithBlocks<ProjectDoc>;
export type ServiceEntry = Entry<ServiceDoc>;
export type Person = Entry<PersonDoc>;
export type Job = Entry<JobDoc>;
export type Testimonial = Entry<TestimonialDoc>;

/** All of the owner's content, checked. */
export interface ContentStore {
  yaml: YamlContent;
  /** The day it was read, in the agency's zone. */
  today: Day;
  /** The newest first. */
  posts: readonly Post[];
  /** Those of the home page in their places, then the newest first. */
  projects: readonly ProjectEntry[];
  services: readonly ServiceEntry[];
  people: readonly Person[];
  /** Those that can still be applied for, the newest first. */
  jobs: readonly Job[];
  /** Null in a further language that lacks the page. */
  about: Entry<AboutDoc> | null;
  /** Those that are published, in the order of their links at the foot, then of their names. */
  pages: readonly PageEntry[];
  /** In their order, those without a place last. */
  testimonials: readonly Testimonial[];
  /** The labels of the posts, most used first. */
  tags: readonly Tag[];
  /** The owner's own among them. */
  plates: Plates;
  /** The plates of the owner's own pictures in published entries, by id. */
  ownPlates: Plates;
  pictureFiles: readonly PictureFile[];
  /** The routes that a further language lacks as a whole. */
  lacked: ReadonlySet<RouteId>;
  /** The pages that a further language may link to. */
  elsewhere: readonly ListedPage[];
}

export interface LoadedContent {
  /** Null where there are mistakes. */
  store: ContentStore | null;
  /** The same with scheduled content; null if nothing is scheduled, or if there are mistakes. */
  scheduled: ContentStore | null;
  /** In the order of the files and their lines. */
  mistakes: Mistake[];
  /** Warnings about valid content that may not be intended. */
  warnings: string[];
  /** The paths of the pictures that no content names, from the project's folder. Where there are mistakes, they may be too many. */
  unusedPictures: string[];
}

export interface ContentOptions {
  /**
   * Holds `posts/`, `projects/`, `services/`, `people/`, `jobs/`, `pages/` and the YAML files.
   * @default $CONTENT_FOLDER or src/content
   */
  folder?: string;
  /** @default now */
  today?: Date;
  /** @default the agency's */
  timeZone?: string;
  /** Whether drafts and scheduled content count as published, as in `npm run dev`. @default false */
  showHidden?: boolean;
  /** The pictures that content may name. @default all of them */
  plates?: Plates;
  /** The categories of the projects. @default those of project-categories.yml */
  categories?: readonly ProjectCategory[];
  /** The result of `readPictures` for the same folder. @default none */
  pictures?: Pictures;
}

/** The later day first, and of one day by name, so that the order never depends on the disk. */
function newestFirst<Item extends { slug: string; doc: unknown }>(
  entries: readonly Item[],
  dayOf: (doc: Item['doc']) => Day,
): Item[] {
  const key = ({ doc }: Item) => dayOf(doc);
  return [...entries].sort((a, b) => (key(a) < key(b) ? 1 : key(a) > key(b) ? -1 : a.slug < b.slug ? -1 : 1));
}

/** Uses the modules of an earlier run for files with mistakes, so that mistakes in Markdown are listed too. */
const lastGood: YamlContent = {
  brand: ownBrand,
  navigation,
  pages,
  categories: projectCategories,
  placeOf: (name) => ({ file: yamlPath(name), line: 1 }),
  missing: [],
};

/** Services that name no figure take turns, so that neighbours differ. */
const withFigure = (
  { doc, ...entry }: Collections['services']['entries'][number],
  index: number,
): ServiceEntry => ({
  ...entry,
  doc: { ...doc, figure: doc.figure ?? figures[index % figures.length]! },
});

/** Those without a place are last, in the order of their names, in which files are read. */
const inOrder = <Doc extends { order?: number }>(entries: readonly Entry<Doc>[]) => {
  const place = ({ doc: { order = Number.MAX_SAFE_INTEGER } }: Entry<Doc>) => order;
  return [...entries].sort((a, b) => place(a) - place(b));
};

function arrange({ posts, projects, services, people, jobs, pages, testimonials }: Collections, today: Day) {
  const newestProjects = newestFirst(projects.entries, ({ date }) => date);
  return {
    posts: newestFirst(posts.entries, ({ date }) => date),
    projects: [
      ...newestProjects.filter(({ doc }) => doc.home).sort((a, b) => a.doc.home! - b.doc.home!),
      ...newestProjects.filter(({ doc }) => doc.home === undefined),
    ],
    services: inOrder(services.entries).map(withFigure),
    people: inOrder(people.entries),
    testimonials: inOrder(testimonials.entries),
    // A job is open through its last day, as the agency's calendar has it.
    jobs: newestFirst(jobs.entries, ({ posted }) => posted).filter(({ doc }) => today <= doc.validThrough),
    pages: [...pages.entries].sort(
      (a, b) => (a.doc.footer ?? Infinity) - (b.doc.footer ?? Infinity) || (a.slug < b.slug ? -1 : 1),
    ),
    tags: countTags(posts.entries.map(({ doc }) => doc.tags)),
  };
}

const hiddenWarnings = (collections: Collections, timeZone: string) =>
  Object.values(collections).flatMap(({ hidden }) =>
    hidden.map(({ entry: { file }, why }) =>
      why === 'draft'
        ? `${file} is a draft: the site does not show it. Remove "draft: true" to show it.`
        : `${file} is scheduled: it appears on the first build on or after ${why.until} (${timeZone}).`,
    ),
  );

/** The Markdown of further languages as one text: they may name pictures of the site's own language. */
function translationsIn(folder: string): string {
  const files = furtherLanguages(folder).flatMap((language) =>
    readdirSync(join(folder, language), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => (readTextFile(join(folder, language, file), () => {}) ?? '').normalize('NFC')),
  );
  return `${files.join('\n')}\n${files.map(decodeAddresses).join('\n')}`;
}

/** Decodes what an address writes with percent signs: `my%20photo.jpg`. */
const decodeAddresses = (text: string) =>
  text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (coded) => {
    try {
      return decodeURIComponent(coded).normalize('NFC');
    } catch {
      return coded;
    }
  });

/** Everything as published, so that scheduled content breaks no build on its day. */
function withScheduled(collections: Collections): Collections {
  const entries = Object.entries(collections).map(([kind, { hidden, ...rest }]) => {
    const scheduled = hidden.filter(({ why }) => why !== 'draft').map(({ entry }) => entry);
    const slugs = [...rest.slugs, ...scheduled.map(({ slug }) => slug)];
    return [kind, { ...rest, slugs, entries: [...rest.entries, ...scheduled], hidden: [] }];
  });
  return Object.fromEntries(entries) as Collections;
}

/**
 * Reads and checks everything in the content folder. Whatever a file holds, it does not throw: every mistake of every file
 * comes back with its place.
 * @throws Error where the disk does not give a file, RangeError for a time zone that does not exist.
 */
export function loadContent({
  folder = contentFolder(),
  today: now = new Date(),
  timeZone,
  plates: drawnPlates = allPlates,
  categories,
  showHidden = false,
  pictures: found = new Map(),
}: ContentOptions = {}): LoadedContent {
  const told: Mistake[] = [];
  const tell: Tell = (mistake) => void told.push(mistake);
  const checked = readYamlFiles(folder, tell) ?? lastGood;
  const yaml = categories ? { ...checked, categories } : checked;
  const { brand } = yaml;
  const zone = timeZone ?? brand.timeZone;
  const today = dayIn(zone, now);
  const pictures = ownPictures(found);
  const reading = { brand, plates: drawnPlates, pictures, tell };
  const elsewhere = pagesElsewhere();
  const lacked = lackedRoutes(folder);
  const read = readCollections(folder, { ...reading, today: showHidden ? null : today });
  const leftOut: string[] = [];
  const collections = withOwnReferences(read, elsewhere, (sentence) => void leftOut.push(sentence));
  const about = readAbout(folder, reading);
  const plates = { ...drawnPlates, ...pictures.plates };
  const languages = passLanguage() === null ? furtherLanguages(folder) : [];
  checkLanguageFolders({ folder, languages, own: brand.language }, tell);
  checkAll(collections, about, {
    today,
    timeZone: zone,
    plates,
    categories: yaml.categories,
    languages,
    lacked,
    elsewhere,
    tell,
  });

  const mistakes = inReadingOrder(told);
  const warnings = [
    ...logoWarnings(brand),
    ...unreadNames(folder, languages),
    ...hiddenWarnings(collections, zone),
    ...leftOut,
    ...pictures.warnings(),
    ...yaml.missing,
  ];
  const unnamed = pictures.unused();
  const translations = unnamed.length > 0 ? translationsIn(folder) : '';
  const unusedPictures = unnamed.filter((path) => !translations.includes(basename(path)));
  if (mistakes.length > 0) return { store: null, scheduled: null, mistakes, warnings, unusedPictures };
  const own = { plates, ownPlates: pictures.publishedPlates(), pictureFiles: pictures.files() };
  const storeOf = (shown: Collections): ContentStore => ({
    yaml,
    today,
    ...arrange(shown, today),
    about,
    lacked,
    elsewhere,
    ...own,
  });
  return {
    store: storeOf(collections),
    scheduled: Object.values(collections).some(({ hidden }) => hidden.some(({ why }) => why !== 'draft'))
      ? storeOf(withScheduled(collections))
      : null,
    mistakes,
    warnings,
    unusedPictures,
  };
}
