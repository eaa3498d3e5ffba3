import { createHash } from 'node:crypto';
import { keepsLetters, slugOf } from '@/lib/slug';

/** A label that posts carry. */
export interface Tag {
  label: string;
  slug: string;
  /** The number of posts with the tag. */
  count: number;
}

/**
 * A tag as part of an address: `slugOf`, where that keeps every letter. A label with other letters, or one that only
 * consists of signs, gets a code that is the same in every build: hosts differ in how they find files with other letters.
 */
export function tagSlug(label: string): string {
  const slug = slugOf(label);
  if (slug !== '' && keepsLetters(label)) return slug;
  const folded = label.normalize('NFKC').toLowerCase();
  return createHash('sha256').update(folded).digest('hex').slice(0, 8);
}

/** The labels of all lists, most used first, then by name. Labels that share a slug count as one. */
export function countTags(lists: Iterable<readonly string[]>): Tag[] {
  const tags = new Map<string, Tag>();
  for (const labels of lists) {
    for (const label of new Set(labels)) {
      const slug = tagSlug(label);
      const tag = tags.get(slug);
      if (tag) tag.count += 1;
      else tags.set(slug, { label, slug, count: 1 });
    }
  }
  return [...tags.values()].sort((a, b) => b.count - a.count || (a.slug < b.slug ? -1 : 1));
}
