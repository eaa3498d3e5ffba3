import { expect, it } from 'vitest';
import { layoutAmong } from '@/sections/project-card/project-card';

const layoutsOf = (count: number) => Array.from({ length: count }, (_, index) => layoutAmong(index, count));

it.each([
  [1, 'row'],
  [2, 'column'],
  [3, 'last'],
  [4, 'last-of-three'],
  [5, 'last'],
  [6, 'column'],
  [7, 'last-of-both'],
  [12, 'column'],
])('the last of %i project cards has the layout %s', (count, layout) => {
  const layouts = layoutsOf(count);
  expect(layouts.pop()).toBe(layout);
  expect(layouts.filter((other) => other !== 'column')).toEqual([]);
});

it.each([
  [1, 'wide'],
  [2, 'wide'],
  [3, 'last'],
])('the last of %i project cards with the width of the page has the layout %s', (count, layout) => {
  expect(layoutAmong(count - 1, count, true)).toBe(layout);
});
