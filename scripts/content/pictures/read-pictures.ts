import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { hashOf } from '../../plates/fingerprint';
import { nearestGround } from '../../plates/ground';
import { writeWhole } from '../../write-whole';
import { contentRoot, passLanguage } from '../content-folder';
import { shownPath } from '../text-file';
import { formatNames, isPictureName, looksLikePicture } from './formats';
import type { Picture, PictureFacts, Pictures } from './picture';

/** The folders of entries, which may have pictures beside them. */
export const entryFolders = ['posts', 'projects', 'services', 'people', 'jobs', 'pages', 'testimonials'];
const formats: Readonly<Record<string, string>> = { heif: 'AVIF', jpeg: 'JPG', png: 'PNG', webp: 'WebP' };
/** Megapixels: more than cameras have, and less than exhausts the memory. */
const maxPixels = 200;

type Inspected = Pick<Picture, 'facts' | 'fault'>;

const refuse = (expected: string, got: string) => ({ facts: null, fault: { expected, got } });

const tooLarge = ({ width, height }: Pick<PictureFacts, 'width' | 'height'>) =>
  refuse(`a picture of at most ${maxPixels} megapixels`, `${width} × ${height} px`);

async function readSvg(text: string) {
  // Imported now: it takes a third of a second, which a check of content without an SVG saves.
  const { svgFault, svgSize } = await import('./svg');
  const fault = svgFault(text);
  if (fault) return refuse('an SVG of shapes, without scripts and external references', fault);
  const size = svgSize(text);
  return size ?? refuse('an SVG with a viewBox', 'a drawing without a size');
}

/** A tiny copy, for which every byte of the file has to be read: a file that breaks off is found out. */
async function pixelsOf(bytes: Buffer) {
  const small = { width: 96, height: 48 };
  const { data } = await sharp(bytes, { failOn: 'truncated', limitInputPixels: maxPixels * 1e6 })
    .rotate()
    .resize({ ...small, fit: 'fill' })
    .toColourspace('srgb')
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const mean = [0, 1, 2].map((channel) => {
    const values = data.filter((_, at) => at % 3 === channel);
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  });
  const tone = mean.reduce((sum, value) => sum + value, 0) / 3 / 255;
  return { ground: nearestGround(Buffer.from(mean)), tone: Number(tone.toFixed(3)) };
}

const looksLikeSvg = (text: string) => /^\s*(<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(text);

/** Says what a picture is or what is wrong with it. Whatever the bytes are, it does not throw. */
export async function inspectPicture(bytes: Buffer): Promise<Inspected> {
  if (bytes.length === 0) return refuse(`a picture (${formatNames})`, 'an empty file');
  let meta: sharp.Metadata;
  try {
    // A drawing is read as text before anything draws it.
    const isSvg = looksLikeSvg(bytes.toString('utf8', 0, 500));
    if (!isSvg && looksLikeSvg(bytes.toString('utf16le', 0, 500)))
      return refuse('an SVG saved as UTF-8', 'other bytes');
    if (isSvg) {
      const size = await readSvg(bytes.toString('utf8'));
      if ('fault' in size) return size;
      if (size.width * size.height > maxPixels * 1e6) return tooLarge(size);
      return { facts: { ...size, isSvg, isSeeThrough: false, ...(await pixelsOf(bytes)) }, fault: null };
    }
    meta = await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return refuse(`a picture (${formatNames})`, 'a file of another type');
  }
  const {
    format = '',
    compression,
    pages = 1,
    orientation = 1,
    width = 0,
    height = 0,
    hasAlpha = false,
  } = meta;
  if (!(format in formats) || (format === 'heif' && compression !== 'av1'))
    return refuse(`${formatNames}: export it as one of them`, `a ${format.toUpperCase()}`);
  if (pages > 1) return refuse('a still picture', `an animation of ${pages} pictures`);
  if (width * height > maxPixels * 1e6) return tooLarge({ width, height });
  try {
    const colours = await pixelsOf(bytes);
    const [w, h] = orientation >= 5 ? [height, width] : [width, height];
    return { facts: { width: w, height: h, isSvg: false, isSeeThrough: hasAlpha, ...colours }, fault: null };
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).split('\n', 1)[0]!;
    return refuse(`a whole ${formats[format]}: copy or export it again`, `a damaged file (${reason})`);
  }
}

/** What an earlier build found out, or null where its file is missing or damaged. */
function readInspected(file: string): Inspected | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Inspected;
  } catch {
    return null;
  }
}

/** Null where it was deleted since the folder was listed. */
function readIfPresent(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Inspects a picture, unless an earlier build did with the same bytes and code. @param name - of the file in the cache */
async function inspectOnce(bytes: Buffer, name: string, cache: string): Promise<Inspected> {
  const file = join(cache, `${name}.json`);
  const known = readInspected(file);
  if (known) return known;
  const found = await inspectPicture(bytes);
  writeWhole(file, JSON.stringify(found));
  return found;
}

/** Where finished pictures and what is known about their originals wait for the next build. */
export const pictureCache = join(import.meta.dirname, '../../../generated/pictures');

/**
 * What was found out by other code is not known any more: it may have let a script pass. Nor is the colour of a picture's place, which
 * is one of the palette.
 */
const inspectingCode = [
  ...['read-pictures', 'svg', 'formats'].map((name) => `scripts/content/pictures/${name}.ts`),
  'scripts/plates/ground.ts',
  'src/lib/palette.ts',
];

/**
 * Looks at every picture in the content's folders. Whatever a file holds, it does not throw. A further language has the pictures
 * of the site's own language too, unless it has one of the same name.
 */
export async function readPictures(folder: string, cache = pictureCache): Promise<Pictures> {
  const found = new Map<string, Picture>();
  const code = hashOf(inspectingCode, []);
  for (const name of entryFolders) {
    for (const root of passLanguage() === null ? [folder] : [folder, contentRoot()]) {
      const below = join(root, name);
      if (!existsSync(below)) continue;
      for (const entry of readdirSync(below, { withFileTypes: true })) {
        if (!entry.isFile() || entry.name.startsWith('.') || !looksLikePicture(entry.name)) continue;
        // macOS writes an umlaut as two signs, and editors as one.
        const shown = shownPath(join(folder, name, entry.name)).normalize('NFC');
        if (found.has(shown)) continue;
        const path = join(below, entry.name);
        const bytes = readIfPresent(path);
        if (!bytes) continue;
        const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
        const facts = isPictureName(entry.name)
          ? await inspectOnce(bytes, `${hash}-${code}`, cache)
          : refuse(`${formatNames}: export it as one of them`, JSON.stringify(entry.name));
        found.set(shown, { path, hash, isBorrowed: root !== folder, ...facts });
      }
    }
  }
  return found;
}
