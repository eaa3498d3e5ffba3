import { plainLetters } from './plain-letters';

/** A text in lower case, without accents and apostrophes, and with letters from a to z where its alphabet has a spelling of them. */
const spell = (text: string): string =>
  plainLetters(
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/['’\p{Diacritic}]/gu, ''),
  ).toLowerCase();

/**
 * A text as part of an address: 'Type & Motion' is `type-and-motion`. Only a-z, 0-9 and single hyphens between them; empty
 * where the text has no Latin letter and no digit.
 */
export const slugOf = (text: string): string =>
  spell(text)
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Whether the address has every letter of the text, also those that it spells in another way. */
export const keepsLetters = (text: string): boolean => !/[^\P{L}a-z]/u.test(spell(text));

/** Whether a name can be part of an address unchanged. */
export const isSlug = (name: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);
