import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, it } from 'vitest';
import { nameList, wordList } from './word-list';

const root = join(import.meta.dirname, '../..');

/** The owner's words, invented people and companies, real data of older versions, and this list. */
const excluded =
  /^(src\/content\/|src\/dashboard\/sample\/|tests\/dashboard\/store\/fixtures\/|tests\/rules\/word)/;

const rules = [
  ...wordList.map(({ avoid, use }) => ({
    pattern: new RegExp(`(?<![\\w-])(?:${avoid.replaceAll(' ', '\\s+')})(?![\\w-])`, 'gi'),
    use,
  })),
  // The next letter of an identifier's word is small: `Ledger` is found in `LedgerProps` and `toLedger`.
  ...nameList.map(({ avoid, use }) => ({
    pattern: new RegExp(`(?<![A-Za-z](?=[a-z]))(?:${avoid})(?![a-z])`, 'g'),
    use,
  })),
];

/** What to change in a text, each as `file:line: "words": use …`. */
function findings(file: string, text: string): string[] {
  // A phrase may continue on the next line of a comment. Offsets stay the same.
  const joined = text.replaceAll(/\n[ \t]*(?:\*(?!\/)|\/\/)?/g, (mark) => ' '.repeat(mark.length));
  return rules.flatMap(({ pattern, use }) =>
    [...joined.matchAll(pattern)].map(({ 0: words, index }) => {
      const line = text.slice(0, index).split('\n').length;
      return `${file}:${line}: "${words.replaceAll(/\s+/g, ' ')}": use ${use}`;
    }),
  );
}

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file).replaceAll(sep, '/'))
    .filter(
      (file) =>
        /\.(tsx?|mjs|cjs|mdx?|yml|html|scss)$/.test(file) &&
        !/(^|\/)node_modules\//.test(file) &&
        !excluded.test(file),
    );
}

it('no source file, style sheet, story, test or document contains a phrase from the word list', () => {
  const files = [
    'README.md',
    'SECURITY.md',
    'CONTRIBUTING.md',
    ...['.storybook', 'portal-server', 'scripts', 'src', 'stories', 'styles', 'tests'].flatMap(filesIn),
  ];
  expect(files.length).toBeGreaterThan(1000);
  expect(files.flatMap((file) => findings(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

/** A change of these files makes drawn pictures stale: their comments change with the next drawing. */
const fingerprinted =
  /^(scripts\/(plates|site\/og|content\/pictures)\/|src\/lib\/field\/|src\/motion\/wave-field\.ts)/;

it('a documentation comment names its thing, and does not begin with a question word', () => {
  const opening = /\/\*\*\s*(?:\*\s*)?((?:What|Who|Whom|Whoever|Where|How|That) [^\n]{0,40})/g;
  const found = ['scripts', 'src'].flatMap(filesIn).flatMap((file) => {
    if (fingerprinted.test(file)) return [];
    return [...readFileSync(join(root, file), 'utf8').matchAll(opening)].map(
      ([, words]) => `${file}: ${words}`,
    );
  });
  expect(found).toEqual([]);
});

it.each([
  ['// Shows take theirs.', 'a.ts:1: "take theirs": use "use theirs"'],
  ['/**\n * Shows words for\n * somebody.\n */', 'a.ts:2: "words for somebody": use "notification"'],
  ['<p>\n  Let\n  it go\n</p>', 'a.ts:2: "Let it go": use "discard"'],
  ['const heir = 1;', 'a.ts:1: "heir": use successor'],
  ['interface LedgerProps {}', 'a.ts:1: "Ledger": use PanelGrid'],
])('the word check finds %j', (text, finding) => {
  expect(findings('a.ts', text)).toEqual([finding]);
});

it.each(['// Their heirloom.', 'const ledgers = 1;', '// An email address.'])(
  'the word check lets %j pass',
  (text) => {
    expect(findings('a.ts', text)).toEqual([]);
  },
);
