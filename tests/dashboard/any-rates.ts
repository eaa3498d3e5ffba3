import * as fc from 'fast-check';
import type { DatedRate } from '@/dashboard/model/records/records';

const rate: fc.Arbitrary<DatedRate> = fc.record({
  from: fc.option(fc.constantFrom('2025-12-31', '2026-01-01', '2026-11-17', '2026-11-18', '2027-03-01')),
  hourlyRate: fc.option(fc.integer({ min: 0, max: 1e12 })),
});

/** Rates in any order, at most one from each day. */
export const anyRates = fc.uniqueArray(rate, { selector: ({ from }) => from, maxLength: 6 });
