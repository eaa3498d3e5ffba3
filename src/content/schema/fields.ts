import * as v from 'valibot';
import { dayExists } from '../../lib/day-exists';
import { siteIconNames } from '../../lib/icon-name';

/**
 * Fields of the owner's content. What this folder says of that content is checked when the site is built and in the tests,
 * never in a browser: the app imports only the types. `scripts/content` turns an issue into file, line, field and what was
 * expected.
 */

export const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'a text that is not empty'));

/** A text of several lines, for which the Studio has a larger field. */
export const longText = v.pipe(text, v.metadata({ input: 'long' }));

export const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a slug such as "harbour-ferry"'));

export const https = v.pipe(
  v.string(),
  v.url('an address such as "https://example.com"'),
  v.startsWith('https://', 'an address that starts with https://'),
);

/** An address that ends in `.example` is a place holder, which leads nowhere: it counts as none. */
export const isOwn = (url: string) => !new URL(url).hostname.endsWith('.example');

/** The slug of an entry, which the Studio offers in a list. */
export const slugIn = (collection: string) => v.pipe(slug, v.metadata({ reference: collection }));

const prototypePath = /^\/work\/[a-z0-9-]+(\/source)?$/;

/** A way out of the site, where there is one: an address, or the path of a prototype or of its source. */
export const wayOut = v.optional(
  v.pipe(
    v.string(),
    v.check(
      (href) => prototypePath.test(href) || v.is(https, href),
      'an address that starts with https://, or a prototype such as "/work/harbour-ferry"',
    ),
    v.transform((href) => (href.startsWith('/') || isOwn(href) ? href : undefined)),
  ),
);

export const texts = v.pipe(v.array(text), v.minLength(1, 'at least one entry'));

/** A list that may be left out: it is empty then. */
export const anyTexts = v.optional(v.array(text), []);

export const currencyCode = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'a currency code such as "USD"'));

/** An issue of a field within a list, for checks that compare its entries. */
export function issueAt(list: readonly object[], [index, key]: readonly [number, string], message: string) {
  const entry = list[index] as Record<string, unknown>;
  const path: [v.ArrayPathItem, v.ObjectPathItem] = [
    { type: 'array', origin: 'value', input: [...list], key: index, value: entry },
    { type: 'object', origin: 'value', input: entry, key, value: entry[key] },
  ];
  return { message, input: entry[key], path };
}

/**
 * The forms that the Studio offers for a schema that depends on the value: of each a value to begin with, which also tells
 * it from the forms below it.
 */
export const forms = <Schema extends v.GenericSchema>(
  schema: Schema,
  all: readonly { label: string; start: unknown }[],
) => v.pipe(schema, v.metadata({ forms: all }));

export const icon = v.picklist(siteIconNames, 'an icon of `src/lib/icon-name.ts`');

export const between = (from: number, to: number) => {
  const message = `a number from ${from} to ${to}`;
  return v.pipe(v.number(message), v.minValue(from, message), v.maxValue(to, message));
};

/** A day such as 2026-11-14, that exists. */
export const day = v.pipe(
  v.string(),
  v.isoDate('a day such as 2026-11-14'),
  v.check(dayExists, 'a day that exists'),
);

export const description = v.pipe(
  longText,
  v.maxLength(170, 'at most 170 characters, as search results cut it there'),
  v.description('Shown by search engines.'),
);

export const titled = v.strictObject({ title: text, text: longText });

export const figure = v.strictObject({ value: text, label: text });

/** The place of an item among its kind: 1 comes first, and numbers may be left out. */
export const order = v.pipe(
  v.number(),
  v.integer('a whole number from 1'),
  v.minValue(1, 'a whole number from 1'),
  v.title('Place'),
  v.description('1 comes first.'),
);

/** With `home: false` the home page leaves the item out. */
export const onHome = v.optional(v.pipe(v.boolean('true or false'), v.title('On the home page')), true);

/** An amount of money; 0 is free. */
export const amount = v.pipe(
  v.number(),
  v.finite('a number of at least 0'),
  v.minValue(0, 'a number of at least 0'),
);

/** Pay for a job. 0 is refused, as it reads like a mistake: "$0 a year". */
export const pay = v.pipe(v.number(), v.finite('a number above 0'), v.gtValue(0, 'a number above 0'));

/** A draft is checked and not published. */
export const draft = v.optional(
  v.pipe(v.boolean('true or false'), v.description('A draft is checked, and is not on the site.')),
  false,
);

export const publication = v.pipe(
  day,
  v.description('The site shows it from the first build on or after this day.'),
);
