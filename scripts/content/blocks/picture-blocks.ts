import type { ComparedPicture, LogoData, PageBlock, RowPicture } from '../../../src/content/block-data';
import type { BlockFields } from '../../../src/content/schema/blocks';
import type { Plate } from '../../../src/lib/plate';
import { bleedCrops, comparedCrops, loopCrops, rowCrops } from '../../plates/crops';
import { pageBand } from '../../plates/recipe';
import type { Yaml } from '../front-matter';
import type { MarkdownOptions } from '../markdown';
import { show } from '../mistakes';
import { omit } from '../pages/omit';
import { pointOf } from '../pictures/focus';
import { isFileName } from '../pictures/formats';
import type { OwnPictures, PictureRequest } from '../pictures/own-pictures';
import { fieldName, type FieldPath } from '../shape';
import { slugOf } from '@/lib/slug';
import { suggest } from '../suggest';

/** CSS px that a logo is shown within. */
const logoBox = { width: 200, height: 64 };

type BlockOf<Name extends PageBlock['block']> = Extract<PageBlock, { block: Name }>;

export interface PictureBlockOptions extends Pick<MarkdownOptions, 'file' | 'plates' | 'tell'> {
  /** Takes in the pictures beside the file. */
  pictures: OwnPictures;
  /** The prefix of its pictures' ids: `pages/faq`. */
  id: string;
}

/** Returns the readers of blocks with pictures beside their file. They report a wrong picture and leave it out. */
export function pictureBlocks({ file, plates, tell, pictures, id }: PictureBlockOptions) {
  function picture(
    { image, imageAlt, caption, focus, engrave }: BlockFields['picture'],
    lineOf: Yaml['lineOf'],
  ): BlockOf<'picture'>[] {
    const wrong = (field: string, expected: string, got: string) =>
      tell({ file, line: lineOf([field]), field: `picture.${field}`, expected, got });
    const shown = { block: 'picture', alt: imageAlt, ...(caption && { caption }) } as const;
    if (!isFileName(image)) {
      const plate = Object.hasOwn(plates, image) ? plates[image] : undefined;
      if (plate) return [{ ...shown, plate }];
      const kind = 'a picture beside this file, or a plate of src/content/plates.ts';
      wrong('image', suggest(Object.keys(plates), image, kind), show(image));
      return [];
    }
    const crops = { '': pageBand };
    const plate = ownPlate(image, ['picture', 'image'], lineOf, { place: 'band', crops, focus, engrave });
    return plate ? [{ ...shown, plate }] : [];
  }

  /** A picture beside the file. @param path - of its field, from the block's name on */
  function ownPlate(
    name: string,
    path: FieldPath,
    lineOf: Yaml['lineOf'],
    { place, focus, ...shown }: Pick<PictureRequest, 'crops' | 'engrave'> & { place: string; focus?: string },
  ): Plate | null {
    const line = lineOf(path.slice(1));
    const wrong = (expected: string, got: string) =>
      tell({ file, line, field: fieldName(path), expected, got });
    if (!isFileName(name)) {
      wrong('the name of a picture beside this file', show(name));
      return null;
    }
    return pictures.take({
      id: `${id}/${slugOf(name)}-${place}`,
      file,
      line,
      name,
      focus: focus ? pointOf(focus) : [0.5, 0.5],
      wrong,
      ...shown,
    });
  }

  function pictureRow(
    { items, caption }: BlockFields['pictures'],
    lineOf: Yaml['lineOf'],
  ): BlockOf<'pictures'>[] {
    const shapes = items.map(({ image }) => {
      const size = pictures.sizeOf(file, image);
      return size && size.height > size.width ? 'tall' : 'wide';
    });
    const row = items.flatMap(({ image, imageAlt, focus, engrave }, index): RowPicture[] => {
      const shape = shapes[index]!;
      const isAlone = items.length === 1;
      const crops = { '': isAlone ? bleedCrops : rowCrops(shape, shapes) };
      const place = isAlone ? 'bleed' : 'row';
      const plate = ownPlate(image, ['pictures', 'items', index, 'image'], lineOf, {
        place,
        crops,
        focus,
        engrave,
      });
      return plate ? [{ plate, alt: imageAlt, shape }] : [];
    });
    return [{ block: 'pictures', pictures: row, caption }];
  }

  function beforeAfter(
    { items, caption }: BlockFields['before-after'],
    lineOf: Yaml['lineOf'],
  ): BlockOf<'before-after'>[] {
    const [before, after] = items.flatMap(({ label, image, imageAlt }, index): ComparedPicture[] => {
      const path: FieldPath = ['before-after', 'items', index, 'image'];
      const plate = ownPlate(image, path, lineOf, { place: 'compared', crops: { '': comparedCrops } });
      return plate ? [{ label, plate, alt: imageAlt }] : [];
    });
    return before && after ? [{ block: 'before-after', before, after, caption }] : [];
  }

  function loop(
    { image, imageAlt, caption }: BlockFields['loop'],
    lineOf: Yaml['lineOf'],
  ): BlockOf<'loop'>[] {
    const size = pictures.sizeOf(file, image);
    if (size && Math.round(size.height / size.width) !== 15) {
      const expected = 'a picture 15 times as high as wide: twelve frames of 4 by 5 below each other';
      const got = `${size.width} × ${size.height} px: ${image}`;
      tell({ file, line: lineOf(['image']), field: 'loop.image', expected, got });
      return [];
    }
    const crops = { '': loopCrops };
    const plate = ownPlate(image, ['loop', 'image'], lineOf, { place: 'loop', crops });
    return plate ? [{ block: 'loop', plate, alt: imageAlt, caption }] : [];
  }

  function logos({ title, items }: BlockFields['logos'], lineOf: Yaml['lineOf']): BlockOf<'logos'>[] {
    const shown = items.flatMap(({ name, logo, link }, index): LogoData[] => {
      const path: FieldPath = ['logos', 'items', index, 'logo'];
      const plate = ownPlate(logo, path, lineOf, { place: 'logo', crops: { within: logoBox } });
      // It is on the page's ground, also where it lets it through.
      return plate ? [{ name, logo: omit(plate, 'ground'), link }] : [];
    });
    return [{ block: 'logos', title, logos: shown }];
  }

  return { picture, pictures: pictureRow, beforeAfter, loop, logos };
}
