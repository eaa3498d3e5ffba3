import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const manual = 'stories/docs';
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync(join(root, manual), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => `${manual}/${file}`),
];
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** Files that an owner or an author makes. */
const examples = [
  'src/content/testimonials',
  'src/content/testimonials/',
  'src/content/pt-BR',
  'src/design-system/stepper/step-from.ts',
  'src/design-system/stepper/stepper.tsx',
  'src/design-system/stepper/stepper.module.scss',
  'tests/design-system/step-from.test.ts',
  'portal-server/data',
];

it('every path in a document exists', () => {
  const missing = documents.flatMap((file) =>
    [...textOf(file).matchAll(/`((?:src|scripts|tests|styles|portal-server)\/[\w./@-]+)`/g)]
      .map(([, path]) => path!)
      .filter((path) => !examples.includes(path) && !existsSync(join(root, path)))
      .map((path) => `${file}: ${path}`),
  );
  expect(missing).toEqual([]);
});

/** Decisions that are longer, and how long they may be. */
const longer: Record<string, number> = {
  '002-first-view.md': 1470,
  '007-portal.md': 1910,
  '017-shared-portal.md': 2570,
};

it('a decision has at most 1,300 words', () => {
  const decisions = documents.filter((file) => file.startsWith(`${manual}/decisions/`));
  expect(decisions.length).toBeGreaterThan(10);
  const tooLong = decisions.flatMap((file) => {
    const words = textOf(file).split(/\s+/).filter(Boolean).length;
    const name = file.split('/').at(-1)!;
    return words > (longer[name] ?? 1300) ? [`${name}: ${words} words`] : [];
  });
  expect(tooLong).toEqual([]);
});
