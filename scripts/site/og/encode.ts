import sharp from 'sharp';
import type { LinearColour } from '../../../src/lib/field/colour';
import type { Raster } from '../../plates/engrave';
import { limitColours } from './limit-colours';

/** What a card may weigh: some services drop a picture that is slow to come. */
export const cardBudget = 60_000;

export interface Encoded {
  extension: 'png' | 'jpg';
  bytes: Buffer;
}

const imageOf = ({ data, width, height }: Raster) => sharp(data, { raw: { width, height, channels: 3 } });

async function png(raster: Raster): Promise<Encoded> {
  const options = { palette: true, colours: 256, dither: 0, effort: 1, compressionLevel: 9 } as const;
  return { extension: 'png', bytes: await imageOf(raster).png(options).toBuffer() };
}

async function jpeg(raster: Raster, quality: number): Promise<Encoded> {
  return { extension: 'jpg', bytes: await imageOf(raster).jpeg({ quality, mozjpeg: true }).toBuffer() };
}

/** The first that keeps to the budget; the last where none does: better a poor picture than none. */
async function firstWithin(attempts: readonly (() => Promise<Encoded>)[]): Promise<Encoded> {
  let encoded: Encoded | null = null;
  for (const attempt of attempts) {
    encoded = await attempt();
    if (encoded.bytes.length <= cardBudget) break;
  }
  return encoded!;
}

/** Packs engraved lines in the given inks. The same pixels always give the same bytes. */
export const encodeLines = (raster: Raster, inks: readonly LinearColour[]): Promise<Encoded> =>
  firstWithin([4, 3, 2].map((shades) => () => png(limitColours(raster, inks, shades))));

/** Packs a picture of many colours. The same pixels always give the same bytes. */
export const encodePicture = (raster: Raster): Promise<Encoded> =>
  firstWithin([76, 64, 50, 30].map((quality) => () => jpeg(raster, quality)));
