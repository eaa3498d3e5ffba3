import { expect, it } from 'vitest';
import { swellPath } from '@/motion/line-swell';

const box = { width: 400, height: 80 };
const linesIn = (path: string) => path.split('M').slice(1);
/** Thickness of the first line in the middle of its swell, in px. */
const thicknessOf = (path: string) => {
  const ys = linesIn(path)
    .find((part) => part.includes('L'))!
    .match(/ -?[\d.]+/g)!
    .map(Number);
  const middle = Math.floor(ys.length / 4);
  return ys.at(-1 - middle)! - ys[middle]!;
};

it('leaves the picture whole before and after the swell', () => {
  expect(swellPath(box, 0, 'left')).toBe('M0 0H400V80H0Z');
  expect(swellPath(box, 1, 'left')).toBe('M0 0H400V80H0Z');
});

it('cuts the picture into lines of 8 px that are thinner in the middle of the swell', () => {
  const path = swellPath(box, 0.5, 'left');
  expect(linesIn(path).filter((part) => part.includes('L'))).toHaveLength(11);
  expect(thicknessOf(path)).toBeGreaterThan(3);
  expect(thicknessOf(path)).toBeLessThan(6);
});

it('starts at the given side', () => {
  expect(swellPath(box, 0.1, 'left')).toContain('M67.2 0H400V80H67.2Z');
  expect(swellPath(box, 0.1, 'right')).toContain('M332.8 0H0V80H332.8Z');
});
