import type { Post } from '../content-store';
import { tagSlug } from '../tags';
import type { PageContext } from './page-context';

/** The number of related articles after an article. */
const count = 2;

/**
 * Returns the related articles of an article: those with the most tags in common, newer first. If too few have any, the
 * newest of the rest follow.
 */
export function relatedPosts(post: Post, { store, postsOfTag }: PageContext): Post[] {
  const shared = new Map<Post, number>();
  for (const label of post.doc.tags)
    for (const other of postsOfTag(tagSlug(label)))
      if (other !== post) shared.set(other, (shared.get(other) ?? 0) + 1);

  const goesBefore = (a: Post, b: Post) => {
    const more = shared.get(a)! - shared.get(b)!;
    return (
      more > 0 || (more === 0 && (a.doc.date > b.doc.date || (a.doc.date === b.doc.date && a.slug < b.slug)))
    );
  };
  // One walk with a short list of the best so far: sorting all of them would cost more the more articles there are.
  const best: Post[] = [];
  for (const other of shared.keys()) {
    const place = best.findIndex((rival) => goesBefore(other, rival));
    best.splice(place === -1 ? best.length : place, 0, other);
    best.splice(count);
  }
  const rest = store.posts.filter((other) => other !== post && !shared.has(other));
  return [...best, ...rest.slice(0, count - best.length)];
}
