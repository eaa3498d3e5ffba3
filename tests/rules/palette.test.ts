import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { palette } from '@/lib/palette';
import { colourMistakes } from '../../scripts/plates/stale';

const settings = readFileSync(join(import.meta.dirname, '../../styles/settings/_colour.scss'), 'utf8');

it('gives pictures the colours of the stylesheets', () => {
  expect(colourMistakes(settings)).toEqual([]);
});

it('names every colour that the stylesheets lack or have otherwise', () => {
  expect(colourMistakes('')).toHaveLength(Object.keys(palette).length);
  expect(colourMistakes(settings.replace('$paper: #fff;', '$paper: #eee;'))).toEqual([
    'src/lib/palette.ts: paper: expected #eeeeee as in styles/settings/_colour.scss, got #FFFFFF',
  ]);
});
