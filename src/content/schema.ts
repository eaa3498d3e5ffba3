import * as v from 'valibot';
import { siteIconNames, type SiteIconName } from '../lib/icon-name';

/**
 * What the owner's content must look like. Runs when the site is built and in the tests, never in a browser: the app
 * imports only the types. `scripts/content` turns an issue into file, line, field and what was expected.
 */

const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'a text that is not empty'));
/** A text of several lines, for which the Studio has a larger field. */
const longText = v.pipe(text, v.metadata({ input: 'long' }));
/** The id of a drawn picture, or the name of a file beside the Markdown. */
const picture = v.pipe(
  text,
  v.metadata({ input: 'picture' }),
  v.description('A picture beside this file, or one that the site draws.'),
);
const imageAlt = v.pipe(
  text,
  v.title('What the picture shows'),
  v.description('For people who do not see it.'),
);
const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a slug such as "harbour-ferry"'));
const https = v.pipe(
  v.string(),
  v.url('an address such as "https://example.com"'),
  v.startsWith('https://', 'an address that starts with https://'),
);
/** An address that ends in `.example` is a place holder, which leads nowhere: it counts as none. */
const isOwn = (url: string) => !new URL(url).hostname.endsWith('.example');
/** The slug of an entry, which the Studio offers in a list. */
const slugIn = (collection: string) => v.pipe(slug, v.metadata({ reference: collection }));
/** A way out of the site, where there is one. */
const wayOut = v.optional(
  v.pipe(
    https,
    v.transform((url) => (isOwn(url) ? url : undefined)),
  ),
);
const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as "09:00"'));
const texts = v.pipe(v.array(text), v.minLength(1, 'at least one entry'));
/** A list that may be left out: it is empty then. */
const anyTexts = v.optional(v.array(text), []);

const currencyCode = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'a currency code such as "USD"'));
const language = v.pipe(
  text,
  v.check((tag) => {
    try {
      return Intl.getCanonicalLocales(tag).length === 1;
    } catch {
      return false;
    }
  }, 'a language tag such as "en" or "pt-BR"'),
  v.description('Of the texts of the site. Further languages are folders of content.'),
);
const timeZone = v.pipe(
  text,
  v.check((zone) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
    } catch {
      return false;
    }
  }, 'an IANA time zone such as "Europe/Lisbon"'),
  // For the nearest match.
  v.metadata({ names: Intl.supportedValuesOf('timeZone') }),
);

/** An issue of a field within a list, for checks that compare its entries. */
function issueAt(list: readonly object[], [index, key]: readonly [number, string], message: string) {
  const entry = list[index] as Record<string, unknown>;
  const path: [v.ArrayPathItem, v.ObjectPathItem] = [
    { type: 'array', origin: 'value', input: [...list], key: index, value: entry },
    { type: 'object', origin: 'value', input: entry, key, value: entry[key] },
  ];
  return { message, input: entry[key], path };
}

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

const openingHours = v.pipe(
  v.strictObject({
    days: v.pipe(v.array(v.picklist(weekdays)), v.minLength(1, 'at least one weekday')),
    opens: v.nullable(time),
    closes: v.nullable(time),
  }),
  v.check(
    ({ opens, closes }) =>
      // What is no time is a mistake of its own.
      ![opens, closes].every((at) => at === null || v.is(time, at)) ||
      ((opens === null) === (closes === null) && (opens === null || opens < closes!)),
    'both times with "opens" before "closes", or null for both on a closed day',
  ),
);

/** An address without a path. */
const origin = v.pipe(
  https,
  v.regex(/^https:\/\/[^/?#]+$/, 'an address without a path or a slash at its end'),
);

/**
 * The forms that the Studio offers for a schema that depends on the value: of each a value to begin with, which also tells
 * it from the forms below it.
 */
const forms = <Schema extends v.GenericSchema>(
  schema: Schema,
  all: readonly { label: string; start: unknown }[],
) => v.pipe(schema, v.metadata({ forms: all }));

/** The site's address: a domain, or a folder of one. Names of folders are as a browser shows them, without escapes. */
const siteAddress = v.pipe(
  https,
  v.regex(
    /^[^?#]*[^/?#]$/,
    'an address without a slash, a query or a fragment at its end, such as "https://example.com/folder"',
  ),
  v.regex(
    /^https:\/\/[^/]+(\/(?!\.{1,2}(\/|$))[\w.~-]+)*$/,
    'names of folders that consist of letters from A to Z, digits, ".", "-", "_" and "~"',
  ),
);

/** A service that counts visits without cookies. */
const counters = {
  /** `site` is the domain as Plausible knows it; `script` is that of a Plausible of your own. */
  plausible: v.strictObject({
    service: v.literal('plausible'),
    site: v.pipe(v.string(), v.regex(/^[a-z0-9.-]+(,[a-z0-9.-]+)*$/, 'a domain such as "example.com"')),
    script: v.optional(https),
  }),
  /** `site` is the address of your counter. */
  goatcounter: v.strictObject({
    service: v.literal('goatcounter'),
    site: origin,
    script: v.optional(https),
  }),
  custom: v.strictObject({ service: v.literal('custom'), script: https }),
} as const;
const isCounter = (name: unknown): name is keyof typeof counters =>
  typeof name === 'string' && Object.hasOwn(counters, name);
type Counters = {
  [Name in keyof typeof counters]: v.InferOutput<(typeof counters)[Name]>;
}[keyof typeof counters];
const unknownCounter = v.looseObject({
  service: v.picklist(['plausible', 'goatcounter', 'custom']),
});

export const brandSchema = v.strictObject({
  name: v.pipe(text, v.maxLength(16, 'a name of 16 letters or fewer, so that it fits the bar')),
  tagline: text,
  description: v.pipe(longText, v.maxLength(170, 'at most 170 characters, as search results cut it there')),
  /** The generated module has its origin here, and its path in `lib/base-path`. */
  url: v.pipe(siteAddress, v.title('Address of the site')),
  email: v.pipe(v.string(), v.email('an email address such as "hello@undula.example"')),
  phone: v.optional(v.pipe(v.string(), v.regex(/^\+[\d ]{7,20}$/, 'a phone number such as "+1 555 0100"'))),
  address: v.strictObject({ street: text, city: text, country: text }),
  language: v.optional(language, 'en'),
  timeZone,
  currency: currencyCode,
  hours: v.pipe(
    v.array(openingHours),
    v.minLength(1, 'at least one row of business hours'),
    v.rawCheck(({ dataset, addIssue }) => {
      if (dataset.issues) return;
      const rows = dataset.value;
      for (const [index, { days }] of rows.entries())
        if (rows.slice(0, index).some((before) => before.days.some((day) => days.includes(day))))
          addIssue(issueAt(rows, [index, 'days'], 'days that no other row has'));
    }),
  ),
  formEndpoint: v.nullable(
    v.pipe(https, v.title('Address of the contact form'), v.description('Where the form sends letters to.')),
  ),
  /** A page on which visitors book a meeting: a button beside the contact form. */
  bookingUrl: v.optional(v.pipe(https, v.title('Page to book a meeting'))),
  /** Not a union, whose only message would be that none fits. */
  analytics: v.optional(
    forms(
      v.lazy((value): v.GenericSchema<unknown, Counters> => {
        const { service } = (value ?? {}) as { service?: unknown };
        return (isCounter(service) ? counters[service] : unknownCounter) as v.GenericSchema<
          unknown,
          Counters
        >;
      }),
      [
        { label: 'Plausible', start: { service: 'plausible' } },
        { label: 'GoatCounter', start: { service: 'goatcounter' } },
        { label: 'Another one', start: { service: 'custom' } },
      ],
    ),
  ),
  access: v.pipe(v.picklist(['own-role', 'signed-in']), v.title('Who may open a page of the portal')),
});
export type Brand = v.InferOutput<typeof brandSchema>;
export type OpeningHours = Brand['hours'][number];
export type Weekday = (typeof weekdays)[number];

const icon = v.picklist(siteIconNames, 'an icon of `src/lib/icon-name.ts`');

/** A page, by its route. The Studio offers the pages that there are, and sets `params` too. */
const route = v.pipe(text, v.metadata({ input: 'page' }), v.title('Page'));
const params = v.optional(v.record(v.string(), slug));
const pageLink = v.strictObject({
  label: text,
  route,
  params,
  icon: v.optional(icon),
});
/** What a group can lead to without naming each page: all services, all categories of projects. */
export const contentLists = ['services', 'project-categories'] as const;
export type ContentList = (typeof contentLists)[number];
const links = v.pipe(v.array(pageLink), v.minLength(1, 'at least one link'));
const allOf = v.picklist(contentLists, 'a list of links, or the name of a whole list');
/** A page of the same kind that the bar has no room for. */
const more = v.optional(
  v.pipe(v.strictObject({ label: text, route }), v.title('Related page, in the footer')),
);
const pageEntry = v.strictObject({ ...pageLink.entries, more });
const pageGroup = v.strictObject({
  label: text,
  icon,
  more,
  children: forms(
    v.lazy((children) => (typeof children === 'string' ? allOf : links)),
    [
      { label: 'All of a kind', start: 'services' },
      { label: 'Pages of your choice', start: [] },
    ],
  ),
});
export const navigationSchema = v.pipe(
  // Not a union, whose only message would be that neither fits.
  v.array(
    forms(
      v.lazy((entry) =>
        typeof entry === 'object' && entry !== null && 'children' in entry ? pageGroup : pageEntry,
      ),
      [
        { label: 'Group of pages', start: { children: 'services' } },
        { label: 'Page', start: {} },
      ],
    ),
  ),
  v.minLength(1, 'at least one menu entry'),
);

const between = (from: number, to: number) => {
  const message = `a number from ${from} to ${to}`;
  return v.pipe(v.number(message), v.minValue(from, message), v.maxValue(to, message));
};
/** How a photo is drawn in lines. */
export const engravingSchema = v.strictObject({
  /** From the top of the picture to its bottom, where they have room. */
  lines: v.optional(between(20, 200)),
  /** Of details against what is around them: 0 leaves the photo's own. */
  contrast: v.optional(between(0, 3)),
  /** Of the lines to the horizontal, in degrees, clockwise. */
  angle: v.optional(between(-90, 90)),
  /** The colour beneath the lines. */
  ground: v.optional(v.picklist(['blush', 'vermilion', 'glass', 'wine'])),
});
export type Engraving = v.InferOutput<typeof engravingSchema>;

/** How the owner's own picture is shown; a drawn plate is made for its place. */
const ownPicture = {
  /** The point that stays where the picture is cut: '60% 30%', from the left and from the top. */
  focus: v.optional(
    v.pipe(
      v.string('a point such as "60% 30%", from the left and from the top'),
      v.regex(/^(100|\d{1,2})% (100|\d{1,2})%$/, 'a point such as "60% 30%", from the left and from the top'),
    ),
  ),
  engrave: v.optional(
    v.lazy((value) =>
      typeof value === 'object' && value !== null
        ? engravingSchema
        : v.boolean('true, false or the fields lines, contrast, angle, ground'),
    ),
  ),
};
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
/** A day such as 2026-11-14, that exists: JavaScript reads February 30 as March 2. */
const day = v.pipe(
  v.string(),
  v.isoDate('a day such as 2026-11-14'),
  v.check((value) => {
    const date = new Date(`${value}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
  }, 'a day that exists'),
);
const description = v.pipe(
  longText,
  v.maxLength(170, 'at most 170 characters, as search results cut it there'),
  v.description('Shown by search engines.'),
);
const titled = v.strictObject({ title: text, text: longText });
const figure = v.strictObject({ value: text, label: text });
/** The place of an item among its kind: 1 comes first, and numbers may be left out. */
const order = v.pipe(
  v.number(),
  v.integer('a whole number from 1'),
  v.minValue(1, 'a whole number from 1'),
  v.title('Place'),
  v.description('1 comes first.'),
);
/** With `home: false` the home page leaves the item out. */
const onHome = v.optional(v.pipe(v.boolean('true or false'), v.title('On the home page')), true);
/** An amount of money. */
const amount = v.pipe(
  v.number(),
  v.finite('a number of at least 1'),
  v.minValue(1, 'a number of at least 1'),
);

/** A draft is checked and not published. */
const draft = v.optional(
  v.pipe(v.boolean('true or false'), v.description('A draft is checked, and is not on the site.')),
  false,
);
const publication = v.pipe(day, v.description('Before this day the site does not show it.'));

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

/** The front matter of `src/content/projects/<id>.md`; the Markdown tells what was done. */
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
  /** How long it took: '14 weeks'. */
  duration: v.optional(text),
  /** Slugs of the services it was. */
  services: v.pipe(v.array(slugIn('services')), v.minLength(1, 'at least one service')),
  problem: v.optional(longText),
  numbers: v.optional(v.pipe(v.array(figure), v.maxLength(3, 'at most three numbers')), []),
  quote: v.optional(v.strictObject({ text: longText, name: text, role: text })),
});

/** The waves that a service can be drawn as. */
export const figures = [
  'braid',
  'square-wave',
  'ripples',
  'standing-wave',
  'growing-wave',
  'in-phase',
] as const;

/** The front matter of `src/content/services/<slug>.md`; the Markdown says more of the work. */
export const serviceDocSchema = v.strictObject({
  order,
  home: onHome,
  title: text,
  description,
  icon,
  /** The wave that stands for it. @default the one whose turn it is */
  figure: v.optional(v.picklist(figures)),
  color: v.picklist(['attention', 'coral', 'series-1', 'series-2']),
  /** Id of the wide plate below the page's title, or the name of a picture beside the file. */
  plate: v.optional(picture),
  ...ownPicture,
  updated: day,
  lead: longText,
  /** Who it is for. */
  audience: v.pipe(longText, v.title('Who it is for')),
  deliverables: v.pipe(v.array(titled), v.minLength(2, 'at least two deliverables')),
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

/** The front matter of `src/content/people/<slug>.md`; the Markdown is the longer portrait of their page. */
export const personDocSchema = v.strictObject({
  order,
  home: onHome,
  ...person,
  updated: day,
});

/** The front matter of `src/content/jobs/<slug>.md`; the Markdown is the description of the work. */
export const jobSchema = v.strictObject({
  title: text,
  draft,
  summary: description,
  place: text,
  presence: v.picklist(['on-site', 'hybrid', 'remote']),
  employment: v.picklist(['full-time', 'part-time', 'contract', 'internship']),
  pay: v.strictObject({
    min: amount,
    max: amount,
    currency: currencyCode,
    unit: v.picklist(['year', 'month', 'hour']),
  }),
  posted: publication,
  validThrough: v.pipe(day, v.title('Last day'), v.description('The site shows the job through this day.')),
  contact: v.pipe(slugIn('people'), v.title('Who reads the letters')),
  process: v.pipe(v.array(titled), v.minLength(2, 'at least two steps')),
});

/** The front matter of `src/content/testimonials/<slug>.md`; the Markdown is what the client says. */
export const testimonialSchema = v.strictObject({
  /** Its place where all are shown: those without one come last. */
  order: v.optional(order),
  name: text,
  role: text,
  client: v.optional(text),
  /** What came of the work, in one figure. */
  number: v.optional(figure),
  /** The name of a picture beside the file. The name is beside it on the page, so it needs no words of its own. */
  image: v.optional(picture),
  ...ownPicture,
});

/** The front matter of `src/content/pages/about.md`. */
export const aboutSchema = v.strictObject({
  title: text,
  description,
  updated: day,
  lead: longText,
  facts: v.pipe(v.array(figure), v.minLength(3, 'at least three facts')),
  values: v.pipe(v.array(titled), v.minLength(3, 'at least three values')),
  history: v.pipe(
    v.array(v.strictObject({ year: text, text: longText })),
    v.minLength(3, 'at least three years'),
  ),
});

/** The front matter of `src/content/pages/<slug>.md`, except `about.md`. Blocks and texts follow it. */
export const pageSchema = v.strictObject({
  title: text,
  description,
  lead: v.optional(longText),
  /** Shown below the lead. */
  updated: v.optional(day),
  draft,
  /** The place of its link in the last row of every page: 1 comes first. Without one there is no link. */
  footer: v.optional(order),
  /** Further words that the site's search finds it by. */
  keywords: anyTexts,
});

/** Slugs of what a block shows. Without them it shows everything. */
const chosen = v.optional(v.pipe(v.array(slug), v.minLength(1, 'at least one name, or no such line at all')));
/** Items that a block shows in full. */
const few = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.minLength(1, 'at least one entry'), v.maxLength(12, 'at most 12 entries'));

/** The fields of each block of a page, by the word behind `:::`. */
export const blockSchemas = {
  /** A picture across the page. */
  picture: v.strictObject({
    /** The name of a picture beside the file, or the id of a plate. */
    image: text,
    imageAlt: text,
    caption: v.optional(text),
    ...ownPicture,
  }),
  /** A text of its own, or testimonials by the names of their files; with neither it shows all testimonials. */
  quote: v.pipe(
    v.strictObject({
      title: v.optional(text),
      testimonials: chosen,
      text: v.optional(text),
      name: v.optional(text),
      role: v.optional(text),
      number: v.optional(figure),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (dataset.issues) return;
      const { value } = dataset;
      const own = (['text', 'name', 'role', 'number'] as const).filter((field) => value[field]);
      const wrong = (key: keyof typeof value, message: string) =>
        addIssue({
          message,
          input: value[key],
          path: [{ type: 'object', origin: 'value', input: value, key, value: value[key] }],
        });
      if (own.length === 0) return;
      if (value.testimonials) wrong(own[0]!, 'no such line beside "testimonials"');
      else
        for (const field of ['text', 'name', 'role'] as const)
          if (!value[field]) wrong(field, 'a text that is not empty');
    }),
  ),
  /** Names of clients as pictures, in their order. */
  logos: v.strictObject({
    title: v.optional(text),
    items: few(v.strictObject({ name: text, logo: picture, link: v.optional(https) })),
  }),
  numbers: v.strictObject({ title: text, items: few(figure) }),
  /** The answers are Markdown. */
  questions: v.strictObject({
    title: text,
    items: v.pipe(
      v.array(v.strictObject({ question: text, answer: text })),
      v.minLength(1, 'at least one question'),
    ),
  }),
  /** The prices of services, or rows of its own, or both. */
  prices: v.strictObject({
    title: text,
    note: v.optional(text),
    services: chosen,
    rows: v.optional(few(v.strictObject({ title: text, price: text, note: v.optional(text) }))),
  }),
  /** Adds up the prices of services that the visitor chooses. */
  estimate: v.strictObject({ title: text, note: v.optional(text), services: chosen }),
  team: v.strictObject({ title: text, people: chosen }),
  projects: v.strictObject({ title: text, projects: chosen }),
  /** Without a title and a lead it has those of the home page. */
  contact: v.strictObject({ title: v.optional(text), lead: v.optional(text) }),
  action: v.strictObject({ title: text, text: v.optional(text), label: text, href: text }),
} as const;
export type BlockName = keyof typeof blockSchemas;
export type BlockFields = { [Name in BlockName]: v.InferOutput<(typeof blockSchemas)[Name]> };

/** What stands above the list of a page that is one: `src/content/pages.yml`. */
const opening = v.strictObject({ title: text, description, lead: longText, keywords: v.optional(texts) });
export const pagesSchema = v.strictObject({
  contact: opening,
  services: opening,
  team: opening,
  blog: opening,
  careers: opening,
  portfolio: opening,
  search: opening,
  notFound: v.strictObject({ title: text, description, home: text }),
  offline: v.strictObject({ title: text, description, lead: longText, retry: text, kept: text }),
});

export type PageTexts = v.InferOutput<typeof pagesSchema>;

/** The answers to an optional question of the contact form. */
const choices = v.pipe(texts, v.minLength(2, 'at least two answers'));

/** `src/content/home.yml` */
export const homeSchema = v.strictObject({
  hero: v.strictObject({
    welcome: text,
    title: texts,
    about: v.optional(text),
    start: text,
    more: text,
    scroll: text,
  }),
  elevate: v.strictObject({
    title: text,
    tagline: text,
    highlights: v.pipe(
      v.array(v.strictObject({ icon, title: text, description: text })),
      v.minLength(1, 'at least one highlight'),
    ),
  }),
  strip: texts,
  clients: v.optional(v.strictObject({ title: text, names: texts })),
  banner: longText,
  team: v.strictObject({ title: text, more: text }),
  services: v.strictObject({ title: text, more: text, all: text }),
  why: v.strictObject({
    title: text,
    vision: longText,
    points: v.pipe(
      v.array(v.strictObject({ title: text, description: text })),
      v.minLength(1, 'at least one point'),
    ),
  }),
  projects: v.strictObject({ title: text, more: text }),
  quote: v.optional(
    v.strictObject({
      text: longText,
      name: text,
      role: text,
      number: v.optional(v.strictObject({ value: text, label: longText })),
    }),
  ),
  welcome: v.strictObject({
    title: text,
    points: v.pipe(v.array(v.strictObject({ icon, title: text })), v.minLength(1, 'at least one point')),
  }),
  contact: v.strictObject({
    title: text,
    lead: longText,
    answer: longText,
    budget: v.optional(choices),
    start: v.optional(choices),
  }),
  talk: v.strictObject({ title: text, start: text, careers: text }),
});

/** `src/content/project-categories.yml` */
export const projectCategoriesSchema = v.pipe(
  v.array(
    v.strictObject({
      slug: v.pipe(slug, v.title('Address')),
      title: text,
      description,
      icon: v.optional(icon),
    }),
  ),
  v.minLength(1, 'at least one category'),
  v.rawCheck(({ dataset, addIssue }) => {
    if (dataset.issues) return;
    const categories = dataset.value;
    for (const [index, { slug: own }] of categories.entries())
      if (categories.findIndex((category) => category.slug === own) < index)
        addIssue(issueAt(categories, [index, 'slug'], 'a slug that no other category has'));
  }),
);
export type ProjectCategory = v.InferOutput<typeof projectCategoriesSchema>[number];

export type PostDoc = v.InferOutput<typeof postSchema>;
export type ProjectDoc = v.InferOutput<typeof projectDocSchema>;
/** A service whose figure is chosen, by its owner or in its turn. */
export type ServiceDoc = v.InferOutput<typeof serviceDocSchema> & { figure: FigureId };
export type ServicePrice = NonNullable<ServiceDoc['price']>;
export type PersonDoc = v.InferOutput<typeof personDocSchema>;
export type JobDoc = v.InferOutput<typeof jobSchema>;
export type TestimonialDoc = v.InferOutput<typeof testimonialSchema>;
export type AboutDoc = v.InferOutput<typeof aboutSchema>;
export type PageDoc = v.InferOutput<typeof pageSchema>;

/** What the home page shows of a project, a service and a person: `scripts/content/home-modules.ts` picks it. */
export interface Project extends Pick<
  ProjectDoc,
  | 'category'
  | 'title'
  | 'subtitle'
  | 'summary'
  | 'description'
  | 'image'
  | 'imageAlt'
  | 'tags'
  | 'demoLink'
  | 'githubLink'
  | 'features'
  | 'technologies'
> {
  id: string;
}
export interface Service extends Pick<ServiceDoc, 'title' | 'description' | 'icon' | 'figure' | 'color'> {
  slug: string;
}
/** A page that content makes, as menus name it. */
export interface ContentLink {
  label: string;
  slug: string;
  icon?: SiteIconName;
}
export type FigureId = (typeof figures)[number];
export interface TeamMember extends Omit<PersonDoc, 'order' | 'home' | 'updated'> {
  slug: string;
}
