import sharp from 'sharp';
import type { Raster } from './engrave';

/** How a crop is packed. Line work needs full chroma; dense screens may do with half. */
export interface Packing {
  /** AVIF quality, 1..100. */
  avif: number;
  chroma: '4:4:4' | '4:2:0';
  /** WebP quality, 1..100: the fallback. */
  webp: number;
}

/** The design's default: what a field of lines needs to stay crisp. */
export const defaultPacking: Packing = { avif: 50, chroma: '4:4:4', webp: 70 };

/** Packs pixels as AVIF and WebP; the same pixels always give the same bytes. */
export async function encode(raster: Raster, packing: Packing): Promise<{ avif: Buffer; webp: Buffer }> {
  const { data, width, height } = raster;
  const image = () => sharp(data, { raw: { width, height, channels: 3 } });
  const avif = await image()
    .avif({ quality: packing.avif, chromaSubsampling: packing.chroma, effort: 5 })
    .toBuffer();
  const webp = await image().webp({ quality: packing.webp, effort: 5 }).toBuffer();
  return { avif, webp };
}
