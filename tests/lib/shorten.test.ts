import { describe, expect, it } from 'vitest';
import { shorten } from '@/lib/shorten';

describe('shorten', () => {
  it('leaves a short text alone and cuts a long one', () => {
    expect(shorten('Maps', 4)).toBe('Maps');
    expect(shorten('x'.repeat(10_000), 4)).toBe('xxxx…');
  });

  it('cuts no emoji in two', () => {
    expect(shorten('⛴🌊🌊🌊', 2)).toBe('⛴🌊…');
  });

  it('leaves no space before the dots', () => {
    expect(shorten('one two', 4)).toBe('one…');
  });
});
