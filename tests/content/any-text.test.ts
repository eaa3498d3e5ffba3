import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brand } from '@/content/brand';
import { jobSchema, postSchema, serviceDocSchema } from '@/content/schema/entries';
import type { ProseNode } from '@/lib/prose';
import { keepTogether } from '../../scripts/content/keep-together';
import { compileMarkdown } from '../../scripts/content/markdown';
import type { Mistake } from '../../scripts/content/mistakes';
import { toHtml } from '../../scripts/content/prose/to-html';
import { readEntry } from '../../scripts/content/read-entry';
import { ownPictures } from '../../scripts/content/pictures/own-pictures';
import { plates, post } from './sample';

const pictures = ownPictures(new Map());
const tags = new Set(
  'p ul ol li blockquote em strong code thead tbody tr h2 h3 a th td table pre plate br hr'.split(' '),
);
const keys = new Set([
  'tag',
  'children',
  'id',
  'href',
  'align',
  'language',
  'text',
  'plate',
  'alt',
  'caption',
]);

/** Fails at the first element that the type of prose does not have. */
function expectProse(node: ProseNode): void {
  if (typeof node === 'string') return;
  expect(tags).toContain(node.tag);
  for (const key of Object.keys(node)) expect(keys).toContain(key);
  if ('href' in node) expect(node.href).toMatch(/^(#|\/(?![/\\])|https:\/\/|mailto:|tel:)/);
  if ('children' in node) node.children.forEach(expectProse);
}

function expectPlaces(mistakes: readonly Mistake[], lines: number): void {
  for (const { file, line, field, expected, got } of mistakes) {
    expect(file).toBe('a.md');
    expect(line).toBeGreaterThanOrEqual(1);
    expect(line).toBeLessThanOrEqual(lines);
    for (const words of [field, expected, got]) expect(words).not.toBe('');
  }
}

/** Marks and words that mean something, between bars. */
const scraps = (list: string) => fc.constantFrom(...list.split('¦'));

const markdownScraps = scraps(
  '# ¦## ¦### ¦- ¦1. ¦7. ¦> ¦---¦| a | b |\n|---|:-:|\n| c | d |¦```¦`¦*¦**¦_¦[¦]¦(¦)¦![¦](plate:shot)¦](/about)¦' +
    '](javascript:alert(1))¦<https://a.example>¦[x]: /y¦<b>¦</b>¦<script>¦<!--¦-->¦<img src=x onerror=y>¦&lt;¦&#0;¦' +
    '\\¦  \n¦\n¦\n\n¦\t¦word¦ß¦日本¦🌊¦\u0301¦\u202e¦\u0000¦\ufeff¦__proto__¦constructor',
);
const markdown = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(markdownScraps, { maxLength: 30 }).map((parts) => parts.join('')),
);

describe('any text at all', () => {
  it('compiles any text as Markdown, or reports its file and line', () => {
    fc.assert(
      fc.property(markdown, (source) => {
        const mistakes: Mistake[] = [];
        const tell = (mistake: Mistake) => void mistakes.push(mistake);
        const { prose } = compileMarkdown(source, { file: 'a.md', plates, tell });
        prose.forEach(expectProse);
        expectPlaces(mistakes, source.split(/\r\n?|\n/).length);
        expect(toHtml(prose, { absolute: 'https://x.example/' })).not.toMatch(
          /<(script|img(?! src="https:\/\/x\.example\/plates\/)|iframe)/i,
        );
      }),
      { numRuns: 1000 },
    );
  });

  const yamlScraps = scraps(
    'title: x\n¦date: 2026-03-01\n¦tags: [a]\n¦price: {from: 1}\n¦- a\n¦  ¦\t¦: ¦? ¦&a ¦*a¦!!set ¦!!binary x¦<<: ¦{¦}¦[¦]¦"¦\'¦' +
      '|\n¦>\n¦#¦%YAML 1.1\n¦---\n¦...\n¦\n¦__proto__: 1\n¦constructor: {}\n¦.inf¦.nan¦0x¦~¦null¦"\\uD800"¦\u0000¦word',
  );
  const frontMatter = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(yamlScraps, { maxLength: 30 }).map((parts) => parts.join('')),
  );

  it.each([
    ['post', postSchema],
    ['service', serviceDocSchema],
    ['job', jobSchema],
  ])('reads any text as the front matter of a %s, or reports its file and line', (_, schema) => {
    fc.assert(
      fc.property(frontMatter, (fields) => {
        const text = `---\n${fields}\n---\n\nWords.\n`;
        const mistakes: Mistake[] = [];
        const tell = (mistake: Mistake) => void mistakes.push(mistake);
        const entry = readEntry({ slug: 'a', file: 'a.md', text }, schema, { brand, plates, pictures, tell });
        expect(entry === null).toBe(mistakes.length > 0);
        expectPlaces(mistakes, text.split('\n').length);
      }),
      { numRuns: 500 },
    );
  });

  it('cannot break a good file from within one of its fields', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (title) => {
        const text = post.replace('Reading the tide', () => JSON.stringify(title));
        const mistakes: Mistake[] = [];
        const tell = (mistake: Mistake) => void mistakes.push(mistake);
        const entry = readEntry({ slug: 'a', file: 'a.md', text }, postSchema, {
          brand,
          plates,
          pictures,
          tell,
        });
        if (entry) expect(entry.doc.title).toBe(keepTogether(title).trim());
        else expect(mistakes.map(({ line }) => line)).toContain(2);
      }),
      { numRuns: 500 },
    );
  });
});
