import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openSearch } from '@/lib/search/engine';
import { unpackTerms } from '@/lib/search/packed-index';
import { searchIndexPath } from '@/routes/paths';
import type { SitePage } from '../../scripts/content/site-pages';
import { bodyBudget, buildSearchIndex, type SearchDocument } from '../../scripts/search/build-index';
import { searchDocuments } from '../../scripts/search/documents';
import { sampleArticles } from '../../scripts/search/sample';
import { writeSearchIndex } from '../../scripts/search/write-index';

const article = (rest: Partial<SearchDocument>): SearchDocument => ({
  path: '/blog/one',
  kind: 'article',
  title: 'One',
  summary: '',
  text: '',
  ...rest,
});
const termsOf = (documents: readonly SearchDocument[]) => unpackTerms(buildSearchIndex(documents).terms);

describe('the index', () => {
  it('is the same for the same site', () => {
    expect(buildSearchIndex(sampleArticles(20, 100))).toEqual(buildSearchIndex(sampleArticles(20, 100)));
  });

  it('holds words in their order, folded and each once', () => {
    const terms = termsOf([article({ title: 'Café cafe Zebra', text: 'Ångström café' })]);
    expect(terms).toEqual(['angstrom', 'cafe', 'zebra']);
  });

  it('leaves common words out of texts and keeps them in titles', () => {
    expect(termsOf([article({ title: 'About Us', summary: 'The ferry', text: 'and a tide' })])).toEqual([
      'about',
      'ferry',
      'tide',
      'us',
    ]);
  });

  it('holds no text but title and summary', () => {
    const json = JSON.stringify(buildSearchIndex([article({ text: 'Nobody sails in November.' })]));
    expect(json).not.toContain('sails in November');
  });

  it('cuts a long summary between words', () => {
    const [row] = buildSearchIndex([article({ summary: 'several words, '.repeat(40) })]).documents;
    expect(row![3].length).toBeLessThanOrEqual(170);
    expect(row![3]).toMatch(/(words|several)…$/);
  });

  it('finds every telling word of a small site', () => {
    const articles = sampleArticles(50, 300);
    const search = openSearch(buildSearchIndex(articles));
    for (const { path, text } of articles.slice(0, 10))
      for (const word of new Set(text.split(' ').filter((term) => term.length > 5)))
        expect(
          search(word, { each: 99 }).groups.flatMap(({ hits }) => hits.map((hit) => hit.path)),
        ).toContain(path);
  });

  it('finds each article of a large site by what tells it from the others', () => {
    const share = 4;
    const common = 'harbour ferry tide water boat ticket pier';
    const many = Array.from({ length: bodyBudget / share }, (_, index) =>
      article({ path: `/blog/${index}`, text: index === 7 ? `${common} xylophone` : common }),
    );
    const search = openSearch(buildSearchIndex(many));
    expect(search('xylophone').groups[0]!.hits.map(({ path }) => path)).toEqual(['/blog/7']);
  });

  it('takes far less than the 40 bytes a word of its budget', () => {
    const count = 200;
    const words = 800;
    const json = JSON.stringify(buildSearchIndex(sampleArticles(count, words)));
    expect(brotliCompressSync(json).length / (count * words)).toBeLessThan(1.5);
  });
});

const sitePage = (rest: Partial<SitePage>) =>
  ({
    path: '/blog/one',
    kind: 'Article',
    title: 'One',
    description: 'An article.',
    keywords: ['Motion'],
    source: { contents: [{ id: 'a', title: 'A heading', level: 2 }] },
    text: 'Words of an article',
    ...rest,
  }) as SitePage;

describe('the pages of a site', () => {
  it('are documents by what they are called and say', () => {
    expect(searchDocuments([sitePage({})])).toEqual([
      {
        path: '/blog/one',
        kind: 'article',
        title: 'One',
        summary: 'An article.',
        tags: ['Motion'],
        headings: ['A heading'],
        text: 'Words of an article',
      },
    ]);
  });

  it('are left out where they want not to be found', () => {
    expect(searchDocuments([sitePage({ kind: null })])).toEqual([]);
  });

  it('are written as one file, which a second run leaves alone', () => {
    const out = mkdtempSync(join(tmpdir(), 'search-'));
    const pages = [sitePage({}), sitePage({ path: '/team', kind: 'Page', source: undefined })];
    writeSearchIndex({ pages, out });
    const file = join(out, searchIndexPath);
    expect(openSearch(JSON.parse(readFileSync(file, 'utf8')))('motion').total).toBe(2);
    const { mtimeMs } = statSync(file);
    writeSearchIndex({ pages, out });
    expect(statSync(file).mtimeMs).toBe(mtimeMs);
    rmSync(out, { recursive: true });
  });
});
