import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defaultPacking } from './encode';
import type { Recipe } from './recipe';

/** The repository's root. */
export const root = resolve(import.meta.dirname, '../..');

/** What every plate passes through. */
export const engine = [
  'src/lib/palette.ts',
  'src/lib/field/maths.ts',
  'src/lib/field/colour.ts',
  'src/lib/field/coverage.ts',
  'src/lib/field/hot-ramp.ts',
  'scripts/plates/engrave.ts',
  'scripts/plates/ramp.ts',
  'scripts/plates/encode.ts',
];

/** Hash of all that decides a plate's pixels: engine and recipe as text, crops and data. Renders nothing. */
export function fingerprint(recipe: Recipe): string {
  return hashOf(
    [...engine, ...recipe.sources],
    [recipe.id, recipe.crops, recipe.data ?? null, defaultPacking],
  );
}

/** Hash of all that decides the icons. */
export const iconsFingerprint = (): string => hashOf(['public/favicon.svg', 'scripts/plates/icons.ts'], []);

/** Hash of texts of files, by their path from the repository's root, and of other data. */
export function hashOf(files: readonly string[], data: readonly unknown[]): string {
  const hash = createHash('sha256');
  for (const file of files)
    hash.update(file).update(readFileSync(resolve(root, file), 'utf8').replaceAll('\r\n', '\n'));
  hash.update(JSON.stringify(data));
  return hash.digest('hex').slice(0, 12);
}
