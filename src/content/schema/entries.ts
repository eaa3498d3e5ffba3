import * as v from 'valibot';
import {
  amount,
  anyTexts,
  currencyCode,
  day,
  description,
  draft,
  figure,
  https,
  icon,
  isOwn,
  longText,
  onHome,
  order,
  pay,
  publication,
  slugIn,
  text,
  texts,
  titled,
  wayOut,
} from './fields';
import { imageAlt, ownPicture, picture } from './pictures';

/**
 * The front matter of `src/content/posts/<slug>.md`. The file's name is the slug of its page; the Markdown below the front
 * matter is the article.
 */
export const postSchema = v.strictObject({
  title: text,
  description,
  draft,
  /** A post with a day to come is scheduled: it appears on the first build on or after it. */
  date: publication,
  updated: v.optional(day),
  /** Slug of a person. */
  author: slugIn('people'),
  /** Labels; a tag's page has the label's slug. The first is the article's main one. */
  tags: v.pipe(texts, v.maxLength(4, 'at most four tags')),
  /** Id of a cover plate, which has a `<id>-card` crop beside it, or the name of a picture beside the file. */
  cover: picture,
  ...ownPicture,
});

export type PostDoc = v.InferOutput<typeof postSchema>;

/** The palette colours available as a case study's ground. */
export const projectGrounds = ['glass', 'vermilion', 'claret', 'wine', 'blush'] as const;

export type ProjectGround = (typeof projectGrounds)[number];

/** The front matter of `src/content/projects/<id>.md`; the Markdown describes the work. */
export const projectDocSchema = v.strictObject({
  draft,
  /** Its place on the home page: 1 comes first. A project without one is in the portfolio only. */
  home: v.optional(v.pipe(order, v.title('Place on the home page'))),
  /** Slug of a category. */
  category: slugIn('project-categories'),
  title: text,
  subtitle: text,
  summary: description,
  description: longText,
  /**
   * Id of a plate that has a `<id>-wide` crop beside it and, for the home page's drawer, a `<id>-drawer` crop; or the name of
   * a picture beside the file.
   */
  image: picture,
  imageAlt,
  ...ownPicture,
  /** The colour of the page's opening, metrics and quote, which its headings follow. @default as on other pages */
  ground: v.optional(
    v.pipe(
      v.picklist(projectGrounds),
      v.description('The colour of the opening, the numbers and the quote.'),
    ),
  ),
  tags: texts,
  demoLink: wayOut,
  githubLink: wayOut,
  features: anyTexts,
  technologies: v.optional(
    v.strictObject({ frontend: anyTexts, backend: anyTexts, deployment: anyTexts }),
    {},
  ),
  client: v.optional(text),
  /** The day it went live. */
  date: publication,
  updated: v.optional(day),
  /** The project's duration: '14 weeks'. */
  duration: v.optional(text),
  /** Slugs of the services it was. */
  services: v.optional(v.array(slugIn('services')), []),
  problem: v.optional(longText),
  numbers: v.optional(v.pipe(v.array(figure), v.maxLength(3, 'at most three numbers')), []),
  quote: v.optional(v.strictObject({ text: longText, name: text, role: text })),
});

export type ProjectDoc = v.InferOutput<typeof projectDocSchema>;

/** The waves that a service can be drawn as. */
export const figures = [
  'braid',
  'square-wave',
  'ripples',
  'standing-wave',
  'growing-wave',
  'in-phase',
] as const;

export type FigureId = (typeof figures)[number];

/** The front matter of `src/content/services/<slug>.md`; the Markdown says more of the work. */
export const serviceDocSchema = v.strictObject({
  order,
  home: onHome,
  title: text,
  description,
  icon,
  /** The service's wave. @default the next in turn */
  figure: v.optional(v.picklist(figures)),
  color: v.picklist(['attention', 'coral', 'series-1', 'series-2']),
  /** Id of the wide plate below the page's title, or the name of a picture beside the file. */
  plate: v.optional(picture),
  ...ownPicture,
  updated: day,
  lead: longText,
  /** The audience of the service. */
  audience: v.pipe(longText, v.title('Who it is for')),
  deliverables: v.optional(v.array(titled), []),
  steps: v.optional(
    v.pipe(
      v.array(v.strictObject({ title: text, duration: text, text: longText })),
      v.maxLength(5, 'at most five steps'),
    ),
    [],
  ),
  price: v.optional(
    v.strictObject({
      from: amount,
      to: amount,
      currency: currencyCode,
      unit: v.picklist(['project', 'month', 'day']),
      note: longText,
    }),
  ),
  /** Ids of projects. */
  related: v.optional(v.array(slugIn('projects')), []),
  questions: v.optional(v.array(v.strictObject({ question: text, answer: longText })), []),
});

/** A service whose figure is chosen, by its owner or in its turn. */
export type ServiceDoc = v.InferOutput<typeof serviceDocSchema> & { figure: FigureId };

export type ServicePrice = NonNullable<ServiceDoc['price']>;

const person = {
  name: text,
  role: text,
  bio: v.pipe(longText, v.description('One sentence, for the cards.')),
  fullDescription: longText,
  image: picture,
  imageAlt,
  ...ownPicture,
  background: v.optional(longText),
  achievements: anyTexts,
  socials: v.optional(
    v.pipe(
      v.array(
        v.strictObject({ network: v.picklist(['LinkedIn', 'GitHub', 'Twitter', 'Instagram']), url: https }),
      ),
      v.transform((links) => links.filter(({ url }) => isOwn(url))),
    ),
    [],
  ),
  skills: anyTexts,
};

/** The front matter of `src/content/people/<slug>.md`; the Markdown is the longer portrait of their page. */
export const personDocSchema = v.strictObject({
  order,
  home: onHome,
  ...person,
  updated: day,
});

export type PersonDoc = v.InferOutput<typeof personDocSchema>;

/** The front matter of `src/content/jobs/<slug>.md`; the Markdown is the description of the work. */
export const jobSchema = v.strictObject({
  title: text,
  draft,
  summary: description,
  place: text,
  presence: v.picklist(['on-site', 'hybrid', 'remote']),
  employment: v.picklist(['full-time', 'part-time', 'contract', 'internship']),
  pay: v.strictObject({
    min: pay,
    max: pay,
    currency: currencyCode,
    unit: v.picklist(['year', 'month', 'hour']),
  }),
  posted: publication,
  validThrough: v.pipe(day, v.title('Last day'), v.description('The site shows the job through this day.')),
  contact: v.pipe(slugIn('people'), v.title('Who reads the applications')),
  process: v.optional(v.array(titled), []),
});

export type JobDoc = v.InferOutput<typeof jobSchema>;

/** The front matter of `src/content/testimonials/<slug>.md`; the Markdown is what the client says. */
export const testimonialSchema = v.strictObject({
  /** Its place where all are shown: those without one come last. */
  order: v.optional(order),
  name: text,
  role: text,
  client: v.optional(text),
  /** The result of the work, in one figure. */
  number: v.optional(figure),
  /** The name of a picture beside the file. The name is beside it on the page, so it needs no words of its own. */
  image: v.optional(picture),
  ...ownPicture,
});

export type TestimonialDoc = v.InferOutput<typeof testimonialSchema>;

/** The front matter of `src/content/pages/about.md`. */
export const aboutSchema = v.strictObject({
  title: text,
  description,
  updated: day,
  lead: longText,
  facts: v.optional(v.array(figure), []),
  values: v.optional(v.array(titled), []),
  history: v.optional(v.array(v.strictObject({ year: text, text: longText })), []),
});

export type AboutDoc = v.InferOutput<typeof aboutSchema>;

/** The front matter of `src/content/pages/<slug>.md`, except `about.md`. Blocks and texts follow it. */
export const pageSchema = v.strictObject({
  title: text,
  description,
  lead: v.optional(longText),
  /** Shown below the lead. */
  updated: v.optional(day),
  draft,
  /** The place of its link in the last row of every page: 1 comes first. Without one there is no link. */
  footer: v.optional(
    v.pipe(
      order,
      v.title('Place in the footer'),
      v.description('1 comes first. Without a number, the footer has no link to this page.'),
    ),
  ),
  /** Further words that the site's search finds it by. */
  keywords: anyTexts,
});

export type PageDoc = v.InferOutput<typeof pageSchema>;
