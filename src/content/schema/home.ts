import * as v from 'valibot';
import { icon, longText, text, texts } from './fields';

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
