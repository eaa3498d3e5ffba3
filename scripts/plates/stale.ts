import { fingerprint, iconsFingerprint } from './fingerprint';
import { drawnFrom } from './manifest';
import type { Recipe } from './recipe';
import { recipes } from './recipes/all';

/** The name of the icons among the plates. */
export const iconsId = 'icons';

/** The plates that were drawn with other colours, data or code than there are. */
export const staleRecipes = (): readonly Recipe[] =>
  recipes.filter((recipe) => drawnFrom[recipe.id] !== fingerprint(recipe));

export const iconsAreStale = (): boolean => drawnFrom[iconsId] !== iconsFingerprint();

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
  const stale = [...staleRecipes().map(({ id }) => id), ...(iconsAreStale() ? [iconsId] : [])];
  const message = stalePicturesMessage(stale);
  if (message) throw new Error(message);
}
