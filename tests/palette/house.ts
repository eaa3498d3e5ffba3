import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describeMistake, type ContentError } from '../../scripts/content/mistakes';
import { coloursIn } from '../../scripts/palette/read-palette';

/** The text of the first palette, which tests change. */
export const house = readFileSync(
  join(import.meta.dirname, '../../src/content/palettes/wine-and-vermilion.yml'),
  'utf8',
);

export const anyHex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

/** The mistakes in the text of a palette. */
export function mistakesIn(text: string): string[] {
  try {
    coloursIn(text, 'palette.yml');
    return [];
  } catch (error) {
    return (error as ContentError).mistakes.map(describeMistake);
  }
}
