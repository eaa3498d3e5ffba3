import type { PostDoc } from '../../../src/content/schema/entries';
import { wrongField } from '../checks/check';
import type { Tell } from '../mistakes';
import { omit } from '../pages/omit';
import type { Entry } from '../read-entry';
import { pointOf } from './focus';
import { isFileName } from './formats';
import { picturePlaces, type OwnPictures } from './own-pictures';

/** The kinds whose front matter names a picture. */
export type PicturedKind = keyof typeof picturePlaces;
export type PicturedDoc = Pick<PostDoc, 'focus' | 'engrave'>;

/** An entry whose picture is a plate's id: a file beside it is made a plate. How it is shown is no field of the page. */
export function withOwnPicture<
  Doc extends PicturedDoc,
  Item extends Pick<Entry<Doc>, 'slug' | 'file' | 'doc' | 'lineOf'>,
>(kind: PicturedKind, entry: Item, { pictures, tell }: { pictures: OwnPictures; tell: Tell }): Item {
  const { slug, file, doc, lineOf } = entry;
  const { field, crops, focus: middle } = picturePlaces[kind];
  const name = (doc as Readonly<Partial<Record<typeof field, string>>>)[field];
  const { focus, engrave } = doc;
  const wrong = (wrongOne: string, expected: string, got: string) =>
    wrongField(entry, [wrongOne], expected, got, tell);
  if (name === undefined || !isFileName(name)) {
    const expected = `a picture of your own in "${field}", beside this file: a plate is drawn for its place`;
    for (const setting of ['focus', 'engrave'] as const)
      if (doc[setting]) wrong(setting, expected, name === undefined ? 'nothing' : JSON.stringify(name));
    return { ...entry, doc: omit(doc, 'focus', 'engrave') as Doc };
  }
  // Not the slug alone: a post called `tide-card` would have the id of the card of another called `tide`.
  const id = `${kind}/${slug}/${field}`;
  const plate = pictures.take({
    id,
    file,
    line: lineOf([field]),
    name,
    crops,
    focus: focus ? pointOf(focus) : middle,
    engrave,
    wrong: (expected, got) => wrong(field, expected, got),
  });
  if (focus && plate && !plate.sources[0]!.avif)
    wrong('focus', `a photo in "${field}": an SVG is not cut`, JSON.stringify(name));
  const shown = { ...omit(doc, 'focus', 'engrave'), ...(plate && { [field]: id }) };
  return { ...entry, doc: shown as unknown as Doc };
}
