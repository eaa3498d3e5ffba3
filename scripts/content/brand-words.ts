import type { Brand } from '../../src/content/schema/brand';
import { keepTogether } from './keep-together';
import { oneOf, show } from './mistakes';
import type { FieldPath } from './shape';
import { likely } from './suggest';

/** The fields of `src/content/brand.yml` available to texts: `{brand.name}`, `{brand.email}`, `{brand.phone}`. */
const words = ['name', 'email', 'phone'] as const;
const placeholder = /\{brand\.([\w-]*)\}/g;

/** A placeholder that nothing can replace. */
export interface WrongPlaceholder {
  expected: string;
  got: string;
}

const written = (word: string) => `{brand.${word}}`;

/**
 * Replaces the placeholders in a text.
 * @param wrong - called with each that nothing can replace; it stays
 */
export const fillText = (
  text: string,
  brand: Brand,
  wrong: (placeholder: WrongPlaceholder) => void,
): string =>
  text.replace(placeholder, (got, name: string) => {
    const word = words.find((known) => known === name);
    const value = word && brand[word];
    if (value) return value;
    const meant = likely(words, name);
    const expected = word
      ? `a ${word} in src/content/brand.yml, which has none, or a text without it`
      : `${oneOf(words.map(written))}${meant ? ` (did you mean "${written(meant)}"?)` : ''}`;
    wrong({ expected, got: show(got) });
    return got;
  });

/** Replaces the placeholders in every text of a value that YAML was read to, and the spaces that end no line. */
export function fillTexts(
  value: unknown,
  brand: Brand,
  wrong: (path: FieldPath, placeholder: WrongPlaceholder) => void,
  path: FieldPath = [],
): unknown {
  if (typeof value === 'string') return keepTogether(fillText(value, brand, (fault) => wrong(path, fault)));
  if (Array.isArray(value))
    return value.map((item, index) => fillTexts(item, brand, wrong, [...path, index]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, fillTexts(inner, brand, wrong, [...path, key])]),
  );
}
