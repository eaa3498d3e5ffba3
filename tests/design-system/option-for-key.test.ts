import { describe, expect, it } from 'vitest';
import { itemForKey, optionForKey, type ListEnds } from '@/design-system/listbox/option-for-key';

const arrowsFrom = (ends: ListEnds, index: number) =>
  ['ArrowUp', 'ArrowDown'].map((key) => optionForKey(key, { index, count: 3, ends }));

describe('optionForKey', () => {
  it('moves by one with an arrow', () => {
    expect(arrowsFrom('stop', 1)).toEqual([0, 2]);
  });

  it('stays at the ends of a list that stops', () => {
    expect(arrowsFrom('stop', 0)[0]).toBe(0);
    expect(arrowsFrom('stop', 2)[1]).toBe(2);
  });

  it('goes to the other end of a list that wraps', () => {
    expect(arrowsFrom('wrap', 0)[0]).toBe(2);
    expect(arrowsFrom('wrap', 2)[1]).toBe(0);
  });

  it('goes from both ends of a list of suggestions to its field, and from there to both ends', () => {
    expect(arrowsFrom('field', 0)[0]).toBe(-1);
    expect(arrowsFrom('field', 2)[1]).toBe(-1);
    expect(arrowsFrom('field', -1)).toEqual([2, 0]);
  });

  it('stops at the ends with a page key, however the list ends', () => {
    const page = { index: 1, count: 30, page: 8 };
    for (const ends of ['stop', 'wrap', 'field'] as const) {
      expect(optionForKey('PageDown', { ...page, ends })).toBe(9);
      expect(optionForKey('PageUp', { ...page, ends })).toBe(0);
      expect(optionForKey('PageDown', { ...page, index: 28, ends })).toBe(29);
    }
  });

  it('leaves page keys to a field whose list has no pages, and all other keys', () => {
    for (const key of ['PageDown', 'PageUp', 'Home', 'End', 'a'])
      expect(optionForKey(key, { index: 0, count: 3, ends: 'field' })).toBeNull();
  });
});

describe('itemForKey', () => {
  it('wraps with the arrows and reaches the ends with Home and End', () => {
    expect(itemForKey('ArrowUp', 0, 3)).toBe(2);
    expect(itemForKey('ArrowDown', 2, 3)).toBe(0);
    expect(itemForKey('Home', 2, 3)).toBe(0);
    expect(itemForKey('End', 0, 3)).toBe(2);
    expect(itemForKey('Tab', 0, 3)).toBeNull();
  });
});
