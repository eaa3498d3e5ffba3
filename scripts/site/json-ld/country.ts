import { language } from '../../../src/lib/language';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The ISO code of a country by its name in the site's language or in English; the name itself where there is none. */
export function countryCode(name: string): string {
  const names = [language, 'en'].map(
    (tag) => new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' }),
  );
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const wanted = name.trim().toLowerCase();
  return codes.find((code) => names.some((known) => known.of(code)?.toLowerCase() === wanted)) ?? name;
}
