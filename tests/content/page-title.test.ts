import { expect, it } from 'vitest';
import { homeTitle } from '@/content/home-title';
import { pageTitle, withoutBrand } from '@/content/page-title';

const agency = { name: 'Kestrel & Rye' };

it('ends with the brand, as long as 70 characters of HTML hold both', () => {
  expect(pageTitle('About', agency.name)).toBe('About · Kestrel & Rye');
  const title = 'a'.repeat(70 - ' · Kestrel &amp; Rye'.length);
  expect(pageTitle(title, agency.name)).toBe(`${title} · Kestrel & Rye`);
  expect(pageTitle(`${title}a`, agency.name)).toBe(`${title}a`);
});

it('of the home page begins with the brand, and is the brand alone where the tagline is too long', () => {
  expect(homeTitle({ ...agency, tagline: 'Sites for kitchens.' })).toBe('Kestrel & Rye: Sites for kitchens');
  expect(homeTitle({ ...agency, tagline: 'Sites for kitchens. '.repeat(4) })).toBe('Kestrel & Rye');
});

it('removes the brand from a page title', () => {
  expect(withoutBrand(pageTitle('About'))).toBe('About');
});
