import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/** The pixels of a picture as one number each, on a canvas that may be larger. The rest is transparent. */
async function pixelsOf(png: Buffer, width: number, height: number): Promise<Uint32Array> {
  const { width: w = 0, height: h = 0 } = await sharp(png).metadata();
  const { buffer, byteOffset, length } = await sharp(png)
    .ensureAlpha()
    .extend({ right: width - w, bottom: height - h, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer();
  return new Uint32Array(buffer, byteOffset, length / 4);
}

/**
 * Compares two PNG files.
 * @returns the number of pixels that differ in any channel. There is no tolerance, because both pictures come
 * from the same browser on the same machine. Pixels outside the smaller picture differ.
 */
export async function compare(before: string, after: string): Promise<number> {
  const [a, b] = await Promise.all([readFile(before), readFile(after)]);
  if (a.equals(b)) return 0;
  const sizes = await Promise.all([sharp(a).metadata(), sharp(b).metadata()]);
  const width = Math.max(...sizes.map((size) => size.width ?? 0));
  const height = Math.max(...sizes.map((size) => size.height ?? 0));
  const [left, right] = await Promise.all([pixelsOf(a, width, height), pixelsOf(b, width, height)]);
  let count = 0;
  for (let index = 0; index < left.length; index += 1) if (left[index] !== right[index]) count += 1;
  return count;
}
