import { plainLetters } from './plain-letters';

/**
 * A text as part of an address: 'Type & Motion' is `type-and-motion`. Only a-z, 0-9 and single hyphens between them; empty
 * where the text has no Latin letter and no digit.
 */
export function slugOf(text: string): string {
  return plainLetters(text.toLowerCase())
    .replace(/['’]/g, '')
    .replaceAll('&', ' and ')
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Whether a name can be part of an address unchanged. */
export const isSlug = (name: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);
