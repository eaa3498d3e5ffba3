/** Letters that Unicode does not take apart into a base letter and an accent. */
const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  '&': ' and ',
};

/**
 * A text as part of an address: 'Type & Motion' is `type-and-motion`. Only a-z, 0-9 and single hyphens between them; empty
 * where the text has no Latin letter and no digit.
 */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[ßæœøđðþłı&]/g, (letter) => spelled[letter]!)
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Whether a name can be part of an address unchanged. */
export const isSlug = (name: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);
