import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceOf } from '@/dashboard/figures/rates';

describe('a price', () => {
  it('is rounded to the nearest minor unit', () => {
    expect([priceOf(60, 9500), priceOf(1, 9500), priceOf(20, 100), priceOf(0, 9500)]).toEqual([
      9500, 158, 33, 0,
    ]);
  });

  it('is exact where the product passes the safe integers', () => {
    expect(priceOf(100_000_000, 1_000_000_007)).toBe(1_666_666_678_333_333);
  });

  it('is within half a minor unit of the exact fraction', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (minutes, rate) => {
        const off = BigInt(priceOf(minutes, rate)) * 60n - BigInt(minutes) * BigInt(rate);
        expect(off <= 30n && off >= -30n).toBe(true);
      }),
    );
  });
});
