import { expect, it } from 'vitest';
import { coloursIn } from '../../scripts/palette/read-palette';
import { house } from './house';

it('derives the first palette’s shades to the digit', () => {
  const named = coloursIn(house, 'palette.yml');
  const drawn = {
    'vermilion-hover': '#ff6a4a',
    'vermilion-press': '#e83c1e',
    'accent-line': '#ff4b2b',
    'accent-text': '#c32a0e',
    'signal-line': '#ffd9cc',
    'blush-1': '#ffeee8',
    n7: '#4b3640',
    n5: '#715c64',
    n4: '#8a757c',
    n3: '#d6c9c5',
    n2: '#e8dedb',
    n1: '#f5efed',
    mint: '#ddf3ed',
    rose: '#ffe3db',
    d1: '#14030c',
    d2: '#1c0711',
    d3: '#2a101c',
    d4: '#3a1e2a',
    d5: '#5a3a47',
    d6: '#8d6f7b',
    'd-text': '#fbf1ee',
    'd-text-soft': '#e5d5d0',
    'd-muted': '#bfa7ae',
    'd-attention': '#ff7a5c',
    'd-mark': '#5c2a24',
    'd-ok': '#0c3b35',
    'd-rose': '#4a1510',
    'project-grey': '#8a757c',
    'd-project-grey': '#bfa7ae',
  };
  expect(Object.fromEntries(Object.keys(drawn).map((name) => [name, named.get(name)]))).toEqual(drawn);
});

it('takes a shade from the file instead of deriving it', () => {
  const colours = coloursIn(`${house}shades:\n  n4: '#7A656C'\n`, 'palette.yml');
  expect(colours.get('n4')).toBe('#7a656c');
  expect(colours.get('project-grey')).toBe('#7a656c');
});

it('lets the shades follow a changed colour', () => {
  const colours = coloursIn(house.replace("wine: '#2e0719'", "wine: '#0a1c2a'"), 'palette.yml');
  const [, red, blue] = /^#(..)..(..)$/.exec(colours.get('d3')!)!;
  expect(parseInt(blue!, 16)).toBeGreaterThan(parseInt(red!, 16));
});
