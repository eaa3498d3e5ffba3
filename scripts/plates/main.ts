import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Letters } from '../../src/lib/field/letters';
import type { Plate } from '../../src/lib/plate';
import { drawAll } from './draw-all';
import { iconsFingerprint } from './fingerprint';
import { renderIcons } from './icons';
import { committed, drawnFrom, filesOf, outputFolder, writeLetters, writeManifest } from './manifest';
import { beOnlyRun, drawing } from '../server/one-run';
import { stopSignals } from '../server/stop-signals';
import { letter } from './mask';
import { recipes } from './recipes/all';
import { iconsAreStale, iconsId, staleRecipes, timeFor } from './stale';

const help = `Draws the engraved plates into public/plates and writes src/content/plates.ts.

  npm run plates                     every plate and the icons
  npm run plates -- --only hero,sun  these plates; "icons" draws the icons
  npm run plates -- --stale          what was drawn with other colours, data or code than there are now
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

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean' },
      stale: { type: 'boolean' },
      only: { type: 'string' },
    },
  });
  if (values.help) {
    console.log(help);
    return;
  }
  const only = values.only?.split(',');
  const unknown = only?.filter((id) => id !== iconsId && !recipes.some((recipe) => recipe.id === id)) ?? [];
  if (unknown.length > 0) throw new Error(`No such plate: ${unknown.join(', ')}`);

  beOnlyRun(drawing);
  // Without a listener, a signal ends a process without the `exit` that withdraws the run.
  for (const signal of stopSignals) process.on(signal, () => process.exit(1));
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
