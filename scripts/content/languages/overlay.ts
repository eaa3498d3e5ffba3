import { isRecord } from '../../../src/lib/is-record';
import { fieldName, type FieldPath } from '../shape';

const pluralForms = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);
/** Texts for the forms of a number are one text: each language has its own forms. */
const isCounted = (value: Readonly<Record<string, unknown>>) =>
  Object.hasOwn(value, 'other') && Object.keys(value).every((key) => pluralForms.has(key));

/** The fields that identify a list's item. An item with another identity takes nothing from the one in its place. */
const identities = ['route', 'slug', 'children'] as const;
const isOther = (under: unknown, over: unknown) =>
  isRecord(under) &&
  isRecord(over) &&
  (identities.some((name) => typeof over[name] === 'string' && over[name] !== under[name]) ||
    (over.params !== undefined && JSON.stringify(over.params) !== JSON.stringify(under.params)));

/** Lists of fields of the same length are the same list; a list of texts, or of another length, is one of its own. */
const isSameList = (base: readonly unknown[], own: readonly unknown[]) =>
  base.length === own.length && [...base, ...own].every(isRecord);

/** Things with a slug, such as categories: they are the same wherever they are in their list. */
function bySlug(list: readonly unknown[]) {
  if (!list.every((item) => isRecord(item) && typeof item.slug === 'string')) return null;
  const things = new Map(list.map((item) => [(item as { slug: string }).slug, item]));
  // The check names two of one slug: none is dropped before.
  return things.size === list.length ? things : null;
}

/**
 * Lays a language's YAML over that of the site's own language, field by field.
 * @returns the whole, and the paths of what the language lacks: of a list or group that it lacks, that of each text
 */
export function overlay(base: unknown, own: unknown): { value: unknown; missing: FieldPath[] } {
  const missing: FieldPath[] = [];
  const lacks = (value: unknown, path: FieldPath) => {
    if (typeof value === 'string') missing.push(path);
    else if (isRecord(value) && isCounted(value)) missing.push([...path, 'other']);
    else if (Array.isArray(value)) value.forEach((item, index) => lacks(item, [...path, index]));
    else if (isRecord(value)) for (const [key, inner] of Object.entries(value)) lacks(inner, [...path, key]);
  };
  const lay = (under: unknown, over: unknown, path: FieldPath): unknown => {
    if (over === undefined || over === null) {
      lacks(under, path);
      return under;
    }
    if (Array.isArray(under) && Array.isArray(over)) {
      const [base, own] = [bySlug(under), bySlug(over)];
      // In the order of the language, then those that it lacks: its own content may name them.
      if (base && own)
        return [...new Set([...own.keys(), ...base.keys()])].map((slug, index) =>
          base.has(slug) ? lay(base.get(slug), own.get(slug), [...path, index]) : own.get(slug),
        );
    }
    if (Array.isArray(under) && Array.isArray(over) && isSameList(under, over))
      return under.map((item, index) =>
        isOther(item, over[index]) ? over[index] : lay(item, over[index], [...path, index]),
      );
    if (!isRecord(under) || !isRecord(over) || isCounted(under)) return over;
    const keys = new Set([...Object.keys(under), ...Object.keys(over)]);
    return Object.fromEntries([...keys].map((key) => [key, lay(under[key], over[key], [...path, key])]));
  };
  return { value: lay(base, own, []), missing };
}

/** Fields without words: their values are the same in all languages. */
const names = new Set(['icon', 'route', 'slug', 'params', 'children', 'language', 'keywords']);
/** Of the brand, most fields are names, addresses and settings. */
const brandWords = new Set(['tagline', 'description']);

/** The words among the fields of a YAML file that a language lacks. */
export const missingWords = (file: string, missing: readonly FieldPath[]): FieldPath[] =>
  missing.filter((path) =>
    file === 'brand' ? brandWords.has(fieldName(path)) : !path.some((key) => names.has(String(key))),
  );

/** Marks texts that a language lacks, so that a translator sees them on the page. */
export function markWords(value: unknown, paths: readonly FieldPath[]): unknown {
  const marked = structuredClone(value);
  for (const path of paths) {
    const owner = path.slice(0, -1).reduce((inner, key) => (inner as Record<string, unknown>)[key], marked);
    const fields = owner as Record<string, string>;
    const last = path.at(-1)!;
    fields[last] = `⟦${fields[last]}⟧`;
  }
  return marked;
}
