import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { palette } from '../../src/lib/palette';
import { fingerprint, iconsFingerprint, root } from './fingerprint';
import { drawnFrom } from './manifest';
import type { Recipe } from './recipe';
import { recipes } from './recipes/all';

/** The name of the icons among the plates. */
export const iconsId = 'icons';

/** The plates that were drawn with other colours, data or code than there are. */
export const staleRecipes = (): readonly Recipe[] =>
  recipes.filter((recipe) => drawnFrom[recipe.id] !== fingerprint(recipe));

export const iconsAreStale = (): boolean => drawnFrom[iconsId] !== iconsFingerprint();

const coloursFile = 'styles/settings/_colour.scss';
const sassName = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const sixDigits = (hex: string) => (hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex).toLowerCase();

/**
 * Where pictures and stylesheets have different colours: a sentence for each.
 * @param settings - the text of `styles/settings/_colour.scss`.
 */
export function colourMistakes(settings: string): string[] {
  const found = settings.matchAll(/^\$([\w-]+):\s*(#[\da-f]{3,6});/gim);
  const colours = new Map([...found].map(([, name, value]) => [name!, sixDigits(value!)]));
  return Object.entries(palette).flatMap(([name, hex]) => {
    const wanted = colours.get(sassName(name));
    return wanted === hex.toLowerCase()
      ? []
      : [
          `src/lib/palette.ts: ${name}: expected ${wanted ?? 'a hex colour'} as in ${coloursFile}, got ${hex}`,
        ];
  });
}

/**
 * A sentence on the pictures that a build must not ship, or null. The wordmark may be stale: the build draws it itself.
 * @param stale - ids of stale pictures.
 */
export function stalePicturesMessage(stale: readonly string[]): string | null {
  const ids = stale.filter((id) => id !== 'wordmark');
  if (ids.length === 0) return null;
  const [count, verb] = ids.length === 1 ? ['One picture', 'was'] : [`${ids.length} pictures`, 'were'];
  return `${count} ${verb} drawn with other colours, words or code than there are now: ${ids.join(', ')}.
Run \`npm run plates -- --stale\` to draw what is out of date, then build again. It takes some minutes; stop it when you like, it keeps what is finished.`;
}

/** @throws Error where the site would show pictures of another brand than its stylesheets. */
export function expectFreshPictures(): void {
  const mistakes = colourMistakes(readFileSync(resolve(root, coloursFile), 'utf8'));
  if (mistakes.length > 0) throw new Error(`${mistakes.join('\n')}\nNothing was built.`);
  const stale = [...staleRecipes().map(({ id }) => id), ...(iconsAreStale() ? [iconsId] : [])];
  const message = stalePicturesMessage(stale);
  if (message) throw new Error(message);
}
