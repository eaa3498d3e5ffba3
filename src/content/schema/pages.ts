import * as v from 'valibot';
import { description, longText, text, texts } from './fields';

/** The opening above a page's list, if it has one: `src/content/pages.yml`. */
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
