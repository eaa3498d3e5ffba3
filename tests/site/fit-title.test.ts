import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitTitle, type TitleBox } from '../../scripts/site/og/fit-title';

/** Every letter is half an em wide. */
const measure = (text: string) => [...text].length / 2;
const box: TitleBox = { width: 600, height: 380, largest: 148, smallest: 44, leading: 1 };

const fit = (title: string, changes: Partial<TitleBox> = {}) =>
  fitTitle(title, { ...box, ...changes }, measure);

describe('a title', () => {
  it('is as large as it may be where it is short', () => {
    expect(fit('Blog')).toEqual({ size: 148, lines: ['Blog'] });
  });

  it('becomes smaller until its longest word fits', () => {
    expect(fit('Accessibility')).toEqual({ size: 92, lines: ['Accessibility'] });
  });

  it('has lines of much the same width', () => {
    const { lines } = fit('A small web and design agency that moves one line at a time');
    const widths = lines.map(measure);
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(4);
  });

  it('breaks behind hyphens, dashes and slashes, which stay on their line', () => {
    expect(fit('Front-end/back-end', { largest: 100 })).toEqual({
      size: 100,
      lines: ['Front-end/', 'back-end'],
    });
  });

  it('begins no line with a dash', () => {
    expect(fit('Contact — us', { largest: 120 }).lines).toEqual(['Contact —', 'us']);
  });

  it('is set whole at 200 letters', () => {
    const title = 'harbour ferry tide '.repeat(11).slice(0, 200).trim();
    const { lines, size } = fit(title, { width: 650 });
    expect(lines.join(' ')).toBe(title);
    expect(size).toBeGreaterThanOrEqual(44);
  });

  it('that is too long even for the smallest size ends in an ellipsis', () => {
    const { lines, size } = fit('harbour ferry tide '.repeat(40));
    expect(size).toBe(44);
    expect(lines.at(-1)).toMatch(/[a-z]…$/);
    expect(lines).toHaveLength(8);
  });

  it('that is one endless word is taken apart', () => {
    const { lines } = fit('x'.repeat(100));
    expect(lines.join('')).toBe('x'.repeat(100));
    expect(lines.length).toBeGreaterThan(1);
  });

  it('of nothing but spaces has no lines', () => {
    expect(fit('  \n ').lines).toEqual([]);
  });

  it('never leaves its box, whatever it says', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.lorem({ maxCount: 60 })),
        fc.integer({ min: 60, max: 700 }),
        fc.integer({ min: 44, max: 500 }),
        (title, width, height) => {
          const { size, lines } = fit(title, { width, height });
          for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(width + 0.001);
          expect((1 + (lines.length - 1) * box.leading) * size).toBeLessThanOrEqual(Math.max(height, size));
          expect(lines.length === 0).toBe(title.trim() === '');
        },
      ),
    );
  });
});
