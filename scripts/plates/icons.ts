import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { root } from './fingerprint';

/** Home screens ask for these sizes; they round the corners themselves, so the ground runs to the edge. */
const icons = [
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  { file: 'apple-touch-icon.png', size: 180 },
] as const;

/** Draws the PNG icons from `public/favicon.svg`. */
export async function renderIcons(): Promise<void> {
  const svg = readFileSync(resolve(root, 'public/favicon.svg'));
  for (const { file, size } of icons) {
    await sharp(svg, { density: (72 * size) / 64 })
      .resize(size, size)
      .png({ palette: true, compressionLevel: 9 })
      .toFile(resolve(root, 'public', file));
    console.log(`  ${file}`);
  }
}
