import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plate, PlateSource } from '../../src/lib/plate';
import { defaultPacking, encodeAvif, encodeWebp } from './encode';
import { groundOf } from './ground';
import { outputFolder, publicPath } from './manifest';
import { queryOf, withFallbacks, type Crop, type Recipe } from './recipe';

/** Writes one file, named after its content, and returns its `srcset` entry. */
function write(name: string, density: number, format: 'avif' | 'webp', bytes: Buffer): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const file = `${name}${density > 1 ? `@${density}x` : ''}.${hash}.${format}`;
  writeFileSync(join(outputFolder, file), bytes);
  console.log(`  ${file}  ${(bytes.length / 1000).toFixed(1)} KB`);
  return `${publicPath}${file} ${density}x`;
}

/** Draws one crop at each density as AVIF, and at the first as WebP unless another crop's serves. */
async function drawCrop(recipe: Recipe, crop: Crop): Promise<PlateSource> {
  const packing = { ...defaultPacking, ...crop.packing };
  const name = `${recipe.id}-${crop.name}`;
  const avif: string[] = [];
  const webp: string[] = [];
  for (const density of crop.densities) {
    const raster = await recipe.render(crop, density);
    avif.push(write(name, density, 'avif', await encodeAvif(raster, packing)));
    if (crop.fallback || webp.length > 0) continue;
    webp.push(write(name, density, 'webp', await encodeWebp(raster, packing)));
  }
  const { width, height } = crop;
  return { ...queryOf(crop), width, height, avif: avif.join(', '), webp: webp.join(', ') };
}

/** Draws every size of a plate and writes their files. */
export async function drawPlate(recipe: Recipe): Promise<Plate> {
  const drawn = new Map<string, PlateSource>();
  for (const crop of recipe.crops) drawn.set(crop.name, await drawCrop(recipe, crop));
  const plate = { id: recipe.id, sources: withFallbacks(recipe.crops, drawn) };
  return { ...plate, ground: await groundOf(plate) };
}
