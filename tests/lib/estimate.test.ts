import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateSums, formatEstimate, maxOfUnit, parseEstimate, type Priced } from '@/lib/estimate';

const priced = (slug: string, unit: Priced['price']['unit'], from: number, to: number, currency = 'USD') => ({
  slug,
  price: { from, to, currency, unit },
});
const services: readonly Priced[] = [
  priced('design', 'project', 14_000, 38_000),
  priced('care', 'month', 3500, 7500),
  priced('advice', 'day', 1100, 1500),
  priced('print', 'project', 900, 900, 'EUR'),
];
const read = (text: string | null) => parseEstimate(text, services);

describe('an estimate in an address', () => {
  it.each<[string | null, Readonly<Record<string, number>>]>([
    [null, {}],
    ['', {}],
    ['design', { design: 1 }],
    ['advice:5,design', { design: 1, advice: 5 }],
    ['nothing,design', { design: 1 }],
    ['care:0', { care: 1 }],
    ['care:-3', { care: 1 }],
    ['care:2.9', { care: 2 }],
    ['care:many', { care: 1 }],
    ['care:1e9', { care: maxOfUnit.month }],
    ['care:Infinity', { care: maxOfUnit.month }],
    ['design:7', { design: 1 }],
    ['design,,:,design:2', { design: 1 }],
    ['__proto__,constructor', {}],
  ])('%j is %j', (text, choice) => {
    expect(read(text)).toEqual(choice);
  });

  it('is written as it is read', () => {
    const counts = fc.record(
      {
        design: fc.constant(1),
        care: fc.integer({ min: 1, max: maxOfUnit.month }),
        advice: fc.integer({ min: 1, max: maxOfUnit.day }),
        print: fc.constant(1),
      },
      { requiredKeys: [] },
    );
    fc.assert(fc.property(counts, (choice) => void expect(read(formatEstimate(choice))).toEqual(choice)));
  });

  it('leaves out a service that is counted no times', () => {
    expect(formatEstimate({ design: 0, advice: 2 })).toBe('advice:2');
    expect(formatEstimate({ design: 0 })).toBeNull();
  });

  it('may be any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const [slug, count] of Object.entries(read(text))) {
          const { unit } = services.find((service) => service.slug === slug)!.price;
          expect(Number.isInteger(count) && count >= 1 && count <= maxOfUnit[unit]).toBe(true);
        }
      }),
    );
  });
});

describe('the sum of an estimate', () => {
  it('counts months and days', () => {
    expect(estimateSums({ design: 1, care: 3, advice: 2 }, services)).toEqual([
      { from: 14_000 + 3 * 3500 + 2 * 1100, to: 38_000 + 3 * 7500 + 2 * 1500, currency: 'USD' },
    ]);
  });

  it('is one for each currency', () => {
    expect(estimateSums({ print: 1, design: 1 }, services)).toEqual([
      { from: 14_000, to: 38_000, currency: 'USD' },
      { from: 900, to: 900, currency: 'EUR' },
    ]);
  });

  it('is none where nothing is chosen', () => {
    expect(estimateSums({}, services)).toEqual([]);
  });
});
