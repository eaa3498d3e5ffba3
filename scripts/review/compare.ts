import { readFile } from 'node:fs/promises';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

export interface Difference {
  /** Pixels that differ. */
  pixels: number;
  /** Of the larger picture. */
  share: number;
  /** PNG with the differing pixels marked. */
  marked: Buffer;
}

interface Raw {
  data: Uint8Array;
  width: number;
  height: number;
}

/** A picture on a canvas of the given size; what it does not fill is transparent, and so differs from anything drawn. */
async function rawOf(png: Buffer, width: number, height: number): Promise<Raw> {
  const picture = sharp(png).ensureAlpha();
  const { width: w = 0, height: h = 0 } = await picture.metadata();
  const data = await picture
    .extend({ right: width - w, bottom: height - h, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer();
  return { data: new Uint8Array(data), width, height };
}

/**
 * Compares two PNG files. Null where they show the same.
 * The threshold is 0 and antialiasing counts: one pixel of one level of one channel is a difference, as both pictures come
 * from the same browser on the same machine.
 */
export async function compare(before: string, after: string): Promise<Difference | null> {
  const [a, b] = await Promise.all([readFile(before), readFile(after)]);
  if (a.equals(b)) return null;
  const sizes = await Promise.all([sharp(a).metadata(), sharp(b).metadata()]);
  const width = Math.max(...sizes.map((size) => size.width ?? 0));
  const height = Math.max(...sizes.map((size) => size.height ?? 0));
  const [left, right] = await Promise.all([rawOf(a, width, height), rawOf(b, width, height)]);
  const marks = new Uint8Array(width * height * 4);
  const pixels = pixelmatch(left.data, right.data, marks, width, height, {
    threshold: 0,
    includeAA: true,
    diffColor: [195, 42, 14],
    alpha: 0.15,
  });
  if (pixels === 0) return null;
  const marked = await sharp(Buffer.from(marks), { raw: { width, height, channels: 4 } })
    .png({ palette: true })
    .toBuffer();
  return { pixels, share: pixels / (width * height), marked };
}
