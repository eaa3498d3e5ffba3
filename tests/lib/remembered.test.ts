import { expect, it, vi } from 'vitest';
import { maxRemembered, perObject, remembered } from '@/lib/remembered';

it('works out once what is asked for again', () => {
  const work = vi.fn((key: string) => key.length);
  const lengthOf = remembered(work);
  expect([lengthOf('three'), lengthOf('three'), lengthOf('two')]).toEqual([5, 5, 3]);
  expect(work).toHaveBeenCalledTimes(2);
});

it('holds no more than its most, and answers the same after it forgot', () => {
  const work = vi.fn((key: number) => key * 2);
  const double = remembered(work);
  for (let key = 0; key < maxRemembered; key += 1) double(key);
  double(0);
  expect(work).toHaveBeenCalledTimes(maxRemembered);
  expect(double(maxRemembered)).toBe(maxRemembered * 2);
  expect(double(0)).toBe(0);
  expect(work).toHaveBeenCalledTimes(maxRemembered + 2);
});

it('works out once for each object', () => {
  const work = vi.fn((list: readonly number[]) => list.length);
  const lengthOf = perObject(work);
  const list = [1, 2];
  expect([lengthOf(list), lengthOf(list), lengthOf([...list])]).toEqual([2, 2, 2]);
  expect(work).toHaveBeenCalledTimes(2);
});
