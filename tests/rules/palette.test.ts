import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readPalette } from '../../scripts/palette/read-palette';
import { filesFrom } from '../../scripts/palette/write-palette';

const root = join(import.meta.dirname, '../..');
const ready = readdirSync(join(root, 'src/content/palettes'));

it('keeps the files with colours equal to src/content/palette.yml', () => {
  // If this fails, run: npm run palette
  for (const [file, text] of Object.entries(filesFrom(readPalette())))
    expect(readFileSync(join(root, file), 'utf8'), file).toBe(text);
});

it.each(ready)('the ready palette %s passes every check', (file) => {
  expect(readPalette(`src/content/palettes/${file}`).size).toBeGreaterThan(40);
});
