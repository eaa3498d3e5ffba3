import { expect, it } from 'vitest';
import { floodShare } from '@/motion/use-line-flood';

it('fills a picture from the moment its top comes in below until three quarters of the screen', () => {
  expect(floodShare(1000, 800)).toBe(0);
  expect(floodShare(800, 800)).toBe(0);
  expect(floodShare(500, 800)).toBe(0.5);
  expect(floodShare(200, 800)).toBe(1);
  expect(floodShare(-400, 800)).toBe(1);
});
