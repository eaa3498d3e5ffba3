import { describe, expect, it } from 'vitest';
import { metaPolicy, securityHeaders } from '../../scripts/headers';
import { observatoryScore } from './observatory';

const headers = securityHeaders('/');

/**
 * The highest that headers and pages can reach: 100, and 10 for the policy, 10 for the resource policy, 5 each for referrers,
 * framing and checksums. Another 5 are for a domain in the browsers' HSTS list, which its owner applies for, and 5 for
 * cookies, of which there are none.
 */
const highest = 135;

describe('MDN’s Observatory', () => {
  it('gives the site the highest score there is', () => {
    expect(observatoryScore({ headers, integrity: true })).toBe(highest);
  });

  it.each([
    ['Content-Security-Policy', undefined, 75],
    ['Content-Security-Policy', "default-src 'self'", 125],
    ['Content-Security-Policy', "default-src 'none'; script-src 'unsafe-inline'; frame-ancestors 'none'", 80],
    ['Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'", 125],
    ['Strict-Transport-Security', undefined, 80],
    ['Strict-Transport-Security', 'max-age=60', 125],
    ['X-Content-Type-Options', undefined, 130],
    ['Referrer-Policy', 'unsafe-url', 125],
    ['Cross-Origin-Resource-Policy', 'cross-origin', 125],
  ])('takes away for %s: %s', (name, value, score) => {
    const others = Object.entries(headers).filter(([other]) => other !== name);
    const changed = Object.fromEntries(value === undefined ? others : [...others, [name, value]]);
    expect(observatoryScore({ headers: changed, integrity: true })).toBe(score);
  });

  it('gives nothing for pages without checksums', () => {
    expect(observatoryScore({ headers, integrity: false })).toBe(highest - 5);
  });
});

it('the policy within pages is the header’s, but for framing, which a page cannot speak of', () => {
  expect(`${metaPolicy}; frame-ancestors 'none'`).toBe(headers['Content-Security-Policy']);
});
