import { expect, it } from 'vitest';
import { parseDays } from '@/dashboard/screens/leave/balances/parse-days';

const year = { from: 0, to: 366 };

it('reads days with either decimal mark, between the limits', () => {
  expect(parseDays(' 24,5 ', year)).toBe(24.5);
  expect(parseDays('−2.25', { from: -366, to: 366 })).toBe(-2.25);
  for (const text of ['', '-1', '367', '1e2', '1.234', 'ten']) expect(parseDays(text, year), text).toBeNull();
});

it('reads a negative zero as zero, which has no sign', () => {
  for (const text of ['-0', '−0,00']) expect(parseDays(text, year), text).toBe(0);
});
