import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import sharp from 'sharp';
import { defaultEngraving, engravePhoto, type Engraving } from './engrave-photo';
import { root } from './fingerprint';
import { cutOut, readPhoto, tonesOf } from './photo';

/** What the sheet shows; what is absent is the default. */
export interface PreviewOptions extends Partial<Omit<Engraving, 'ground'>> {
  photo: string;
  /** One colour beneath the lines. @default all of them beside each other */
  ground?: Engraving['ground'];
  /** @default generated/preview.png */
  out?: string;
}

const grounds = ['blush', 'vermilion', 'glass', 'wine'] as const;
/** CSS px. */
const sizes = { upright: { width: 533, height: 667 }, lying: { width: 768, height: 512 } };
const density = 2;
const space = 16;

/** Engraves a photo as a build would, and writes it as one PNG to look at. @returns the sheet's path */
export async function previewEngraving({ photo, ground, out, ...asked }: PreviewOptions): Promise<string> {
  const picture = await readPhoto(readFileSync(photo));
  const size = picture.height > picture.width ? sizes.upright : sizes.lying;
  const focus = [0.5, 0.5] as const;
  const shown = cutOut(picture, size, focus);
  const tones = await tonesOf(picture, size, focus);
  const [width, height] = [size.width * density, size.height * density];
  const original = await sharp(picture.data, {
    raw: { width: picture.width, height: picture.height, channels: 3 },
  })
    .extract(shown)
    .resize({ width, height, fit: 'fill' })
    .png()
    .toBuffer();
  const engraved = (ground ? [ground] : grounds).map((each) => {
    const engraving = { ...defaultEngraving, ...asked, ground: each };
    return engravePhoto(tones, engraving, { ...size, densities: [1, density] }, density);
  });
  const tiles = [
    { input: original },
    ...engraved.map(({ data }) => ({ input: data, raw: { width, height, channels: 3 as const } })),
  ];
  const file = resolve(root, out ?? 'generated/preview.png');
  mkdirSync(dirname(file), { recursive: true });
  const sheet = sharp({
    create: { width: tiles.length * (width + space) - space, height, channels: 3, background: '#fff' },
  }).composite(tiles.map((tile, index) => ({ ...tile, left: index * (width + space), top: 0 })));
  writeFileSync(file, await sheet.png().toBuffer());
  return relative(process.cwd(), file);
}
