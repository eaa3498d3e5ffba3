import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeRates, joinRates, priceOf, rateOf, rateOn } from '@/dashboard/figures/rates';
import { constantRate } from '@/dashboard/model/records/rate';
import { anyRates } from '../any-rates';
import { person } from '../analytics/sample-work';
import { buildProject } from '../build-project';

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

const anyDay = fc.constantFrom(
  '2025-12-30',
  '2025-12-31',
  '2026-01-01',
  '2026-11-18',
  '2027-03-01',
  '2030-01-01',
);

describe('the rate of a day', () => {
  it('is the last one whose first day is not after it', () => {
    fc.assert(
      fc.property(anyRates, anyDay, (rates, day) => {
        const begun = rates.filter(({ from }) => from === null || from <= day);
        const last = begun.reduce<string | null>(
          (max, { from }) => (from && from > (max ?? '') ? from : max),
          null,
        );
        expect(rateOn(rates, day)).toEqual(begun.find(({ from }) => from === last) ?? null);
      }),
    );
  });

  it('stays the same when rates that change nothing are left out', () => {
    fc.assert(
      fc.property(anyRates, anyDay, (rates, day) => {
        const amount = (all: typeof rates) => rateOn(all, day)?.hourlyRate ?? null;
        expect(amount(joinRates(rates))).toBe(amount(rates));
      }),
    );
  });

  it('changes from the first day of a new rate to the next one, and on no other day', () => {
    fc.assert(
      fc.property(
        anyRates,
        anyDay,
        fc.integer({ min: 0, max: 1e12 }),
        anyDay,
        (rates, from, hourlyRate, day) => {
          const next = rates
            .map((rate) => rate.from)
            .filter((first) => first && first > from && first <= day);
          const isNew = day >= from && next.length === 0;
          const after = rateOn(changeRates(rates, { from, hourlyRate }), day)?.hourlyRate ?? null;
          expect(after).toBe(isNew ? hourlyRate : (rateOn(rates, day)?.hourlyRate ?? null));
        },
      ),
    );
  });

  it('is the project’s, then the kind’s, then the person’s', () => {
    const ending = [...constantRate(9000), { from: '2026-07-01', hourlyRate: null }];
    const project = buildProject({ rates: ending });
    const kind = { id: 'design', name: 'Design', rates: [{ from: '2026-09-01', hourlyRate: 7000 }] };
    const noor = person({ hourlyRate: 5000, earlier: [], later: [] });
    const on = (day: string) => rateOf({ day, project, kind, person: noor });
    expect(on('2026-06-30')).toEqual({ minor: 9000, from: 'project' });
    expect(on('2026-07-01')).toEqual({ minor: 5000, from: 'person' });
    expect(on('2026-09-01')).toEqual({ minor: 7000, from: 'kind' });
  });
});
