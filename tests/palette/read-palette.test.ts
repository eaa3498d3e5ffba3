import { describe, expect, it } from 'vitest';
import { readPalette } from '../../scripts/palette/read-palette';
import { house, mistakesIn } from './house';

const withWine = (value: string) => mistakesIn(house.replace("wine: '#2e0719'", `wine: ${value}`));
const lineOf = (text: string) => house.slice(0, house.indexOf(text)).split('\n').length;
const wineLine = lineOf('wine:');
const expected = 'expected a "#" and six digits (0 to 9, a to f) in quotes, such as "#2e0719"';

describe('a palette', () => {
  it('of the house has no mistakes', () => {
    expect(mistakesIn(house)).toEqual([]);
  });

  it.each([
    ['a wrong digit', "'#2e07g9'", '"#2e07g9"'],
    ['three digits', "'#fff'", '"#fff"'],
    ['an alpha channel', "'#2e071980'", '"#2e071980"'],
    ['a colour’s English name', 'red', '"red"'],
    ['a function', "'rgb(46 7 25)'", '"rgb(46 7 25)"'],
    ['no #', "'2e0719'", '"2e0719"'],
    ['a number', '220719', '220719'],
    ['no quotes', '#2e0719', 'nothing (without quotes, # begins a comment)'],
    ['a list', "['#2e0719']", '["#2e0719"]'],
  ])('with %s is refused with its line', (_, value, got) => {
    const [first, ...rest] = withWine(value);
    expect(first).toMatch(`palette.yml:${wineLine}: wine: ${expected}`);
    expect(first!.endsWith(`, got ${got}`)).toBe(true);
    expect(rest).toEqual([]);
  });

  it('without a colour names it', () => {
    expect(mistakesIn(house.replace(/^wine:.*\n/m, ''))).toEqual([
      `palette.yml:1: wine: ${expected}, got nothing`,
    ]);
  });

  it('with a slip in a name suggests the right one', () => {
    expect(mistakesIn(house.replace('vermilion-deep:', 'vermillion-deep:')).join('\n')).toContain(
      `palette.yml:${lineOf('vermilion-deep:')}: vermillion-deep: expected no such field (did you mean "vermilion-deep"?`,
    );
  });

  it('with a slip in a shade’s name suggests the right one', () => {
    const lines = house.split('\n').length;
    expect(mistakesIn(`${house}shades:\n  d-muted2: '#bfa7ae'\n`).join('\n')).toContain(
      `palette.yml:${lines + 1}: shades.d-muted2: expected no such field (did you mean "d-muted"?`,
    );
  });

  it('with a colour twice is refused', () => {
    expect(mistakesIn(`${house}wine: '#2e0719'\n`)).toEqual([
      `palette.yml:${house.split('\n').length}: palette: expected each field once, got "wine: '#2e0719'"`,
    ]);
  });

  it.each([
    ['an empty file', ''],
    ['a text', 'red'],
    ['a list', '- red'],
  ])('of %s is refused', (_, text) => {
    expect(mistakesIn(text).length).toBeGreaterThan(0);
  });

  it('that is missing says how to get one', () => {
    expect(() => readPalette('src/content/none.yml')).toThrow(
      /^src\/content\/none\.yml:1: palette: expected .*npm run palette -- --use NAME.*, got no such file/,
    );
  });
});
