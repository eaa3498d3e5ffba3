import { expect, it } from 'vitest';
import { logoWarnings } from '../../scripts/content/checks/display-letters';
import { letter } from '../../scripts/plates/mask';

it('a brand’s name of Latin, Greek or Cyrillic letters is drawn with its own outlines', async () => {
  const outlines = [];
  for (const sign of ['Ł', 'İ', 'Ő', 'С', 'Ω', 'Ậ']) {
    expect(logoWarnings({ name: sign })).toEqual([]);
    outlines.push((await letter(sign)).path);
  }
  expect(new Set(outlines).size).toBe(outlines.length);
});

it('signs of a brand’s name that the display face lacks are left out, with a warning', async () => {
  expect(logoWarnings({ name: '波 Studio' })).toEqual([
    'src/content/brand.yml: the name has "波", which the display face lacks. The word at the foot of each page and the share pictures leave it out.',
  ]);
  expect(logoWarnings({ name: '波 Studio', logo: 'Wave' })).toEqual([]);
  expect((await letter('波a')).path).toBe((await letter('a')).path);
});
