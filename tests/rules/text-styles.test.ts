import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

it('has no text style that no stylesheet uses', () => {
  const styles = [...textOf('styles/settings/_type.scss').matchAll(/^ {2}'([\w-]+)': \($/gm)].map(
    ([, name]) => name!,
  );
  const sheets = ['src', 'styles']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.scss'))
        .map((file) => textOf(join(folder, file))),
    )
    .join('\n');
  expect(styles.length).toBeGreaterThan(10);
  const isUsed = (name: string) => new RegExp(`text-(style|size)\\('${name}'[,)]`).test(sheets);
  expect(styles.filter((name) => !isUsed(name))).toEqual([]);
});
