import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invoiceTotals, spread, taxKey, taxOfKey } from '@/dashboard/model/invoice-totals';
import type { Discount } from '@/dashboard/model/records/records';
import { maxMoney } from '@/dashboard/words/money';

/** The lines of an invoice come to at most `maxMoney`. */
const amount = fc.integer({ min: 0, max: maxMoney / 50 });
const rate = fc.integer({ min: 0, max: 10_000 });
const tax = fc.record({
  name: fc.constantFrom('VAT', 'City tax', 'No tax'),
  rate: fc.oneof(rate, fc.constant(1900)),
});
const lines = fc.array(fc.record({ amount, tax }), { maxLength: 50 });
const discount: fc.Arbitrary<Discount | null> = fc.oneof(
  fc.constant(null),
  fc.record({ kind: fc.constant('percent' as const), rate }),
  fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 0, max: maxMoney }) }),
);
const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + BigInt(each), 0n);
const line = (value: number, name: string, percent: number) => ({
  amount: value,
  tax: { name, rate: percent * 100 },
});

describe('the totals of an invoice', () => {
  it('add up exactly, whatever the taxes and the discount', () => {
    fc.assert(
      fc.property(lines, discount, (all, given) => {
        const totals = invoiceTotals({ lines: all, discount: given });
        expect(BigInt(totals.lines)).toBe(sum(all.map((each) => each.amount)));
        expect(totals.lines - totals.discount).toBe(totals.net);
        expect(sum(totals.taxes.map(({ net }) => net))).toBe(BigInt(totals.net));
        expect(sum(totals.taxes.map((each) => each.amount))).toBe(BigInt(totals.tax));
        expect(BigInt(totals.total)).toBe(BigInt(totals.net) + BigInt(totals.tax));
        expect(totals.taxes.every(({ net }) => net >= 0)).toBe(true);
        expect([totals.net, totals.tax, totals.total].every(Number.isSafeInteger)).toBe(true);
      }),
    );
  });

  it('have one rounding for each tax, half up', () => {
    fc.assert(
      fc.property(lines, discount, (all, given) => {
        const { taxes } = invoiceTotals({ lines: all, discount: given });
        expect(new Set(taxes.map((each) => taxKey(each.tax))).size).toBe(taxes.length);
        for (const each of taxes) {
          const rest = BigInt(each.net) * BigInt(each.tax.rate) - 10_000n * BigInt(each.amount);
          expect(-5_000n <= rest && rest < 5_000n).toBe(true);
        }
      }),
    );
  });

  it('round the tax once for all lines of a rate, not for each line', () => {
    // Each line alone would have 0.0285, rounded to 0.03.
    const totals = invoiceTotals({ lines: [line(15, 'VAT', 19), line(15, 'VAT', 19)], discount: null });
    expect(totals.taxes).toEqual([{ tax: { name: 'VAT', rate: 1900 }, net: 30, amount: 6 }]);
    expect(
      invoiceTotals({ lines: Array.from({ length: 10 }, () => line(15, 'VAT', 19)), discount: null }).tax,
    ).toBe(29);
  });

  it('list the highest rate first, and taxes with one rate by name', () => {
    const { taxes } = invoiceTotals({
      lines: [line(100, 'VAT', 7), line(100, 'State tax', 5), line(100, 'City tax', 5), line(100, 'VAT', 19)],
      discount: null,
    });
    expect(taxes.map((each) => taxKey(each.tax))).toEqual([
      '1900 VAT',
      '700 VAT',
      '500 City tax',
      '500 State tax',
    ]);
  });

  it('spread a discount over the taxes, to the cent', () => {
    const totals = invoiceTotals({
      lines: [line(10_000, 'VAT', 19), line(5_000, 'VAT', 7), line(3_333, 'No tax', 0)],
      discount: { kind: 'amount', amount: 1_000 },
    });
    expect(totals.taxes.map(({ net }) => net)).toEqual([9_455, 4_727, 3_151]);
    expect(totals).toMatchObject({
      lines: 18_333,
      discount: 1_000,
      net: 17_333,
      tax: 1_796 + 331,
      total: 19_460,
    });
  });

  it('round a discount in percent half up', () => {
    const totals = (value: number) =>
      invoiceTotals({ lines: [line(value, 'VAT', 19)], discount: { kind: 'percent', rate: 1_050 } }).discount;
    expect([totals(100), totals(99), totals(10_000)]).toEqual([11, 10, 1_050]);
  });

  it('are 0 with a discount of 100%, and without lines', () => {
    const full = { kind: 'percent', rate: 10_000 } as const;
    expect(invoiceTotals({ lines: [line(12_345, 'VAT', 19)], discount: full })).toMatchObject({
      net: 0,
      total: 0,
    });
    expect(invoiceTotals({ lines: [], discount: full })).toMatchObject({ net: 0, taxes: [], total: 0 });
    expect(invoiceTotals({ lines: [line(0, 'VAT', 19)], discount: full }).total).toBe(0);
  });
});

it('the totals of an invoice with credits are exact, and a credit lowers the tax of its lines', () => {
  const totals = invoiceTotals({
    lines: [line(10_000, 'VAT', 19), line(-2_500, 'VAT', 19), line(5_000, 'VAT', 7)],
    discount: { kind: 'percent', rate: 1_000 },
  });
  expect(totals).toMatchObject({ lines: 12_500, discount: 1_250, net: 11_250, total: 11_250 + 1_283 + 315 });
  expect(totals.taxes.map(({ net }) => net)).toEqual([6_750, 4_500]);
  const signed = fc.array(fc.record({ amount: fc.integer({ min: -1_000_000, max: 1_000_000 }), tax }), {
    maxLength: 20,
  });
  fc.assert(
    // Also credits of more than the other lines, which only data from outside can have.
    fc.property(signed, discount, (all, given) => {
      const {
        lines: before,
        discount: less,
        net,
        taxes,
        total,
      } = invoiceTotals({ lines: all, discount: given });
      expect(before - less).toBe(net);
      expect(sum(taxes.map((each) => each.net))).toBe(BigInt(net));
      expect(BigInt(total)).toBe(BigInt(net) + sum(taxes.map((each) => each.amount)));
    }),
  );
});

describe('an amount that is spread', () => {
  it('keeps its sum, and each share is within one unit of its exact part', () => {
    const parts = fc.array(amount, { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(parts, fc.double({ min: 0, max: 1, noNaN: true }), (sizes, portion) => {
        const total = Number(sum(sizes));
        const given = Math.floor(total * portion);
        const shares = spread(given, sizes);
        expect(sum(shares)).toBe(BigInt(given));
        for (const [index, share] of shares.entries()) {
          expect(share).toBeLessThanOrEqual(sizes[index]!);
          const rest = BigInt(sizes[index]!) * BigInt(given) - BigInt(share) * BigInt(total);
          expect(rest === 0n || (-BigInt(total) < rest && rest < BigInt(total))).toBe(true);
        }
      }),
    );
  });

  it('gives the largest remainders one unit more', () => {
    expect(spread(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(spread(1, [49, 51])).toEqual([0, 1]);
    expect(spread(5, [])).toEqual([]);
  });
});

it('a tax is read back from its key', () => {
  for (const each of [
    { name: 'VAT', rate: 1900 },
    { name: '', rate: 0 },
    { name: 'Tax  of two 2 words', rate: 10_000 },
  ])
    expect(taxOfKey(taxKey(each))).toEqual(each);
});
