import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bandScale, linearScale, niceTicks } from '@/dashboard/parts/chart/scale';

describe('niceTicks', () => {
  it('goes in round steps past the highest value', () => {
    expect(niceTicks(338)).toEqual([0, 100, 200, 300, 400]);
    expect(niceTicks(400)).toEqual([0, 100, 200, 300, 400]);
    expect(niceTicks(0.9)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
    expect(niceTicks(1010)).toEqual([0, 250, 500, 750, 1000, 1250]);
  });

  it('has an axis for nothing at all', () => {
    expect(niceTicks(0)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
    expect(niceTicks(Number.NaN, 4, true)).toEqual([0, 1]);
  });

  it('keeps to whole numbers where things are counted', () => {
    expect(niceTicks(2, 4, true)).toEqual([0, 1, 2]);
    expect(niceTicks(9, 4, true)).toEqual([0, 3, 6, 9]);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), (most) => {
        expect(niceTicks(most, 4, true).every(Number.isInteger)).toBe(true);
      }),
    );
  });

  it('covers every value in two to seven even steps', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1e9, noNaN: true }), (most) => {
        const ticks = niceTicks(most);
        expect(ticks[0]).toBe(0);
        expect(ticks.at(-1)!).toBeGreaterThanOrEqual(most * (1 - 1e-9));
        expect(ticks.at(-2)!).toBeLessThan(most);
        expect(ticks.length).toBeGreaterThanOrEqual(3);
        expect(ticks.length).toBeLessThanOrEqual(7);
      }),
    );
  });
});

describe('linearScale', () => {
  it('puts 0 at one end and the highest value at the other', () => {
    const y = linearScale(400, 236, 8);
    expect([y(0), y(200), y(400)]).toEqual([236, 122, 8]);
    expect(linearScale(0, 236, 8)(0)).toBe(236);
  });
});

describe('bandScale', () => {
  it('shares the length into equal bars with equal gaps', () => {
    const band = bandScale(4, 0, 400, 0.5);
    expect([0, 1, 2, 3].map((index) => band(index))).toEqual([
      { start: 25, size: 50 },
      { start: 125, size: 50 },
      { start: 225, size: 50 },
      { start: 325, size: 50 },
    ]);
  });
});
