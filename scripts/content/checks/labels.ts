import type { Tell } from '../mistakes';
import { allOf, type Collections } from '../collections';
import { tagSlug } from '../tags';
import { wrongField } from './check';

/** Reports tags that differ in spelling but share a page, or that are repeated. */
export function checkLabels({ posts }: Collections, tell: Tell): void {
  const first = new Map<string, { label: string; file: string }>();
  for (const entry of allOf(posts)) {
    const { tags } = entry.doc;
    for (const [index, label] of tags.entries()) {
      const wrong = (expected: string) =>
        wrongField(entry, ['tags', index], expected, JSON.stringify(label), tell);
      const slug = tagSlug(label);
      const known = first.get(slug);
      if (tags.indexOf(label) < index) wrong('each tag once');
      else if (known && known.label !== label)
        wrong(`${JSON.stringify(known.label)}, as ${known.file} writes this tag`);
      else if (!known) first.set(slug, { label, file: entry.file });
    }
  }
}
