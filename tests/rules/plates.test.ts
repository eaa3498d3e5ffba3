import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fingerprint } from '../../scripts/plates/fingerprint';
import { committed, drawnFrom, filesOf, outputFolder } from '../../scripts/plates/manifest';
import { recipes } from '../../scripts/plates/recipes/all';
import { isSampleBrand } from '../sample-brand';

const KB = 1000;

/** Largest AVIF, by plate (start of its id), crop and density. */
const budgets = [
  { plate: 'hero', crop: 'phone@2x', bytes: 45 * KB },
  { plate: 'hero', crop: 'desktop', bytes: 75 * KB },
  { plate: 'hero', crop: 'wide', bytes: 90 * KB },
  { plate: 'portrait-', crop: 'desktop', bytes: 45 * KB },
  { plate: 'wordmark', crop: 'phone@2x', bytes: 15 * KB },
  { plate: 'wordmark', crop: 'desktop', bytes: 45 * KB },
  { plate: 'wordmark', crop: 'wide', bytes: 50 * KB },
  { plate: 'cover-', crop: '', bytes: 150 * KB },
  { plate: 'project-', crop: '', bytes: 150 * KB },
  { plate: 'service-', crop: '', bytes: 90 * KB },
  { plate: 'service-', crop: 'phone@2x', bytes: 45 * KB },
  { plate: 'about', crop: '', bytes: 45 * KB },
] as const;

const named = Object.values(committed).flatMap((plate) => plate.sources.flatMap(filesOf));
const present = readdirSync(outputFolder);

function bytesOf(file: string): number {
  return statSync(join(outputFolder, file)).size;
}

describe('the committed plates', () => {
  it('are one a recipe', () => {
    expect(Object.keys(committed).sort()).toEqual(recipes.map((recipe) => recipe.id).sort());
  });

  it('name only files that exist', () => {
    expect(named.filter((file) => !existsSync(join(outputFolder, file)))).toEqual([]);
  });

  it('leave no file unnamed', () => {
    expect(present.filter((file) => !named.includes(file))).toEqual([]);
  });

  it('end with a source for every screen', () => {
    for (const plate of Object.values(committed)) {
      expect(plate.sources.findIndex((source) => !source.media)).toBe(plate.sources.length - 1);
    }
  });

  it('change their crop in em, as stylesheets change the layout', () => {
    const queries = Object.values(committed).flatMap(({ sources }) =>
      sources.flatMap(({ media }) => media ?? []),
    );
    expect(queries).not.toEqual([]);
    expect(queries.filter((query) => !/^\((?:min|max)-width: [\d.]+em\)$/.test(query))).toEqual([]);
  });

  it('name the colour that their place has until they are there', () => {
    expect(Object.values(committed).filter(({ ground }) => !ground)).toEqual([]);
  });

  it('stay within 10 MB together', () => {
    expect(present.reduce((sum, file) => sum + bytesOf(file), 0)).toBeLessThanOrEqual(10_000 * KB);
  });

  it.each(budgets)('$plate $crop stays within its budget', ({ plate, crop, bytes }) => {
    const files = present.filter(
      (file) => file.startsWith(plate) && file.endsWith('.avif') && (!crop || file.includes(`-${crop}.`)),
    );
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => bytesOf(file) > bytes)).toEqual([]);
  });

  // The build draws the name of another agency.
  const kept = recipes.filter(({ id }) => isSampleBrand || id !== 'wordmark');
  it.each(kept.map((recipe) => [recipe.id, recipe] as const))('%s is as its recipe says', (id, recipe) => {
    // If this fails, run: npm run plates -- --stale
    expect(drawnFrom()[id]).toBe(fingerprint(recipe));
  });
});
