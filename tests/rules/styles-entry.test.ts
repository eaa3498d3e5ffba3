import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const specifiers = /(?:from|import)\s*\(?\s*'([^']+)'/g;

/** Every file that `entry` reaches by imports, lazy ones included; paths from the root. */
function reachedFrom(entry: string): Set<string> {
  const seen = new Set<string>();
  const queue = [join(root, entry)];
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    if (!/\.tsx?$/.test(file)) continue;
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(specifiers)) {
      if (!/^(\.|@\/)/.test(specifier)) continue;
      const base = specifier.startsWith('@/')
        ? join(root, 'src', specifier.slice(2))
        : join(dirname(file), specifier);
      const found = ['', '.ts', '.tsx'].map((ending) => base + ending).find((path) => existsSync(path));
      if (found) queue.push(found);
    }
  }
  return new Set([...seen].map((file) => relative(root, file)));
}

const modules = (files: Set<string>) => [...files].filter((file) => file.endsWith('.module.scss')).sort();

it('puts every stylesheet of the public site into the one file that all pages share', () => {
  expect(modules(reachedFrom('src/app/styles.ts'))).toEqual(modules(reachedFrom('src/app/app.tsx')));
});
