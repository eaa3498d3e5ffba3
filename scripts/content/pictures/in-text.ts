import type { Tell } from '../mistakes';
import type { TakePicture } from '../prose/writing';
import { slugOf } from '@/lib/slug';
import type { OwnPictures } from './own-pictures';

/** Takes the pictures of one text. */
export function pictureInText(
  { slug, file }: { slug: string; file: string },
  pictures: OwnPictures,
  tell: Tell,
): TakePicture {
  const kind = file.split('/').at(-2) ?? '';
  return (name, line) =>
    pictures.take({
      id: `${kind}/${slug}/${slugOf(name)}`,
      file,
      line,
      name,
      crops: null,
      focus: [0.5, 0.5],
      wrong: (expected, got) => tell({ file, line, field: 'image', expected, got }),
    });
}
