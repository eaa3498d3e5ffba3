import type { Brand } from '../../src/content/schema';

/** What a text may take from `src/content/brand.yml`: `{brand.name}`, `{brand.email}`, `{brand.phone}`. */
const placeholders = /\{brand\.(name|email|phone)\}/g;

/** Replaces the placeholders in a text. */
export const fillText = (text: string, brand: Brand): string =>
  text.replace(placeholders, (_, word: 'name' | 'email' | 'phone') => brand[word]);

/** Replaces the placeholders in every text of a value that YAML was read to. */
export function fillTexts(value: unknown, brand: Brand): unknown {
  if (typeof value === 'string') return fillText(value, brand);
  if (Array.isArray(value)) return value.map((item) => fillTexts(item, brand));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fillTexts(inner, brand)]));
}
