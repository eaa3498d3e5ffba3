import { slugOf } from '@/lib/slug';

/** A label that posts carry. */
export interface Tag {
  label: string;
  slug: string;
  /** The number of posts with the tag. */
  count: number;
}

/**
 * The labels of all lists, most used first, then by name. Labels that share a slug count as one; one without a slug (no
 * Latin letter, no digit) is left out.
 */
export function countTags(lists: Iterable<readonly string[]>): Tag[] {
  const tags = new Map<string, Tag>();
  for (const labels of lists) {
    for (const label of new Set(labels)) {
      const slug = slugOf(label);
      if (slug === '') continue;
      const tag = tags.get(slug);
      if (tag) tag.count += 1;
      else tags.set(slug, { label, slug, count: 1 });
    }
  }
  return [...tags.values()].sort((a, b) => b.count - a.count || (a.slug < b.slug ? -1 : 1));
}
