import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { classesOf } from '../class-names';

const root = join(import.meta.dirname, '../..');
const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => join('src', file));
const importOf = /import \* as (\w+) from '(\.|@)\/([\w/-]+\.module\.scss)'/g;

it('names only classes that exist, and defines none that nobody names', () => {
  const used = new Map<string, Set<string>>();
  for (const source of sources) {
    const text = readFileSync(join(root, source), 'utf8');
    for (const [, alias, from, sheet] of text.matchAll(importOf)) {
      const file = join(from === '@' ? 'src' : dirname(source), sheet!);
      const names = used.get(file) ?? used.set(file, new Set()).get(file)!;
      for (const [, name] of text.matchAll(new RegExp(`\\b${alias}\\.(\\w+)`, 'g'))) names.add(name!);
    }
  }
  const problems = [...used].flatMap(([file, names]) => {
    const defined = classesOf(join(root, file));
    return [
      ...[...names].filter((name) => !defined.has(name)).map((name) => `${file} has no .${name}`),
      ...[...defined].filter((name) => !names.has(name)).map((name) => `${file}: nobody uses .${name}`),
    ];
  });
  expect(problems).toEqual([]);
});
