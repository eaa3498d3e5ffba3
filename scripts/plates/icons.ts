import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { root } from './fingerprint';

/** Home screens ask for these sizes; they round the corners themselves, so the ground runs to the edge. */
const icons = [
  { file: 'icon-192.png', size: 192, share: 1 },
  { file: 'icon-512.png', size: 512, share: 1 },
  { file: 'apple-touch-icon.png', size: 180, share: 1 },
  // May be cut to any shape: only a circle four fifths as wide is safe, and the sign has to stay within it.
  { file: 'icon-maskable-512.png', size: 512, share: 0.8 },
] as const;

/** Draws the PNG icons from `public/favicon.svg`, whose ground has the colour of its top left corner. */
export async function renderIcons(): Promise<void> {
  const svg = readFileSync(resolve(root, 'public/favicon.svg'));
  for (const { file, size, share } of icons) {
    const inner = 2 * Math.round((size * share) / 2);
    const edge = (size - inner) / 2;
    await sharp(svg, { density: (72 * inner) / 64 })
      .resize(inner, inner)
      .extend({ top: edge, bottom: edge, left: edge, right: edge, extendWith: 'copy' })
      .png({ palette: true, compressionLevel: 9 })
      .toFile(resolve(root, 'public', file));
    console.log(`  ${file}`);
  }
}
