import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { rootPath } from '../../../src/lib/base-path';
import { defaultPacking, encodeAvif, encodeWebp, type Packing } from '../../plates/encode';
import type { Raster } from '../../plates/engrave';
import { engravePhoto } from '../../plates/engrave-photo';
import { cutPhoto, readPhoto, tonesOf } from '../../plates/photo';
import { partEnding, writeWhole } from '../../write-whole';
import { furtherLanguages, passLanguage } from '../content-folder';
import type { PictureFile } from './own-pictures';
import { pictureCache } from './read-pictures';
import { servedSvg } from './svg';

/**
 * The search for smaller files of an owner's pictures, which are drawn while somebody waits for a first build or a preview.
 * An effort of 5 takes four to ten times as long and saves 2 % of the bytes of a photo, 2 to 8 % of an engraved one.
 */
const effort = 2;

/** Photos have no lines: their colours bear half the resolution, and artefacts show later. */
const photoPacking: Packing = { avif: 52, chroma: '4:2:0', effort, webp: 72 };

async function rasterOf({ crop, density, focus, engraving }: PictureFile, photo: Raster): Promise<Raster> {
  const { width, height } = crop!;
  if (engraving) return engravePhoto(await tonesOf(photo, crop!, focus), engraving, crop!, density);
  const size = { width: Math.round(width * density), height: Math.round(height * density) };
  return cutPhoto(photo, size, focus);
}

async function bytesOf(file: PictureFile, read: () => Promise<Raster>): Promise<Buffer | string> {
  if (file.format === 'svg') return servedSvg(readFileSync(file.picture.path, 'utf8'), file);
  const packing = file.engraving ? { ...defaultPacking, ...file.crop!.packing, effort } : photoPacking;
  const raster = await rasterOf(file, await read());
  return file.format === 'avif' ? encodeAvif(raster, packing) : encodeWebp(raster, packing);
}

/** The file in the cache that lists those of a further language. */
const usedBy = (language: string) => `${language}.used`;

/** The files that an earlier pass of a further language used, with their list. */
function keptFor(cache: string, language: string): string[] {
  const list = join(cache, usedBy(language));
  return existsSync(list) ? [usedBy(language), ...(JSON.parse(readFileSync(list, 'utf8')) as string[])] : [];
}

/** Reads the picture of the file before again only where it is another: some take a second, and much memory. */
function reader(): (path: string) => Promise<Raster> {
  let last: { path: string; photo: Promise<Raster> } | undefined;
  return (path) => {
    if (last?.path !== path) last = { path, photo: readPhoto(readFileSync(path)) };
    return last.photo;
  };
}

export interface WritePicturesOptions {
  files: readonly PictureFile[];
  /** The site's folder. */
  out: string;
  /** Where the files of earlier builds are. @default generated/pictures */
  cache?: string;
}

/**
 * Writes the files of the owner's pictures to `plates/` beside those of the drawn plates. What an earlier build made with the
 * same picture, settings and code is only copied.
 * @returns whether it had to draw any
 */
export async function writePictures({
  files,
  out,
  cache = pictureCache,
}: WritePicturesOptions): Promise<boolean> {
  if (files.length === 0) return false;
  mkdirSync(cache, { recursive: true });
  const plates = join(out, rootPath, 'plates');
  mkdirSync(plates, { recursive: true });
  const read = reader();
  const missing = files.filter(({ name }) => !existsSync(join(cache, name)));
  if (missing.length > 0) console.log(`Drawing ${missing.length} files of your pictures …`);
  for (const file of files) {
    const made = join(cache, file.name);
    if (!existsSync(made)) {
      writeWhole(made, await bytesOf(file, () => read(file.picture.path)));
    }
    copyFileSync(made, join(plates, file.name));
  }
  const used = files.flatMap(({ name, picture }) => [name, `${picture.hash}.json`]);
  const language = passLanguage();
  if (language !== null) {
    // A picture may be in no other language.
    writeWhole(join(cache, usedBy(language)), JSON.stringify(used));
    return missing.length > 0;
  }
  const kept = new Set([...used, ...furtherLanguages().flatMap((tag) => keptFor(cache, tag))]);
  for (const name of readdirSync(cache)) {
    // Another process is writing it: the Studio and its preview, for one.
    if (!kept.has(name) && !name.endsWith(partEnding)) rmSync(join(cache, name), { force: true });
  }
  return missing.length > 0;
}
