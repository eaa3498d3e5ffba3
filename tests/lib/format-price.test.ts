import { describe, expect, it } from 'vitest';
import { formatPrice } from '../../src/lib/format-price';

describe('a formatted price', () => {
  it('names both ends of the range', () => {
    expect(formatPrice({ from: 8000, to: 24_000, currency: 'USD' })).toBe('$8,000 to $24,000');
  });

  it('is one amount where both ends are the same', () => {
    expect(formatPrice({ from: 1400, to: 1400, currency: 'EUR' })).toBe('€1,400');
  });

  it('shows cents on both ends as soon as one of them has some', () => {
    expect(formatPrice({ from: 90, to: 112.5, currency: 'GBP' })).toBe('£90.00 to £112.50');
  });

  it('follows a currency that has no cents', () => {
    expect(formatPrice({ from: 100_000, to: 250_000.4, currency: 'JPY' })).toBe('¥100,000 to ¥250,000');
  });

  it('refuses what is no currency code', () => {
    expect(() => formatPrice({ from: 1, to: 2, currency: 'dollars' })).toThrow(RangeError);
  });
});
