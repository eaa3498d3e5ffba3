import { expect, it } from 'vitest';
import { formatPay } from '@/lib/format-pay';

it('says from what to what, and for how long', () => {
  expect(formatPay({ min: 52_000, max: 64_000, currency: 'EUR', unit: 'year' })).toBe(
    '€52,000 to €64,000 a year',
  );
  expect(formatPay({ min: 1200, max: 1500, currency: 'USD', unit: 'month' })).toBe(
    '$1,200 to $1,500 a month',
  );
});

it('keeps the cents of an hour, of both amounts where one has some', () => {
  expect(formatPay({ min: 17.5, max: 20, currency: 'GBP', unit: 'hour' })).toBe('£17.50 to £20.00 an hour');
});

it('says one amount once', () => {
  expect(formatPay({ min: 18, max: 18, currency: 'GBP', unit: 'hour' })).toBe('£18 an hour');
});

it('refuses what is no currency', () => {
  expect(() => formatPay({ min: 1, max: 2, currency: 'EURO', unit: 'year' })).toThrow(RangeError);
});
