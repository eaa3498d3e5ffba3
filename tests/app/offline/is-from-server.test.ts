import { expect, it } from 'vitest';
import { isFromServer } from '@/app/offline/is-from-server';

const server = 'https://Site.example/portal/parse';

it.each([
  ['the server itself', 'https://site.example/portal/parse', true],
  ['a record of the server', 'https://site.example/portal/parse/classes/Leave?where=%7B%7D', true],
  [
    'a file of the server with a hash in its name',
    'https://site.example/portal/parse/files/a/b.0123abcd.png',
    true,
  ],
  ['a page whose path begins alike', 'https://site.example/portal/parser', false],
  ['the same path of another origin', 'https://other.example/portal/parse/classes/Leave', false],
  ['a page of the site', 'https://site.example/about', false],
])('an answer of the portal’s server is recognised by its address: %s', (_, address, isIts) => {
  expect(isFromServer(new URL(address), server)).toBe(isIts);
  expect(isFromServer(new URL(address), null)).toBe(false);
});
