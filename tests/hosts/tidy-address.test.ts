import { describe, expect, it } from 'vitest';
import { tidyAddress } from '../../scripts/hosts/tidy-address';
import { otherAddress } from '@/app/other-address';

describe('the tidy address', () => {
  it.each([
    ['/', '/'],
    ['/about', '/about'],
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/about.html/', '/about'],
    ['/index', '/'],
    ['/index.html', '/'],
    ['/blog/index-cards', '/blog/index-cards'],
    ['/feed.xml', '/feed.xml'],
    ['//elsewhere.example/', '/elsewhere.example'],
    ['/\\elsewhere.example/', '/elsewhere.example'],
    ['//', '/'],
    ['/%E0%A4%A', '/%E0%A4%A'],
  ])('of %s is %s', (path, tidy) => {
    expect(tidyAddress(path, '')).toBe(tidy);
    expect(tidyAddress(tidy, '')).toBe(tidy);
  });
});

describe('another address for what a host did not find', () => {
  it.each([
    ['/nowhere', null],
    ['/about/', '/about'],
    ['//elsewhere.example/', '/elsewhere.example'],
    ['/dashboard/nowhere', '/dashboard/404'],
    ['/dashboard/nowhere/', '/dashboard/nowhere'],
    // The portal's own page is missing: to look for it again would never end.
    ['/dashboard/404', null],
    ['/dashboards', null],
  ])('%s is looked for at %s', (path, other) => {
    expect(otherAddress(path)).toBe(other);
  });
});
