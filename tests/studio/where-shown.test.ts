import { expect, it } from 'vitest';
import { whereShown } from '@/studio/screens/where-shown';

const entry = { slug: 'calm', title: 'Calm', isDraft: false, isScheduled: false, mistakes: [] };

it.each([
  ['an entry on the site', {}, 'Shown at /blog/calm'],
  [
    'a draft',
    { isDraft: true, isScheduled: true },
    'A draft: not on the site yet. Its page will be /blog/calm',
  ],
  ['a day to come', { isScheduled: true, date: '2027-03-01' }, /^Shown from .*2027, at \/blog\/calm$/],
])('names the page of %s', (_, facts, text) => {
  expect(whereShown({ ...entry, ...facts }, '/blog/calm')).toMatch(text);
});

it('names the page of an entry that the list does not have yet', () => {
  expect(whereShown(undefined, '/blog/calm')).toBe('/blog/calm');
});
