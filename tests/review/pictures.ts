import { join } from 'node:path';
import sharp from 'sharp';
import type { Shot } from '../../scripts/review/shot';

interface Picture {
  width?: number;
  height?: number;
  /** One pixel in the corner, of another colour. */
  dot?: boolean;
}

/** A small white PNG. @returns its file. */
export async function pictureIn(folder: string, name: string, { width = 8, height = 8, dot }: Picture = {}) {
  const file = join(folder, `${name}.png`);
  const white = sharp({ create: { width, height, channels: 3, background: '#ffffff' } });
  const spot = { create: { width: 1, height: 1, channels: 3 as const, background: '#fffffe' } };
  await (dot ? white.composite([{ input: spot, left: 0, top: 0 }]) : white).png().toFile(file);
  return file;
}

export const shotOf = (story: string, file: string | null, error: string | null = null): Shot => ({
  story,
  name: story,
  mode: 'desktop',
  plays: true,
  file,
  error,
});
