import * as fc from 'fast-check';
import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import { openSearch } from '@/lib/search/engine';
import { miniSearchOptions } from '@/lib/search/index-file';
import { PackedIndex, unpackTerms } from '@/lib/search/packed-index';
import { packNumbers, unpackNumbers } from '@/lib/search/packed-numbers';
import type { MarkedText } from '@/lib/search/results';
import { buildSearchIndex, type SearchDocument } from '../../scripts/search/build-index';
import { sampleArticles } from '../../scripts/search/sample';

const page = (title: string, rest: Partial<SearchDocument> = {}): SearchDocument => ({
  path: `/${title.toLowerCase().replaceAll(' ', '-')}`,
  kind: 'page',
  title,
  summary: '',
  text: '',
  ...rest,
});

const site = [
  page('About Us', { summary: 'Three people who draw waves.' }),
  page('Graphic Design', { kind: 'service', summary: 'Identities that hold together.' }),
  page('Consulting', { kind: 'service', text: 'We look over a design before it is built.' }),
  page('Harbour Ferry', { kind: 'project', tags: ['Mobile app'], text: 'Departures and tides.' }),
  page('Noor Adair', { kind: 'person', summary: 'Creative director' }),
  page('Product Designer', { kind: 'job', headings: ['Salary'] }),
  page('Café Ångström', { kind: 'article', summary: 'The cafés of Reykjavík, drawn.' }),
  page('A week of tides', { kind: 'article', text: 'The ferry, the harbour and the tide.' }),
  page('A week of rain', { kind: 'article', text: 'Nothing but rain.' }),
];
const search = openSearch(buildSearchIndex(site));
const titles = (query: string) =>
  search(query, { each: 99 }).groups.flatMap(({ hits }) => hits.map(({ title }) => title.text));
const marked = ({ text, marks }: MarkedText) => marks.map(([start, end]) => text.slice(start, end));
const firstHit = (query: string) => search(query).groups[0]!.hits[0]!;

describe('a search', () => {
  it('finds a page by title, tag, summary, heading and text', () => {
    for (const [query, title] of [
      ['consulting', 'Consulting'],
      ['mobile', 'Harbour Ferry'],
      ['director', 'Noor Adair'],
      ['salary', 'Product Designer'],
      ['departures', 'Harbour Ferry'],
    ] as const)
      expect(titles(query), query).toEqual([title]);
  });

  it('finds a word while it is typed', () => {
    for (let length = 3; length <= 'consulting'.length; length += 1)
      expect(titles('consulting'.slice(0, length))).toContain('Consulting');
  });

  it('finds one and two letters where a page names itself', () => {
    expect(titles('h')).toEqual(['Harbour Ferry']);
    expect(titles('gr')).toEqual(['Graphic Design']);
  });

  it('forgives a wrong, a missing and a needless letter, and two neighbours changed over', () => {
    for (const query of ['consalting', 'cnsulting', 'connsulting', 'cosnulting'])
      expect(titles(query), query).toEqual(['Consulting']);
    expect(titles('frery')).toContain('Harbour Ferry');
  });

  it('takes no word that the site knows for a mistake', () => {
    // One letter from 'tides'.
    expect(titles('rain')).toEqual(['A week of rain']);
  });

  it('forgives nothing in a word of three letters', () => {
    expect(titles('fxr')).toEqual([]);
  });

  it('reads words without accents and case as the same', () => {
    expect(titles('CAFE angstrom')).toEqual(['Café Ångström']);
    expect(titles('café')).toEqual(['Café Ångström']);
  });

  it('wants all of the words, in any order', () => {
    expect(titles('ferry harbour').sort()).toEqual(['A week of tides', 'Harbour Ferry']);
    expect(search('ferry harbour').partial).toBe(false);
  });

  it('makes do with some of the words where no page has all, and says so', () => {
    const results = search('ferry zzzzzz');
    expect(results.partial).toBe(true);
    expect(results.total).toBe(2);
    expect(search('zzzzzz').partial).toBe(false);
  });

  it('finds a title that is made of common words', () => {
    expect(titles('about us')).toEqual(['About Us']);
  });

  it('finds nothing where nothing is asked', () => {
    for (const query of ['', '   ', '🌊', '<>&"', '...']) expect(search(query).total, query).toBe(0);
  });

  it('takes signs of regular expressions and names of prototypes as they stand', () => {
    for (const query of ['.*', 'constructor', '__proto__', 'toString', '\\', '['])
      expect(search(query).total, query).toBe(0);
  });

  it('puts a title before a text, and groups by kind with the best first', () => {
    const { groups } = search('design');
    expect(groups[0]).toMatchObject({ kind: 'service', label: 'Services', total: 2 });
    expect(groups[0]!.hits.map(({ title }) => title.text)).toEqual(['Graphic Design', 'Consulting']);
    expect(new Set(groups.map(({ kind }) => kind)).size).toBe(groups.length);
  });

  it('shows as many of a kind as it is asked for, and counts all', () => {
    const [articles] = search('week', { each: 1 }).groups;
    expect(articles).toMatchObject({ kind: 'article', total: 2 });
    expect(articles!.hits).toHaveLength(1);
    expect(search('week', { each: 1, more: { article: 5 } }).groups[0]!.hits).toHaveLength(2);
  });

  it('leaves pages that match equally well in the order of the site', () => {
    const twins = ['c', 'a', 'b'].map((name) => page('Twin', { path: `/${name}` }));
    const [group] = openSearch(buildSearchIndex(twins))('twin').groups;
    expect(group!.hits.map(({ path }) => path)).toEqual(['/c', '/a', '/b']);
  });

  it('refuses an index of another version', () => {
    expect(() => openSearch({ ...buildSearchIndex(site), version: 0 })).toThrow('another version');
  });

  it('finds nothing on a site without pages', () => {
    expect(openSearch(buildSearchIndex([]))('ferry').total).toBe(0);
  });
});

describe('a search in a language that writes compounds as one word', () => {
  const german = [
    page('Webgestaltung', { kind: 'service', summary: 'Seiten für Firmen.' }),
    page('Gestaltung', { kind: 'service' }),
    page('Markenauftritt', { kind: 'project', summary: 'Der Auftritt einer Werft.' }),
    page('Hafenfähre', { kind: 'project', text: 'Die Startseite zeigt Abfahrten.' }),
  ];
  const file = buildSearchIndex(german);
  const titlesIn = (query: string, shortestPart = 4) =>
    openSearch(file, shortestPart)(query, { each: 99 }).groups.flatMap(({ hits }) =>
      hits.map(({ title }) => title.text),
    );

  it('finds a part within a word, after the words that begin with it', () => {
    expect(titlesIn('gestalt')).toEqual(['Gestaltung', 'Webgestaltung']);
    expect(titlesIn('fahre')).toEqual(['Hafenfähre']);
    expect(titlesIn('seite')).toEqual(['Webgestaltung', 'Hafenfähre']);
  });

  it('finds the parts of a compound that no page has', () => {
    expect(titlesIn('Seitengestaltung')).toEqual(['Gestaltung', 'Webgestaltung']);
    expect(titlesIn('Messeauftritt')).toEqual(['Markenauftritt']);
  });

  it('forgives typing mistakes as before', () => {
    expect(titlesIn('Gestalltung')).toEqual(['Gestaltung']);
  });

  it('finds no part of three letters', () => {
    expect(titlesIn('eit')).toEqual([]);
  });

  it('finds no part in English', () => {
    expect(titlesIn('fahre', Infinity)).toEqual([]);
    expect(titlesIn('gestalt', Infinity)).toEqual(['Gestaltung']);
  });

  it('marks the part', () => {
    const hits = openSearch(file, 4)('gestalt').groups[0]!.hits;
    expect(hits.map(({ title }) => marked(title))).toEqual([['Gestalt'], ['gestalt']]);
    expect(openSearch(file, 4)('fähre').groups[0]!.hits.map(({ title }) => marked(title))).toEqual([
      ['fähre'],
    ]);
  });
});

describe('a search in a language without spaces between words', () => {
  const file = buildSearchIndex([
    page('网页设计服务', { kind: 'service', summary: '为港口设计网站。' }),
    page('品牌策略', { kind: 'service', text: '我们每天坐船上班，喜欢安静的工作。' }),
    page('ออกแบบเว็บไซต์', { kind: 'project', text: 'เราทำงานที่ท่าเรือ' }),
    page('港のフェリー', { kind: 'project', text: '小さなチームで働きます。' }),
  ]);
  const groupsOf = (query: string) => openSearch(file, 1)(query, { each: 99 }).groups;

  it.each([
    ['设计', '网页设计服务'],
    ['网页设计', '网页设计服务'],
    ['港口', '网页设计服务'],
    ['策略', '品牌策略'],
    ['船', '品牌策略'],
    ['工作', '品牌策略'],
    ['เว็บไซต์', 'ออกแบบเว็บไซต์'],
    ['ท่าเรือ', 'ออกแบบเว็บไซต์'],
    ['フェリー', '港のフェリー'],
    ['チーム', '港のフェリー'],
  ])('finds %s first on the page %s', (query, title) => {
    expect(groupsOf(query)[0]!.hits[0]!.title.text).toBe(title);
  });

  it('finds nothing for a word of no page, and marks a word within a sentence', () => {
    expect(groupsOf('火车')).toEqual([]);
    const [hit] = groupsOf('设计')[0]!.hits;
    expect([marked(hit!.title), marked(hit!.summary)]).toEqual([['设计'], ['设计']]);
  });
});

describe('the marks', () => {
  it('cover what was typed of a word, as it is written', () => {
    expect(marked(firstHit('consul').title)).toEqual(['Consul']);
    expect(marked(firstHit('cafe ang').title)).toEqual(['Café', 'Ång']);
    expect(marked(firstHit('cafe ang').summary)).toEqual(['café']);
  });

  it('cover all of a word that was found in spite of a mistake', () => {
    expect(marked(firstHit('consalting').title)).toEqual(['Consulting']);
  });

  it('take along an accent that is a letter of its own, and count folded letters', () => {
    const [hit] = openSearch(buildSearchIndex([page('Cafe\u0301s der Straßenbahn')]))('cafe strass')
      .groups[0]!.hits;
    expect(marked(hit!.title)).toEqual(['Cafe\u0301', 'Straß']);
  });
});

describe('whatever is asked', () => {
  const question = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc
      .array(
        fc.constantFrom('ferry', 'Café', 'ångström', 'desgin', 'a', 'the', 'us', 'שלום', '…', '🌊', 'tide'),
        {
          maxLength: 20,
        },
      )
      .map((words) => words.join(' ')),
  );

  it('is answered, the same each time, with marks in order and within their texts', () => {
    fc.assert(
      fc.property(question, (query) => {
        const results = search(query);
        expect(search(query)).toEqual(results);
        expect(results.total).toBe(results.groups.reduce((sum, { total }) => sum + total, 0));
        for (const { hits } of results.groups)
          for (const { title, summary } of hits)
            for (const { text, marks } of [title, summary]) {
              let before = 0;
              for (const [start, end] of marks) {
                expect(start).toBeGreaterThanOrEqual(before);
                expect(end).toBeGreaterThan(start);
                expect(end).toBeLessThanOrEqual(text.length);
                before = end;
              }
            }
      }),
      { numRuns: 500 },
    );
  });
});

describe('the packed index', () => {
  it('answers and weighs as MiniSearch itself does', () => {
    const titles = sampleArticles(60, 1).map(({ title }) => title);
    const own = new MiniSearch(miniSearchOptions);
    own.addAll(titles.map((title, id) => ({ id, title, tags: '', summary: '', headings: '', body: '' })));
    const file = buildSearchIndex(titles.map((title, id) => page(title, { path: `/${id}` })));
    const packed = new PackedIndex(file, unpackTerms(file.terms));
    for (const query of new Set(titles.join(' ').split(' '))) {
      for (const options of [{}, { prefix: true }, { fuzzy: 2 }]) {
        const scores = (index: MiniSearch) =>
          new Map(index.search(query, options).map(({ id, score }) => [id as number, score]));
        const expected = scores(own);
        const found = scores(packed);
        expect([...found.keys()].sort()).toEqual([...expected.keys()].sort());
        for (const [id, score] of found) expect(score).toBeCloseTo(expected.get(id)!);
      }
    }
  });

  it('holds numbers of any size', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), (numbers) => {
        expect(unpackNumbers(packNumbers(numbers))).toEqual(numbers);
      }),
    );
    // Where a number grows by a sign.
    for (const number of [0, 59, 60, 60 * 32 - 1, 60 * 32, 60 * 32 * 33])
      expect(unpackNumbers(packNumbers([number, 1]))).toEqual([number, 1]);
  });
});
