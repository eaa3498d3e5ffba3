import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSlug, slugOf } from '@/lib/slug';

it.each([
  ['Type & Motion', 'type-and-motion'],
  ['What’s new?', 'whats-new'],
  ['Next.js', 'next-js'],
  ['  Ångström, Łódź and Straße ', 'angstrom-lodz-and-strasse'],
  ['İstanbul ığdır', 'istanbul-igdir'],
  ['e\u0301te\u0301', 'ete'],
  ['½ price', '1-2-price'],
  ['日本', ''],
  ['—', ''],
])('makes an address of %j', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});

it('makes nothing but a slug or nothing of any text, and keeps a slug as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const slug = slugOf(text);
      expect(slug === '' || isSlug(slug)).toBe(true);
      expect(slugOf(slug)).toBe(slug);
    }),
  );
});
