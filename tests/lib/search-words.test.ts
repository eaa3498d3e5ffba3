import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxQueryLength, readQuery, resultsPath } from '@/lib/search/query';
import { queryTerms } from '@/lib/search/query-terms';
import { fold, isTelling, wordsOf } from '@/lib/search/words';

const terms = (text: string) => wordsOf(text).map(({ term }) => term);

describe('fold', () => {
  it.each([
    ['CAFÉ Ångström', 'cafe angstrom'],
    ['cafe\u0301', 'cafe'],
    ['İstanbul', 'istanbul'],
    ['ﬁn Ｆｕｌｌ', 'fin full'],
    ['Straße, Ørsted, Łódź', 'strasse, orsted, lodz'],
    ['Hafnarfjörður', 'hafnarfjordur'],
  ])('makes of %s %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});

describe('the words of a text', () => {
  it('are sequences of letters and digits', () => {
    expect(terms('UI/UX, “quoted” — 3 steps (e-mail)')).toEqual([
      'ui',
      'ux',
      'quoted',
      '3',
      'steps',
      'e',
      'mail',
    ]);
  });

  it('are found in any script', () => {
    expect(terms('שלום, мир हिन्दी 日本')).toEqual(['שלום', 'мир', 'हिन्दी', '日本'].map(fold));
  });

  it('have their offsets', () => {
    const text = 'Ein Café, bitte';
    expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Ein', 'Café', 'bitte']);
  });

  it('are whole where they may be broken by a soft hyphen', () => {
    expect(terms('Produkt\u00ADentwicklung')).toEqual(['produktentwicklung']);
  });

  it('are none in a text without letters', () => {
    expect(terms('')).toEqual([]);
    expect(terms('🌊 <>&" … \u0000')).toEqual([]);
  });

  it('tell something where they are neither common nor a single letter', () => {
    expect(['ferry', 'the', 'x', 'ui'].map(isTelling)).toEqual([true, false, false, true]);
  });
});

describe('a question', () => {
  it('is read without needless space', () => {
    expect(readQuery('  harbour \n\t ferry ')).toBe('harbour ferry');
  });

  it('is cut where it is too long, and never within a character', () => {
    expect(readQuery('x'.repeat(10_000))).toHaveLength(maxQueryLength);
    const cut = readQuery('🌊'.repeat(5000).padStart(10_001, 'x'));
    expect(cut.at(-1)).toBe('\uDF0A');
    expect(cut).toHaveLength(maxQueryLength - 1);
  });

  it('leaves common words out where there are others', () => {
    expect(queryTerms('how to contact the team')).toEqual(['contact', 'team']);
    expect(queryTerms('About Us')).toEqual(['about', 'us']);
  });

  it('has twelve words at most, each once', () => {
    expect(queryTerms('ferry Ferry FÉRRY')).toEqual(['ferry']);
    expect(queryTerms(Array.from({ length: 40 }, (_, index) => `word${index}`).join(' '))).toHaveLength(12);
  });

  it('has an address that reads as the same question', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const { searchParams } = new URL(resultsPath('/search', text), 'https://undula.example');
        expect(searchParams.get('q')).toBe(readQuery(text));
      }),
    );
  });
});
