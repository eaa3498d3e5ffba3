import { describe, expect, it } from 'vitest';
import { recipes } from '../../scripts/plates/recipes/all';
import { stalePicturesMessage, timeFor } from '../../scripts/plates/stale';

describe('the message about stale pictures', () => {
  it('names them and how long drawing takes', () => {
    expect(stalePicturesMessage(['hero', 'sun'], 'about 2 minutes')).toMatch(
      /^2 pictures are out of date: hero, sun\.\n.*It takes about 2 minutes\./,
    );
  });

  it('is absent without any', () => {
    expect(stalePicturesMessage([], 'about a minute')).toBeNull();
  });
});

describe('the time for drawing', () => {
  it('halves with twice the cores', () => {
    const [one, two] = [1, 2].map((cores) => Number(/\d+/.exec(timeFor(recipes, cores))![0]));
    expect(Math.abs(one! - 2 * two!)).toBeLessThanOrEqual(1);
  });

  it('does not fall with cores for one picture', () => {
    const hero = recipes.filter(({ id }) => id === 'hero');
    expect(timeFor(hero, 8)).toBe(timeFor(hero, 1));
  });
});
