import { expect, it } from 'vitest';
import { metaPolicy, securityHeaders } from '../../scripts/headers';

it('the headers are those of the highest score that MDN’s Observatory gives', () => {
  expect(securityHeaders('/')).toMatchObject({
    'Content-Security-Policy': expect.stringMatching(
      /^default-src 'none'; script-src 'self' 'sha256-[\w+/]+='; style-src 'self'; (?!.*(?:unsafe-|http:|\*)).*frame-ancestors 'none'$/,
    ),
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': expect.stringMatching(/^max-age=[1-9]\d{7,};/),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  });
});

it.each(['/client.1a2b3c4d.js', '/prices.pdf'])('%s has only the headers that it needs', (path) => {
  expect(Object.keys(securityHeaders(path)).sort()).toEqual([
    'Cross-Origin-Resource-Policy',
    'Strict-Transport-Security',
    'X-Content-Type-Options',
  ]);
});

it('the policy within pages is the header’s, but for framing, which a page cannot speak of', () => {
  expect(`${metaPolicy}; frame-ancestors 'none'`).toBe(securityHeaders('/')['Content-Security-Policy']);
});
