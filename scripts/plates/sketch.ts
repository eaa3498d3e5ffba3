import { join } from 'node:path';
import sharp from 'sharp';
import type { Plate } from '../../src/lib/plate';
import { readResult, shareResult } from '../build/shared-results.cjs';
import { filesOf } from './manifest';

/** Wider than the phones that see it, in px: browsers take a picture that is drawn larger than it is for a smaller one. */
const width = 480;
/** Of the blur, in px. No line is left of a plate, only where its light is. */
const sigma = 5;
/** Bits a pixel below which Chromium takes a picture for a mere background (Largest Contentful Paint). */
const leastBits = 0.05;

/** A phone's crop, soft, as small as still counts for a picture: 1 to 2 KB. */
async function sketchOf(path: string): Promise<string> {
  const soft = await sharp(path).resize({ width }).blur(sigma).png().toBuffer({
    resolveWithObject: true,
  });
  const least = (soft.info.width * soft.info.height * leastBits) / 8;
  const pack = (quality: number) => sharp(soft.data).webp({ quality, effort: 6 }).toBuffer();
  let webp = await pack(1);
  for (let quality = 10; webp.length < least * 1.05 && quality <= 100; quality += 10)
    webp = await pack(quality);
  return `data:image/webp;base64,${webp.toString('base64')}`;
}

/**
 * What stands for each plate while its file is on the way to a phone, by the plate's id.
 * @param folder where the plates' files are
 */
export async function sketchPlates(
  plates: readonly Plate[],
  folder: string,
): Promise<Record<string, string>> {
  const entries = plates.map(async ({ id, sources }) => {
    const file = filesOf(sources[0]!)[0]!;
    const shared = readResult(file);
    if (shared !== null) return [id, shared] as const;
    const sketch = await sketchOf(join(folder, file));
    shareResult(file, sketch);
    return [id, sketch] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
