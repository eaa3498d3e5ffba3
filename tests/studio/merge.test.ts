import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { newEntryFile, readEntryFile } from '../../scripts/studio/entry-file';
import { mergeContent, MergeError, readContent, type Fields } from '../../scripts/studio/merge/merge-file';

const folder = join(import.meta.dirname, '../../src/content');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(md|ya?ml)$/.test(name))
  .map((name) => ({
    name,
    text: readFileSync(join(folder, name), 'utf8'),
    isMarkdown: name.endsWith('.md'),
  }));

/** The lines that differ, old and new, without those that both texts begin and end with. */
function changedLines(before: string, after: string): { old: string[]; now: string[] } {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const most = Math.min(old.length, now.length);
  let first = 0;
  while (first < most && old[first] === now[first]) first++;
  let last = 0;
  while (last < most - first && old.at(-1 - last) === now.at(-1 - last)) last++;
  return { old: old.slice(first, old.length - last), now: now.slice(first, now.length - last) };
}

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

interface FoundText {
  value: string;
  /** The number of items of the list that it is in. */
  siblings: number;
  /** The fields with another text in its place. */
  put: (text: Json) => Fields;
}

/** Every text in the fields. */
function textsIn(value: unknown, set: (changed: unknown) => unknown, siblings = 0): FoundText[] {
  if (typeof value === 'string') return [{ value, siblings, put: (text) => set(text) as Fields }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(
      inner,
      (changed) =>
        set(
          Array.isArray(value)
            ? value.map((item: unknown, index) => (index === Number(key) ? changed : item))
            : { ...value, [key]: changed },
        ),
      Array.isArray(value) ? value.length : siblings,
    ),
  );
}

const words = fc.oneof(
  fc.string({ maxLength: 40 }).map((text) => text.replace(/\r/g, '')),
  fc.lorem({ maxCount: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '2',
    'true',
    'null',
    '2026-02-01',
    '- a',
    '# a',
    'a: b',
    'a #b',
    "it's",
    '"',
    '{a}',
    '[',
    '*x',
    'two\nlines\n\nmore\n',
    'an empty line follows\n\n',
    'two\nlines\n\n\n',
    '---',
  ),
);

const markdown = (yaml: string) => `---\n${yaml}---\n\nText.\n`;
/** The YAML after the change of some fields. */
const merged = (yaml: string, change: Fields) =>
  mergeContent(markdown(yaml), {
    fields: { ...readContent(markdown(yaml), true).fields, ...change },
    body: '\n\nText.\n',
  }).slice(4, -'---\n\nText.\n'.length);

describe('the merge of edited fields into the text of a file', () => {
  it.each(files)('returns the bytes of $name where nothing was edited', ({ text, isMarkdown }) => {
    const withWindowsLines = `\ufeff${text.replaceAll('\n', '\r\n')}`;
    for (const each of [text, withWindowsLines])
      expect(mergeContent(each, readContent(each, isMarkdown))).toBe(each);
  });

  it.each(['We help.\nCall us. ', 'A line and a tab\t\n', 'One line ', 'An empty line\n\n', 'A\n\nB\n\n\n'])(
    'writes %j, which ends in a space or an empty line',
    (lead) => {
      expect(
        readEntryFile('posts/new.md', newEntryFile({ fields: { lead, x: 1 }, body: 'Text.' })).fields,
      ).toEqual({
        lead,
        x: 1,
      });
      for (const before of ['lead: Before\n', 'lead: >-\n  Before,\n  and more\n', 'lead: |\n  Before\n'])
        expect(readContent(markdown(merged(before, { lead })), true).fields).toEqual({ lead });
      const steps = [{ title: 'One', text: `${'A conversation about the aims. '.repeat(3)}${lead}` }];
      expect(readContent(markdown(merged('steps: []\n', { steps })), true).fields).toEqual({ steps });
    },
  );

  it('changes the lines of the edited text alone, in every file of the content folder', () => {
    fc.assert(
      fc.property(fc.constantFrom(...files), fc.nat(), words, (file, nth, replacement) => {
        const { fields, body } = readContent(file.text, file.isMarkdown);
        const texts = textsIn(fields, (changed) => changed);
        const { value, siblings, put } = texts[nth % texts.length]!;
        const wanted = put(replacement);
        const result = mergeContent(file.text, { fields: wanted, body });
        expect(readContent(result, file.isMarkdown)).toEqual({ fields: wanted, body });
        const { old, now } = changedLines(file.text, result);
        // A folded text has a line for about 80 characters, and one for its key.
        const room = (text: string) => 2 + text.split('\n').length + Math.ceil(text.length / 50);
        expect(old.length).toBeLessThanOrEqual(room(value));
        // A list in brackets that gets too long for its line gets a line for each item.
        expect(now.length).toBeLessThanOrEqual(room(replacement) + siblings);
      }),
      // The brand's description, which is written over several lines.
      { numRuns: 400, examples: [[files.find(({ name }) => name === 'brand.yml')!, 26, 'Open.\n\n']] },
    );
  });

  it('gives any fields that are asked for, whatever the file said before', () => {
    const { value } = fc.letrec<{ value: Json }>((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        words,
        fc.integer(),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(fc.constantFrom('title', 'text', 'a b', 'k-1', 'x'), tie('value'), {
          maxKeys: 4,
          noNullPrototype: true,
        }),
      ),
    }));
    const record = fc.dictionary(fc.constantFrom('title', 'text', 'tags', 'a b'), value, {
      minKeys: 1,
      maxKeys: 4,
      noNullPrototype: true,
    });
    const options = fc.record({
      lineWidth: fc.constantFrom(0, 80),
      collectionStyle: fc.constantFrom('any' as const, 'flow' as const),
      indent: fc.constantFrom(2, 4),
      indentSeq: fc.boolean(),
      singleQuote: fc.boolean(),
    });
    fc.assert(
      fc.property(record, record, options, fc.boolean(), (before, after, style, isWindows) => {
        const plain = markdown(stringify(before, style));
        const text = isWindows ? plain.replaceAll('\n', '\r\n') : plain;
        const result = mergeContent(text, { fields: after, body: '\n\nOther.\n' });
        expect(readContent(result, true)).toEqual({ fields: after, body: '\n\nOther.\n' });
        expect(isWindows && result.replaceAll('\r\n', '').includes('\n')).toBe(false);
      }),
      { numRuns: 400 },
    );
  });

  it('adds an item to a list beside the dash of another list', () => {
    const yaml = 'rows:\n- 0\n- - null\n';
    expect(merged(yaml, { rows: [0, [null, null]] })).toBe('rows:\n- 0\n-\n  - null\n  - null\n');
  });

  it('replaces a text in a block by spaces', () => {
    expect(merged('text: |\n  two\n  lines\nx: 1\n', { text: ' ' })).toBe("text: ' '\nx: 1\n");
  });

  it('removes several fields from beside a dash', () => {
    const yaml = "items:\n- title: ''\n  x: {}\n  text: a # comment\n";
    expect(merged(yaml, { items: [{ 'k-1': '', text: 'a' }] })).toBe(
      "items:\n- k-1: ''\n  text: a # comment\n",
    );
  });

  it('keeps comments, quotes and folds around an edited field', () => {
    const yaml = `# About us
title: 'Old' # the name
lead: # in one sentence
  one that
  is folded
tags: [a, "b"]
`;
    expect(merged(yaml, { title: 'New' })).toBe(yaml.replace("'Old'", "'New'"));
    expect(merged(yaml, { lead: 'Short' })).toBe(yaml.replace('one that\n  is folded', 'Short'));
    expect(merged(yaml, { title: 'Two\nlines' })).toBe(
      yaml.replace("'Old' # the name", '|- # the name\n  Two\n  lines'),
    );
    expect(merged(yaml, { tags: ['a', 'b', 'c'] })).toBe(yaml.replace('"b"', '"b", c'));
  });

  it('moves an item of a list with its quotes and folds', () => {
    const yaml = `steps:
  - title: 'First' # soon
    text: one
  - title: "Second"
    text: two
`;
    const [first, second] = [
      { title: 'First', text: 'one' },
      { title: 'Second', text: 'two' },
    ];
    expect(merged(yaml, { steps: [second, first] })).toBe(`steps:
  - title: "Second"
    text: two
  - title: 'First' # soon
    text: one
`);
    expect(merged(yaml, { steps: [second] })).toBe(`steps:
  - title: "Second"
    text: two
`);
    expect(merged(yaml, { steps: [{ text: 'one' }, second] })).toBe(
      yaml.replace("title: 'First' # soon\n    ", ''),
    );
  });

  it('puts a new field below the one before it', () => {
    expect(
      mergeContent(markdown('title: A\ndate: 2026-02-01\n'), {
        fields: { title: 'A', updated: '2026-02-02', date: '2026-02-01' },
        body: '\n\nText.\n',
      }),
    ).toBe(markdown('title: A\nupdated: 2026-02-02\ndate: 2026-02-01\n'));
  });

  it('ends new lines as the file does and keeps its byte order mark', () => {
    const text = `\ufeff${markdown('title: A\n').replaceAll('\n', '\r\n')}`;
    const result = mergeContent(text, { fields: { title: 'A', tags: ['a'] }, body: '\n\nText.\nMore.\n' });
    expect(result).toBe(`\ufeff${markdown('title: A\ntags:\n  - a\n').replaceAll('\n', '\r\n')}More.\r\n`);
  });

  it('edits a YAML file that is a list', () => {
    const text = '# The menu\n- label: Home # first\n- label: About\n';
    expect(mergeContent(text, { fields: [{ label: 'Start' }, { label: 'About' }], body: null })).toBe(
      '# The menu\n- label: Start # first\n- label: About\n',
    );
  });

  it.each([
    ['no front matter', 'Text.\n'],
    ['an open quote', markdown("title: 'A\n")],
    ['a field twice', markdown('title: A\ntitle: B\n')],
    ['no fields', markdown('A\n')],
  ])('refuses a file with %s and says why', (_, text) => {
    expect(() => readContent(text, true)).toThrow(MergeError);
  });
});
