import { describe, expect, it } from 'vitest';
import { filterProjects, pageOfList } from '@/lib/filter-projects';

const ferry = { id: 'ferry', tags: ['Maps', 'Payments'], services: ['consulting'] };
const shop = { id: 'shop', tags: ['Payments'], services: ['consulting', 'graphic-design'] };
const grid = { id: 'grid', tags: ['Maps'], services: ['graphic-design'] };
const all = [ferry, shop, grid];

describe('filterProjects', () => {
  it('keeps everything where nothing is asked for', () => {
    expect(filterProjects(all, { tag: null, service: null })).toEqual(all);
  });

  it('keeps what has the tag, and what has the service', () => {
    expect(filterProjects(all, { tag: 'Maps', service: null })).toEqual([ferry, grid]);
    expect(filterProjects(all, { tag: null, service: 'graphic-design' })).toEqual([shop, grid]);
  });

  it('asks for both where both are chosen', () => {
    expect(filterProjects(all, { tag: 'Payments', service: 'graphic-design' })).toEqual([shop]);
    expect(filterProjects([ferry], { tag: 'Maps', service: 'graphic-design' })).toEqual([]);
  });

  it('takes no part of a tag for the tag', () => {
    expect(filterProjects(all, { tag: 'Map', service: null })).toEqual([]);
  });
});

describe('pageOfList', () => {
  const items = Array.from({ length: 26 }, (_, index) => index + 1);

  it('gives each page its items, the last the rest', () => {
    expect(pageOfList(items, { page: '2', size: 12 })).toEqual({
      items: items.slice(12, 24),
      page: 2,
      count: 3,
    });
    expect(pageOfList(items, { page: '3', size: 12 }).items).toEqual([25, 26]);
  });

  it('has one page of nothing', () => {
    expect(pageOfList([], { page: '1', size: 12 })).toEqual({ items: [], page: 1, count: 1 });
  });

  it.each([null, '', '0', '-1', '4', '1.5', '1e9', '２', 'two', '9'.repeat(400)])(
    'shows the first where %j is asked for',
    (page) => {
      expect(pageOfList(items, { page, size: 12 })).toMatchObject({ page: 1, count: 3 });
    },
  );
});
