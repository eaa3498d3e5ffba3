import { expect, it } from 'vitest';
import { tagSlug } from '../../scripts/content/tags';

it.each([
  ['Type & Motion', 'type-and-motion'],
  ['Ħal Għargħur', 'hal-gharghur'],
  ['Hawaiʻi', 'hawaii'],
  ['Nuku’alofa', 'nukualofa'],
  ['Ærøskøbing', 'aeroskobing'],
  ['Ǿ', 'o'],
  ['ŋgai', 'ngai'],
])('the tag %j has the address %s', (label, slug) => {
  expect(tagSlug(label)).toBe(slug);
});

it.each(['日本', '2 日', 'C ж', '—', 'ǂAkhoe'])('the tag %j has a code as its address', (label) => {
  expect(tagSlug(label)).toMatch(/^[0-9a-f]{8}$/);
});

it('two tags that differ in a letter have different addresses', () => {
  const labels = ['Al', 'Ħal', 'ǂal', 'ɮal', 'əl', 'ƿal'];
  expect(new Set(labels.map(tagSlug)).size).toBe(labels.length);
});
