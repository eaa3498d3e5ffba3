import { availableParallelism } from 'node:os';
import { fingerprint, iconsFingerprint } from './fingerprint';
import { drawnFrom } from './manifest';
import { megapixelsOf, type Recipe } from './recipe';
import { recipes } from './recipes/all';

/** The name of the icons among the plates. */
export const iconsId = 'icons';

/** The plates that were drawn with other colours, data or code than there are. */
export function staleRecipes(): readonly Recipe[] {
  const drawn = drawnFrom();
  return recipes.filter((recipe) => drawn[recipe.id] !== fingerprint(recipe));
}

export const iconsAreStale = (): boolean => drawnFrom()[iconsId] !== iconsFingerprint();

/** Processor seconds for a megapixel, measured. */
const secondsPerMegapixel = 2.3;

/** How long it takes to draw plates on this machine: 'about 3 minutes'. */
export function timeFor(stale: readonly Recipe[], cores = availableParallelism()): string {
  const megapixels = stale.reduce((sum, recipe) => sum + megapixelsOf(recipe), 0);
  const minutes = Math.ceil((megapixels * secondsPerMegapixel) / Math.min(cores, stale.length || 1) / 60);
  return minutes <= 1 ? 'about a minute' : `about ${minutes} minutes`;
}

/** The pictures that a build must not ship, and how long it takes to draw them. The wordmark may be stale: the build draws it. */
export function stalePictures(): { ids: readonly string[]; time: string } {
  const stale = staleRecipes().filter(({ id }) => id !== 'wordmark');
  return { ids: [...stale.map(({ id }) => id), ...(iconsAreStale() ? [iconsId] : [])], time: timeFor(stale) };
}

/**
 * A sentence on stale pictures, or null without any.
 * @param time - how long it takes to draw them.
 */
export function stalePicturesMessage(ids: readonly string[], time: string): string | null {
  if (ids.length === 0) return null;
  const count = ids.length === 1 ? 'One picture is' : `${ids.length} pictures are`;
  return `${count} out of date: ${ids.join(', ')}.
Run \`npm run plates -- --stale\` to redraw them, then build again. It takes ${time}. You can stop it: finished pictures are kept.`;
}

/** @throws Error where the site would show pictures of another brand than its stylesheets. */
export function expectFreshPictures(): void {
  const { ids, time } = stalePictures();
  const message = stalePicturesMessage(ids, time);
  if (message) throw new Error(message);
}
