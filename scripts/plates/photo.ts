import sharp from 'sharp';
import { palette } from '../../src/lib/palette';
import type { Raster } from './engrave';
import type { Tones } from './engrave-photo';

/** A place in a picture as shares of its width and height. */
export type Point = readonly [x: number, y: number];

/** Of the longer side in px: more than any crop at any density needs. */
const largest = 3840;

/**
 * Reads a picture as sRGB, upright, without transparency and without what else its file says (place and camera among it).
 * @param bytes JPG, PNG, WebP, AVIF or SVG
 */
export async function readPhoto(bytes: Buffer): Promise<Raster> {
  const { format, width = 1, height = 1 } = await sharp(bytes).metadata();
  // A drawing has no pixels of its own; 72 is the density of its own size.
  const density = Math.min(72 * Math.max(1, 2400 / Math.max(width, height)), 100_000);
  const { data, info } = await sharp(bytes, format === 'svg' ? { density } : {})
    .rotate()
    .resize({ width: largest, height: largest, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .flatten({ background: palette.foam })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The largest part of a picture that has the shape of a place, as near to the focus as the picture allows. */
export function cutOut(
  { width, height }: Pick<Raster, 'width' | 'height'>,
  place: { width: number; height: number },
  [x, y]: Point,
): { left: number; top: number; width: number; height: number } {
  const scale = Math.min(width / place.width, height / place.height);
  const w = Math.max(1, Math.min(width, Math.round(place.width * scale)));
  const h = Math.max(1, Math.min(height, Math.round(place.height * scale)));
  const start = (middle: number, size: number, whole: number) =>
    Math.round(Math.min(Math.max(middle * whole - size / 2, 0), whole - size));
  return { left: start(x, w, width), top: start(y, h, height), width: w, height: h };
}

const cut = ({ data, width, height }: Raster, size: { width: number; height: number }, focus: Point) =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .extract(cutOut({ width, height }, size, focus))
    .resize({ ...size, fit: 'fill' });

/** A picture cut to a size in px. */
export async function cutPhoto(
  photo: Raster,
  size: { width: number; height: number },
  focus: Point,
): Promise<Raster> {
  return { data: await cut(photo, size, focus).raw().toBuffer(), ...size };
}

/** How light each px of a cut picture is. Single grains, which would fray the lines, are left out. */
export async function tonesOf(
  photo: Raster,
  { width, height }: { width: number; height: number },
  focus: Point,
): Promise<Tones> {
  const size = { width, height };
  const grey = await cut(photo, size, focus).median(3).greyscale().toColourspace('b-w').raw().toBuffer();
  return { values: Float32Array.from(grey, (value) => value / 255), ...size };
}
