import type { Image } from 'mdast';
import type { Plate } from '../../../src/lib/plate';
import type { ProseElement } from '../../../src/lib/prose';
import { isFileName } from '../pictures/formats';
import type { Writing } from './writing';
import { suggest } from '../suggest';

const scheme = 'plate:';

/** Decodes `my%20photo.jpg` to the file's name. Leaves invalid codes as they are. */
function fileName(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

function plateOf(node: Image, writing: Writing): Plate | null {
  const { url } = node;
  if (writing.takePicture && !/^[\w-]+:/.test(url) && isFileName(url))
    return writing.takePicture(fileName(url), writing.lineOf(node));
  const id = url.slice(scheme.length);
  const plate = url.startsWith(scheme) && Object.hasOwn(writing.plates, id) ? writing.plates[id] : undefined;
  if (plate) return plate;
  const kind = `a picture beside this file, or "${scheme}" and a plate of src/content/plates.ts`;
  writing.wrong(node, 'image', suggest(Object.keys(writing.plates), id, kind), JSON.stringify(url));
  return null;
}

/** `![what it shows](plate:id "caption")` or `![what it shows](photo.jpg "caption")` as a plate of the page. */
export function pictureOf(node: Image, writing: Writing): ProseElement[] {
  const { url, alt, title } = node;
  const plate = plateOf(node, writing);
  if (!plate) return [];
  if (!alt?.trim()) {
    writing.wrong(node, 'image', `a description of the picture: ![description](${url})`, `![](${url})`);
    return [];
  }
  return [{ tag: 'plate', plate, alt: alt.trim(), ...(title ? { caption: title } : {}) }];
}
