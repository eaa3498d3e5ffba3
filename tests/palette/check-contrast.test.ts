import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastFaults } from '../../scripts/palette/check-contrast';
import { contrastOf, contrastPairs, tokenWords } from '../../scripts/palette/contrast';
import { nearestPassing } from '../../scripts/palette/propose';
import { anyHex, house, mistakesIn } from './house';

const anyLeast = fc.constantFrom(1.4, 3, 4.5);

describe('a proposed colour', () => {
  it('passes beside any one colour', () => {
    fc.assert(
      fc.property(anyHex, anyHex, anyLeast, (hex, ground, least) => {
        expect(contrastOf(nearestPassing(hex, [{ hex: ground, least }])!, ground)).toBeGreaterThanOrEqual(
          least,
        );
      }),
    );
  });

  it('passes beside all colours, or there is none', () => {
    const neighbours = fc.array(fc.record({ hex: anyHex, least: anyLeast }), { maxLength: 4 });
    fc.assert(
      fc.property(anyHex, neighbours, (hex, around) => {
        const proposal = nearestPassing(hex, around);
        if (proposal === null) return;
        for (const { hex: other, least } of around)
          expect(contrastOf(proposal, other)).toBeGreaterThanOrEqual(least);
      }),
    );
  });

  it('is the colour itself if it passes', () => {
    expect(nearestPassing('#2e0719', [{ hex: '#ffffff', least: 4.5 }])).toBe('#2e0719');
  });
});

it('every fault’s proposal passes in place of the colour', () => {
  fc.assert(
    fc.property(anyHex, anyHex, anyLeast, (ink, ground, least) => {
      const colours = new Map([
        ['ink', ink],
        ['ground', ground],
      ]);
      const meeting = { ink: 'ink', ground: 'ground', least, where: '' };
      for (const { change, proposal } of contrastFaults(colours, [meeting])) {
        const changed = new Map(colours).set(change, proposal);
        expect(contrastFaults(changed, [meeting])).toEqual([]);
      }
    }),
  );
});

it('a faint pair names both colours, its place, the ratio, the need and a colour that passes', () => {
  const pale = house.replace("sea: '#0e6b60'", "sea: '#4e9b90'");
  const mistakes = mistakesIn(pale);
  const line = house.slice(0, house.indexOf('sea:')).split('\n').length;
  const named = mistakes.find((mistake) => mistake.includes('text on a badge of success, light'));
  expect(named).toMatch(
    new RegExp(
      `^palette\\.yml:${line}: sea: expected a contrast of 4\\.5:1 or more with mint #ddf3ed ` +
        `\\(text on a badge of success, light theme\\): change sea to '(#[\\da-f]{6})', got \\d\\.\\d\\d:1 with #4e9b90$`,
    ),
  );
  const [, proposal] = /change sea to '(#[\da-f]{6})'/.exec(named!)!;
  expect(mistakesIn(house.replace("sea: '#0e6b60'", `sea: '${proposal}'`))).toEqual([]);
});

it('every token of a pair has words for an owner', () => {
  const tokens = contrastPairs.flatMap(({ ink, ground }) => [ink, ground]);
  expect(tokens.filter((token) => !Object.hasOwn(tokenWords, token))).toEqual([]);
});

it('black on black is refused', () => {
  const black = house.replaceAll(/'#[\da-f]{6}'/g, "'#000000'");
  expect(mistakesIn(black).length).toBeGreaterThan(20);
});

it('equal colours of lines and their ground are refused', () => {
  const mistakes = mistakesIn(house.replace("claret: '#6b0f30'", "claret: '#2e0719'"));
  expect(mistakes.join('\n')).toContain('(lines in pictures)');
});
