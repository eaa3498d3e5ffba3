import type { Image } from 'mdast';
import type { ProseElement } from '../../../src/lib/prose';
import type { Writing } from './writing';
import { suggest } from '../suggest';

const scheme = 'plate:';

/** `![what it shows](plate:id "caption")` as a plate of the page. */
export function pictureOf(node: Image, writing: Writing): ProseElement[] {
  const { url, alt, title } = node;
  const id = url.slice(scheme.length);
  const plate = url.startsWith(scheme) && Object.hasOwn(writing.plates, id) ? writing.plates[id] : undefined;
  if (!plate) {
    const expected = suggest(
      Object.keys(writing.plates),
      id,
      `"${scheme}" and a plate of src/content/plates.ts`,
    );
    writing.wrong(node, 'image', expected, JSON.stringify(url));
    return [];
  }
  if (!alt?.trim()) {
    writing.wrong(node, 'image', `what it shows in words: ![words](${url})`, `![](${url})`);
    return [];
  }
  return [{ tag: 'plate', plate, alt: alt.trim(), ...(title ? { caption: title } : {}) }];
}
