import sharp from 'sharp';
import type { Raster } from './engrave';

/** How a crop is packed. Line work needs full chroma; dense screens may do with half. */
export interface Packing {
  /** AVIF quality, 1..100. */
  avif: number;
  chroma: '4:4:4' | '4:2:0';
  /**
   * AVIF: how long to search for a smaller file, 0..9. 4 takes three quarters of the time of 5, for 1 % more bytes; 3 takes a
   * fifth, for 5 %.
   */
  effort: number;
  /** WebP quality, 1..100. Lines cost WebP twice what they cost AVIF, so its quality is what weight allows. */
  webp: number;
}

/** The design's default: what a field of lines needs to stay crisp. */
export const defaultPacking: Packing = { avif: 50, chroma: '4:4:4', effort: 4, webp: 32 };

function image({ data, width, height }: Raster): sharp.Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** Packs pixels as AVIF; the same pixels always give the same bytes. */
export function encodeAvif(raster: Raster, { avif, chroma, effort }: Packing): Promise<Buffer> {
  return image(raster).avif({ quality: avif, chromaSubsampling: chroma, effort }).toBuffer();
}

/** Packs pixels as WebP, the fallback; the same pixels always give the same bytes. */
export function encodeWebp(raster: Raster, { webp }: Packing): Promise<Buffer> {
  return image(raster).webp({ quality: webp, effort: 6 }).toBuffer();
}
