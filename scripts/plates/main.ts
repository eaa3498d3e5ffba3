import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Letters } from '../../src/lib/field/letters';
import type { Plate } from '../../src/lib/plate';
import { engravingSchema } from '../../src/content/schema/pictures';
import { inspectPicture } from '../content/pictures/read-pictures';
import { fieldName, shapeProblems } from '../content/shape';
import { drawAll } from './draw-all';
import { iconsFingerprint } from './fingerprint';
import { renderIcons } from './icons';
import { committed, drawnFrom, filesOf, outputFolder, writeLetters, writeManifest } from './manifest';
import { beOnlyRun, drawing } from '../server/one-run';
import { previewEngraving } from './preview';
import { letter } from './mask';
import { recipes } from './recipes/all';
import { iconsAreStale, iconsId, staleRecipes, timeFor } from './stale';

const help = `Draws the engraved plates into public/plates and writes src/content/plates.ts.

  npm run plates                     every plate and the icons
  npm run plates -- --only hero,sun  these plates; "icons" draws the icons
  npm run plates -- --stale          what was drawn with other colours, data or code than there are now
  npm run plates -- --preview photo.jpg [--lines 90] [--contrast 1.2] [--angle 0] [--ground wine] [--out sheet.png]
                                     how a photo of your own looks engraved, as generated/preview.png
  npm run plates -- --help           this text

A stopped run keeps its finished pictures; --stale continues from there.
The projects' plates need Chromium; without it their committed files stay.`;

/** Removes the files that no plate in the manifest names any more. */
function sweep(all: Readonly<Record<string, Plate>>): void {
  const named = new Set(Object.values(all).flatMap((plate) => plate.sources.flatMap(filesOf)));
  for (const file of readdirSync(outputFolder)) {
    if (!named.has(file)) rmSync(join(outputFolder, file));
  }
}

/** The outlines of the letters in plates, by plate. */
async function lettersOfPlates(): Promise<Readonly<Record<string, Letters>>> {
  const all: Record<string, Letters> = {};
  for (const { id, letters } of recipes) if (letters) all[id] = await letter(letters);
  return all;
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

  beOnlyRun(drawing);
  // A signal alone ends a process without the `exit` that removes the lock.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
  mkdirSync(outputFolder, { recursive: true });
  const known = recipes.map(({ id }) => committed[id]).filter((plate) => plate !== undefined);
  const all: Record<string, Plate> = Object.fromEntries(known.map((plate) => [plate.id, plate]));
  const fingerprints: Record<string, string> = Object.fromEntries(
    Object.entries(drawnFrom()).filter(([id]) => id === iconsId || Object.hasOwn(all, id)),
  );
  const isWanted = (id: string) => !only || only.includes(id);
  const done: string[] = [];
  const missed: string[] = [];
  /** After every picture, so that a run which is stopped keeps what it finished. */
  const keep = (id: string, from: string) => {
    fingerprints[id] = from;
    done.push(id);
    writeManifest(all, fingerprints);
  };
  const wanted = (values.stale ? staleRecipes() : recipes).filter(({ id }) => isWanted(id));
  const wantsIcons = isWanted(iconsId) && (!values.stale || iconsAreStale());
  if (wanted.length > 0) console.log(`Drawing ${wanted.length} plates, in ${timeFor(wanted)}.`);
  if (wantsIcons) {
    console.log(iconsId);
    const from = iconsFingerprint();
    await renderIcons();
    keep(iconsId, from);
  }
  writeLetters(await lettersOfPlates());
  await drawAll(wanted, (drawing) => {
    const { id } = drawing;
    if ('error' in drawing) {
      console.warn(`  ${drawing.error} The committed files of ${id} stay.`);
      missed.push(id);
      return;
    }
    all[id] = drawing.plate;
    keep(id, drawing.from);
    console.log(`${id} is drawn (${done.length} of ${wanted.length + Number(wantsIcons)})`);
  });
  // Last: files that are being drawn have no plate yet.
  sweep(all);
  if (done.length > 0) console.log(`Drawn: ${done.join(', ')}.`);
  if (missed.length > 0) console.log(`Not drawn, because Chromium is missing: ${missed.join(', ')}.`);
  const among = only ? `${only.join(', ')}: nothing` : 'Nothing';
  if (done.length + missed.length === 0)
    console.log(`${among} to draw, as no recipe, colour or text changed.`);
  if (missed.length > 0) process.exitCode = 1;
}

await main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
