import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { replaceFolder } from '../../scripts/build/replace-folder';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'folder-'));
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'dist/index.html'), 'the last good site');
});
afterEach(() => rmSync(root, { recursive: true }));

const replace = (write: (folder: string) => Promise<void>) =>
  replaceFolder({ folder: join(root, 'dist'), draft: join(root, 'generated/site'), write });

it('a build that fails leaves the last good site', async () => {
  await expect(
    replace(async (folder) => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'index.html'), 'half of a site');
      throw new Error('A page could not be rendered.');
    }),
  ).rejects.toThrow('A page could not be rendered.');
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('the last good site');
});

it('a build replaces the site as a whole, without files of a failed one', async () => {
  mkdirSync(join(root, 'generated/site'), { recursive: true });
  writeFileSync(join(root, 'generated/site/left.html'), 'half of a site');
  await replace(async (folder) => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'about.html'), 'new');
  });
  expect(readdirSync(join(root, 'dist'))).toEqual(['about.html']);
  expect(readdirSync(join(root, 'generated'))).toEqual([]);
});
