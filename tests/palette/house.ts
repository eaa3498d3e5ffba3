import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text of the first palette, which tests change. */
export const house = readFileSync(
  join(import.meta.dirname, '../../src/content/palettes/wine-and-vermilion.yml'),
  'utf8',
);
