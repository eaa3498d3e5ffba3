import { expect, it } from 'vitest';
import { tabForKey } from '@/design-system/tabs/tab-for-key';

const row = (index: number, rightToLeft = false) => ({ index, count: 3, rightToLeft });

it('moves by arrows and wraps', () => {
  expect(tabForKey('ArrowRight', row(0))).toBe(1);
  expect(tabForKey('ArrowRight', row(2))).toBe(0);
  expect(tabForKey('ArrowLeft', row(0))).toBe(2);
  expect(tabForKey('ArrowLeft', row(2))).toBe(1);
});

it('turns the arrows round in right-to-left text', () => {
  expect(tabForKey('ArrowLeft', row(0, true))).toBe(1);
  expect(tabForKey('ArrowRight', row(0, true))).toBe(2);
});

it('goes to both ends', () => {
  expect(tabForKey('Home', row(2))).toBe(0);
  expect(tabForKey('End', row(0))).toBe(2);
});

it('leaves other keys alone', () => {
  for (const key of ['ArrowDown', 'ArrowUp', 'Enter', 'a']) expect(tabForKey(key, row(0))).toBeNull();
});
