import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Plate, PlateSource } from '../../src/lib/plate';
import { engravingSchema } from '../../src/content/schema';
import { inspectPicture } from '../content/pictures/read-pictures';
import { fieldName, shapeProblems } from '../content/shape';
import { BrowserMissing, closeBrowser } from './browser';
import { defaultPacking, encodeAvif, encodeWebp } from './encode';
import { fingerprint, iconsFingerprint } from './fingerprint';
import { groundOf } from './ground';
import { renderIcons } from './icons';
import { committed, drawnFrom, filesOf, outputFolder, publicPath, writeManifest } from './manifest';
import { previewEngraving } from './preview';
import type { Crop, Recipe } from './recipe';
import { recipes } from './recipes/all';
import { iconsAreStale, iconsId, staleRecipes } from './stale';

const help = `Draws the engraved plates into public/plates and writes src/content/plates.ts.

  npm run plates                     every plate and the icons
  npm run plates -- --only hero,sun  these plates; "icons" draws the icons
  npm run plates -- --stale          what was drawn with other colours, data or code than there are now
  npm run plates -- --preview photo.jpg [--lines 90] [--contrast 1.2] [--angle 0] [--ground wine] [--out sheet.png]
                                     how a photo of your own looks engraved, as generated/preview.png
  npm run plates -- --help           this text

A stopped run keeps its finished pictures; --stale continues from there.
The projects' plates need Chromium; without it their committed files stay.`;

/** Writes one file, named after its content, and returns its `srcset` entry. */
function write(name: string, density: number, format: 'avif' | 'webp', bytes: Buffer): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const file = `${name}${density > 1 ? `@${density}x` : ''}.${hash}.${format}`;
  writeFileSync(join(outputFolder, file), bytes);
  console.log(`  ${file}  ${(bytes.length / 1000).toFixed(1)} KB`);
  return `${publicPath}${file} ${density}x`;
}

/** Draws one crop at each density as AVIF, and at the first as WebP unless another crop's serves. */
async function renderCrop(recipe: Recipe, crop: Crop): Promise<PlateSource> {
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
  const { media, width, height } = crop;
  return { ...(media && { media }), width, height, avif: avif.join(', '), webp: webp.join(', ') };
}

async function renderPlate(recipe: Recipe): Promise<Plate> {
  const drawn = new Map<string, PlateSource>();
  for (const crop of recipe.crops) drawn.set(crop.name, await renderCrop(recipe, crop));
  const sources = recipe.crops.map(({ name, fallback }) => {
    const source = drawn.get(name)!;
    return fallback ? { ...source, webp: drawn.get(fallback)!.webp } : source;
  });
  return { id: recipe.id, sources };
}

/** Removes the files that no plate in the manifest names any more. */
function sweep(all: Readonly<Record<string, Plate>>): void {
  const named = new Set(Object.values(all).flatMap((plate) => plate.sources.flatMap(filesOf)));
  for (const file of readdirSync(outputFolder)) {
    if (!named.has(file)) rmSync(join(outputFolder, file));
  }
}

/** Engraves one photo to look at, with the settings of front matter. */
async function preview({
  preview: photo = '',
  out,
  ...asked
}: Readonly<Record<string, string | boolean | undefined>>): Promise<void> {
  const fields = ['lines', 'contrast', 'angle', 'ground'].filter((name) => asked[name] !== undefined);
  const settings = Object.fromEntries(
    fields.map((name) => [name, name === 'ground' ? asked[name] : Number(asked[name])]),
  );
  const problems = shapeProblems(engravingSchema, settings);
  const file = String(photo);
  const { fault } = existsSync(file)
    ? await inspectPicture(readFileSync(file))
    : { fault: { expected: 'the path of a picture', got: file } };
  if (fault) problems.push({ path: ['preview'], ...fault });
  for (const { path, expected, got } of problems)
    console.error(`--${fieldName(path)}: expected ${expected}, got ${got}`);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`Wrote ${await previewEngraving({ ...settings, photo: file, out: out as string })}`);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean' },
      stale: { type: 'boolean' },
      only: { type: 'string' },
      preview: { type: 'string' },
      lines: { type: 'string' },
      contrast: { type: 'string' },
      angle: { type: 'string' },
      ground: { type: 'string' },
      out: { type: 'string' },
    },
  });
  if (values.help) {
    console.log(help);
    return;
  }
  if (values.preview !== undefined) {
    await preview(values);
    return;
  }
  const only = values.only?.split(',');
  const unknown = only?.filter((id) => id !== iconsId && !recipes.some((recipe) => recipe.id === id)) ?? [];
  if (unknown.length > 0) throw new Error(`No such plate: ${unknown.join(', ')}`);

  mkdirSync(outputFolder, { recursive: true });
  const known = recipes.map(({ id }) => committed[id]).filter((plate) => plate !== undefined);
  const all: Record<string, Plate> = Object.fromEntries(known.map((plate) => [plate.id, plate]));
  const fingerprints: Record<string, string> = Object.fromEntries(
    Object.entries(drawnFrom).filter(([id]) => id === iconsId || Object.hasOwn(all, id)),
  );
  const isWanted = (id: string) => !only || only.includes(id);
  const done: string[] = [];
  const missed: string[] = [];
  /** After every picture, so that a run which is stopped keeps what it finished. */
  const keep = (id: string, from: string) => {
    fingerprints[id] = from;
    done.push(id);
    writeManifest(all, fingerprints);
    sweep(all);
  };
  for (const recipe of values.stale ? staleRecipes() : recipes) {
    if (!isWanted(recipe.id)) continue;
    console.log(recipe.id);
    // Read before the drawing, which takes long: what changes meanwhile is not in the picture.
    const from = fingerprint(recipe);
    try {
      const plate = await renderPlate(recipe);
      all[recipe.id] = { ...plate, ground: await groundOf(plate) };
      keep(recipe.id, from);
    } catch (error) {
      if (!(error instanceof BrowserMissing)) throw error;
      console.warn(`  ${error.message} The committed files of ${recipe.id} stay.`);
      missed.push(recipe.id);
    }
  }
  await closeBrowser();
  if (isWanted(iconsId) && (!values.stale || iconsAreStale())) {
    console.log(iconsId);
    const from = iconsFingerprint();
    await renderIcons();
    keep(iconsId, from);
  }
  if (done.length > 0) console.log(`Drawn: ${done.join(', ')}.`);
  if (missed.length > 0) console.log(`Not drawn, for want of Chromium: ${missed.join(', ')}.`);
  const among = only ? `${only.join(', ')}: nothing` : 'Nothing';
  if (done.length + missed.length === 0)
    console.log(`${among} to draw, as no recipe, colour or text changed.`);
  if (missed.length > 0) process.exitCode = 1;
}

await main();
