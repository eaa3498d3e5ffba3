import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hexOf, oklchOf } from '../../scripts/palette/oklch';
import { anyHex } from './house';

describe('OKLCH', () => {
  it('measures the author’s examples', () => {
    expect(oklchOf('#ffffff').lightness).toBeCloseTo(1, 5);
    expect(oklchOf('#000000').lightness).toBe(0);
    // https://www.w3.org/TR/css-color-4/#color-conversion-code: red
    const { lightness, chroma, hue } = oklchOf('#ff0000');
    expect([lightness, chroma, hue].map((value) => Number(value.toFixed(3)))).toEqual([0.628, 0.258, 29.234]);
  });

  it('returns every colour unchanged', () => {
    fc.assert(fc.property(anyHex, (hex) => hexOf(oklchOf(hex)) === hex));
  });

  it('keeps the lightness of a colour that no screen shows', () => {
    const vivid = fc.record({
      lightness: fc.double({ min: 0.1, max: 0.95, noNaN: true }),
      chroma: fc.double({ min: 0.3, max: 0.5, noNaN: true }),
      hue: fc.double({ min: 0, max: 360, noNaN: true }),
    });
    fc.assert(
      fc.property(vivid, (colour) => {
        expect(oklchOf(hexOf(colour)).lightness).toBeCloseTo(colour.lightness, 1);
      }),
    );
  });
});
