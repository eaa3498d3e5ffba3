import { join } from 'node:path';
import { compile } from 'sass';
import { describe, expect, it } from 'vitest';
import { contrastOf, contrastPairs } from '../../scripts/palette/contrast';

const root = join(import.meta.dirname, '../..');
const { css } = compile(join(root, 'styles/global.scss'), { loadPaths: [root] });

/** The custom properties that a selector's first block declares. */
function propertiesOf(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  return new Map([...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]));
}

const light = propertiesOf(':root');
const themes = { light, dark: new Map([...light, ...propertiesOf('[data-theme=dark]')]) };

describe('the measure', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrastOf('#000', '#fff')).toBeCloseTo(21, 5);
    expect(contrastOf('#ff4b2b', '#FF4B2B')).toBe(1);
  });

  it('refuses what it cannot measure', () => {
    expect(() => contrastOf('rgb(0 0 0 / 50%)', '#fff')).toThrow('not an opaque hex colour');
  });
});

it('reads both themes from the compiled stylesheet', () => {
  expect(light.get('--page')).toBe('#fbf7f5');
  expect(themes.dark.get('--page')).toBe('#14030c');
  expect(themes.dark.get('--ground-signal')).toBe(light.get('--ground-signal'));
});

describe.each(contrastPairs)('$ink on $ground, $theme', ({ ink, ground, least, measured, theme }) => {
  const ratio = contrastOf(themes[theme].get(ink) ?? ink, themes[theme].get(ground) ?? ground);

  it(`reaches ${least}`, () => expect(ratio).toBeGreaterThanOrEqual(least));

  if (measured === undefined) return;
  it('measures what the brief says', () => {
    expect(Math.abs(ratio - measured)).toBeLessThanOrEqual(0.1);
  });
});

it('lists each pair of a theme once', () => {
  const pairs = contrastPairs.map(({ ink, ground, theme }) => `${ink} on ${ground}, ${theme}`);
  expect(pairs.filter((pair, at) => pairs.indexOf(pair) !== at)).toEqual([]);
});

it('keeps white text off vermilion', () => {
  expect(contrastOf('#fff', light.get('--ground-signal')!)).toBeLessThan(4.5);
  expect(light.get('--on-signal')).not.toMatch(/^#fff/i);
});
