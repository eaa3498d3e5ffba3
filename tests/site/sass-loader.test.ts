import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import compileSass from '../../scripts/build/sass-loader.cjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sass-loader-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each([
  ['a file that it uses', '$tone: red;'],
  ['a file that it uses and that has a mistake', '$tone: ;'],
])('a stylesheet is compiled again after a change of %s', (_, text) => {
  const used = join(folder, '_tones.scss');
  writeFileSync(used, text);
  const watched: string[] = [];
  const context = {
    resourcePath: join(folder, 'card.scss'),
    addDependency: (file: string) => void watched.push(file),
  };
  try {
    compileSass.call(context, "@use 'tones'; .card { color: tones.$tone; }");
  } catch {
    // A mistake fails the module, which Storybook shows.
  }
  expect(watched).toContain(used);
});
