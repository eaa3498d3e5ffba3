import { expect, it } from 'vitest';
import { fitLetters, lostIn } from '@/lib/field/letters';
import { coverUniforms } from '@/motion/drawings/drawing';

const crop = { width: 1440, height: 860 };

it('draws a still of its own size at its own size', () => {
  expect(coverUniforms(crop, crop, { x: 0.5, y: 1 })).toMatchObject({
    uSize: [1440, 860],
    uCover: [0, 0, 1],
    uTouch: [1],
  });
});

it('crops a still at the sides where its box is narrower, as object-fit: cover', () => {
  expect(coverUniforms(crop, { width: 1000, height: 860 }, { x: 0.5, y: 1 }).uCover).toEqual([-220, 0, 1]);
});

it('scales a still as a whole where its box is wider, and crops it at the top', () => {
  const { uCover } = coverUniforms(crop, { width: 2880, height: 860 }, { x: 0.5, y: 1 });
  expect(uCover).toEqual([0, -860, 2]);
});

it('lifts the lines of a low picture by less', () => {
  expect(coverUniforms(crop, { width: 390, height: 150 }, { x: 0.5, y: 0.5 }).uTouch).toEqual([0.5]);
});

it('fits letters between the sides of their box, and below its top', () => {
  const box = { left: 100, right: 300, top: 0, baseline: 400 };
  expect(fitLetters({ width: 1000, height: 500 }, box)).toEqual({ scale: 0.2, x: 100, y: 400 });
  expect(fitLetters({ width: 1000, height: 8000 }, box).scale).toBe(0.05);
});

it('keeps the numerals of a wide screen as high as those of a desktop', () => {
  const [desktop, wide] = [lostIn(1440).box, lostIn(1920).box];
  expect(wide.right - wide.left).toBe(desktop.right - desktop.left);
  expect(wide.left - desktop.left).toBe(240);
});
