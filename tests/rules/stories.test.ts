import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const foldersOf = (layer: string) => readdirSync(join(root, 'src', layer));

/** Draws nothing: it only writes into the document's head. */
const unseen = ['page-meta'];

it.each(['design-system', 'sections'])('every part of src/%s has its stories', (layer) => {
  const missing = foldersOf(layer)
    .filter((name) => !unseen.includes(name))
    .filter((name) => !existsSync(join(root, 'stories', layer, `${name}.stories.tsx`)));
  expect(missing).toEqual([]);
});

it('no file of stories plays without asserting', () => {
  const files = readdirSync(join(root, 'stories'), { recursive: true, encoding: 'utf8' });
  const silent = files
    .filter((file) => file.endsWith('.stories.tsx'))
    .filter((file) => {
      const text = readFileSync(join(root, 'stories', file), 'utf8');
      return /\bplay[:(]/.test(text) && !/\bexpect\(/.test(text);
    });
  expect(silent).toEqual([]);
});
