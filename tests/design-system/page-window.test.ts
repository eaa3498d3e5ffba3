import { expect, it } from 'vitest';
import { pageWindow } from '@/design-system/pagination/page-window';

it.each([
  [1, 2, [1, 2]],
  [2, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
])('page %i of %i shows %j', (page, count, shown) => {
  expect(pageWindow(page, count)).toEqual(shown);
});

it('shows a page rather than a gap of one', () => {
  expect(pageWindow(4, 9)).toEqual([1, 2, 3, 4, 5, null, 9]);
});
