import { join } from 'node:path';
import sharp from 'sharp';
import type { Raster } from '../../plates/engrave';
import { plateFiles, type PlateFile } from '../plate-files';
import type { CardArt } from './card';
import { engraveField } from './engrave-field';
import { frame } from './frame';

/** The smallest file that fills a part of the frame pixel for pixel; the largest of all where none does. */
function bestFile(files: readonly PlateFile[], width: number): PlateFile {
  const bySize = [...files].sort((a, b) => a.width * a.height - b.width * b.height);
  return bySize.find((file) => file.width >= width && file.height >= frame.height) ?? bySize.at(-1)!;
}

/** Cuts a part out of a plate's file. Lines that are scaled would moiré: only a file that is too small is. */
async function cutPicture(
  { plate, width, from }: Extract<CardArt, { kind: 'picture' }>,
  publicFolder: string,
): Promise<Raster> {
  const { height } = frame;
  const file = bestFile(plateFiles(plate), width);
  const image = sharp(join(publicFolder, file.path));
  const isLarge = file.width >= width && file.height >= height;
  const part = isLarge
    ? image.extract({
        left: from === 'left' ? 0 : Math.floor((file.width - width) / 2),
        top: from === 'left' ? 0 : Math.floor((file.height - height) / 2),
        width,
        height,
      })
    : image.resize({ width, height, fit: 'cover', position: from === 'left' ? 'left top' : 'centre' });
  const { data } = await part.removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { data, width, height };
}

/** What stands at the right of a card; it reaches the frame's right edge, top and bottom. */
export function drawArt(art: CardArt, publicFolder: string): Promise<Raster> {
  return art.kind === 'field' ? Promise.resolve(engraveField(art.id)) : cutPicture(art, publicFolder);
}
