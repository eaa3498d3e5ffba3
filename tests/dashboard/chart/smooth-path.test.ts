import { area, curveMonotoneX, line } from 'd3-shape';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { smoothPath, type PathPoint } from '@/dashboard/parts/chart/smooth-path';

type Place = [number, number];

const points: fc.Arbitrary<PathPoint[]> = fc
  .array(fc.option(fc.integer({ min: 0, max: 400 }), { nil: null }), { maxLength: 30 })
  .map((heights) => heights.map((height, index) => (height === null ? null : [index * 17, height])));

const defined = (point: PathPoint) => point !== null;
const numbersOf = (path: string | null) =>
  (path ?? '').match(/-?\d+(?:\.\d+)?/g)?.map((number) => Math.round(Number(number) * 10) / 10) ?? [];

describe('smoothPath', () => {
  it('draws the line that d3 draws with the same curve', () => {
    fc.assert(
      fc.property(points, (given) => {
        const drawn = line<PathPoint>(
          (point) => (point as Place)[0],
          (point) => (point as Place)[1],
        )
          .defined(defined)
          .digits(2)
          .curve(curveMonotoneX)(given);
        expect(numbersOf(smoothPath(given))).toEqual(numbersOf(drawn));
      }),
    );
  });

  it('draws the area over the floor between the same ends', () => {
    const given: PathPoint[] = [[0, 10], [10, 4], [20, 8], null, [40, 6], [50, 2]];
    expect(smoothPath(given, 100)).toBe(
      `${smoothPath(given.slice(0, 3))}V100H0Z${smoothPath(given.slice(4))}V100H40Z`,
    );
    const drawn = area<PathPoint>()
      .defined(defined)
      .x((point) => (point as Place)[0])
      .y1((point) => (point as Place)[1])
      .y0(100)
      .curve(curveMonotoneX)(given);
    // d3 goes along the floor with a curve; what is between is the same.
    expect(numbersOf(drawn).slice(0, 14)).toEqual(numbersOf(smoothPath(given, 100)).slice(0, 14));
  });

  it('draws nothing where there is nothing, and a dot of one point', () => {
    expect(smoothPath([])).toBe('');
    expect(smoothPath([null, null])).toBe('');
    expect(smoothPath([null, [3, 4], null])).toBe('M3,4Z');
  });
});
