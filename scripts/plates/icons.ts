import { readFileSync, writeFileSync } from 'node:fs';
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

/** The sizes in `favicon.ico`: of tabs, at one and two dots a px, and of lists. */
const tabSizes = [16, 32, 48];

/**
 * Pictures of rising size in one file, as browsers ask for one where no page names an icon: beside a feed or a text.
 * PNGs in the container of https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10).
 */
function packIco(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let place = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(place, entry + 12);
    place += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

/** Draws `favicon.ico` and the PNG icons from `public/favicon.svg`, whose ground has the colour of its top left corner. */
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
  const tabs = tabSizes.map(async (size) => ({
    size,
    png: await sharp(svg, { density: (72 * size) / 64 })
      .resize(size, size)
      .png({ palette: true, compressionLevel: 9 })
      .toBuffer(),
  }));
  writeFileSync(resolve(root, 'public/favicon.ico'), packIco(await Promise.all(tabs)));
  console.log('  favicon.ico');
}
