import * as v from 'valibot';
import { figure, https, slug, text } from './fields';
import { imageAlt, ownPicture, picture } from './pictures';

/** Slugs of what a block shows. Without them it shows everything. */
const chosen = v.optional(v.pipe(v.array(slug), v.minLength(1, 'at least one name, or no such line at all')));

/** Items that a block shows in full. */
const few = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.minLength(1, 'at least one entry'), v.maxLength(12, 'at most 12 entries'));

/** The fields of each block of a page or a project, by the word behind `:::`. */
export const blockSchemas = {
  /** A picture across the page. */
  picture: v.strictObject({
    /** The name of a picture beside the file, or the id of a plate. */
    image: text,
    imageAlt: text,
    caption: v.optional(text),
    ...ownPicture,
  }),
  /** One picture from edge to edge, or two or three beside each other, equally high. */
  pictures: v.strictObject({
    caption: v.optional(text),
    items: v.pipe(
      v.array(v.strictObject({ image: picture, imageAlt, ...ownPicture })),
      v.minLength(1, 'at least one picture'),
      v.maxLength(3, 'at most three pictures'),
    ),
  }),
  /** Two pictures over each other, first the earlier one. The visitor moves the edge between them. */
  'before-after': v.strictObject({
    caption: v.optional(text),
    items: v.pipe(
      v.array(v.strictObject({ label: text, image: picture, imageAlt })),
      v.length(2, 'two pictures: before and after'),
    ),
  }),
  /** Twelve frames of 4 by 5, one below the other in one picture, that take turns in six seconds. */
  loop: v.strictObject({ image: picture, imageAlt, caption: v.optional(text) }),
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
  /** The kept figures of the last bench or test run as a table. */
  measurements: v.strictObject({ of: v.picklist(['pages', 'tests']) }),
  team: v.strictObject({ title: text, people: chosen }),
  projects: v.strictObject({ title: text, projects: chosen }),
  /** Without a title and a lead it has those of the home page. */
  contact: v.strictObject({ title: v.optional(text), lead: v.optional(text) }),
  action: v.strictObject({ title: text, text: v.optional(text), label: text, href: text }),
} as const;

export type BlockName = keyof typeof blockSchemas;

export type BlockFields = { [Name in BlockName]: v.InferOutput<(typeof blockSchemas)[Name]> };
