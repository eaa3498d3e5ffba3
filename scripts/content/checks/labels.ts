import type { Tell } from '../mistakes';
import { allOf, type Collections } from '../collections';
import { tagSlug } from '../tags';
import { mistakeIn, wrongField } from './check';

/** A tag, and the post that has it. */
interface Tag {
  label: string;
  index: number;
  entry: Collections['posts']['entries'][number];
}

/** Reports tags that differ in spelling but share a page, or that are repeated. */
export function checkLabels({ posts }: Collections, tell: Tell): void {
  const first = new Map<string, Tag>();
  const clash = (here: Tag, there: Tag) =>
    mistakeIn(
      here.entry,
      ['tags', here.index],
      `${JSON.stringify(there.label)}, as ${there.entry.file} writes this tag`,
      JSON.stringify(here.label),
    );
  for (const entry of allOf(posts)) {
    const { tags } = entry.doc;
    for (const [index, label] of tags.entries()) {
      const slug = tagSlug(label);
      const known = first.get(slug);
      const tag = { label, index, entry };
      if (tags.indexOf(label) < index)
        wrongField(entry, ['tags', index], 'each tag once', JSON.stringify(label), tell);
      else if (known && known.label !== label) tell({ ...clash(tag, known), twin: clash(known, tag) });
      else if (!known) first.set(slug, tag);
    }
  }
}
