import { describe, expect, it } from 'vitest';
import { fold, searchPages, type SearchSuggestion } from '@/lib/search-pages';

const pages: readonly SearchSuggestion[] = [
  { label: 'Redesign diary', path: '/c', hint: 'Post' },
  { label: 'Graphic Design', path: '/b', hint: 'Service' },
  { label: 'Designers', path: '/a', hint: 'Team' },
  { label: 'Consulting', path: '/d', hint: 'Service · design advice' },
  { label: 'Café Ångström', path: '/e', hint: 'Project' },
];
const paths = (query: string, limit?: number) => searchPages(pages, query, limit).map(({ path }) => path);

describe('fold', () => {
  it('takes away case, accents and needless space', () => {
    expect(fold('  CAFÉ   Ångström ')).toBe('cafe angstrom');
  });
});

describe('searchPages', () => {
  it('puts the beginning of a label before a word of it, any part of it and the hint', () => {
    expect(paths('design')).toEqual(['/a', '/b', '/c', '/d']);
  });

  it('finds whatever the case and the accents', () => {
    expect(paths('cafe ANG')).toEqual(['/e']);
    expect(paths('café')).toEqual(['/e']);
  });

  it('needs every word, in any order', () => {
    expect(paths('design graphic')).toEqual(['/b']);
    expect(paths('design zebra')).toEqual([]);
  });

  it('finds nothing for nothing', () => {
    expect(paths('')).toEqual([]);
    expect(paths('   ')).toEqual([]);
  });

  it('gives no more than the limit', () => {
    expect(paths('design', 2)).toEqual(['/a', '/b']);
  });

  it('reads signs of regular expressions as they stand', () => {
    expect(paths('.*')).toEqual([]);
  });
});
