import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linksIn } from '@/dashboard/parts/linked-text/links-in';

const hrefs = (text: string) => linksIn(text).flatMap(({ href }) => href ?? []);

describe('the web addresses of a text', () => {
  it('are links without the marks of the sentence around them', () => {
    expect(hrefs('See https://a.example/b, then http://c.example/d?e=1.')).toEqual([
      'https://a.example/b',
      'http://c.example/d?e=1',
    ]);
    expect(hrefs('(https://a.example/b_(c)).')).toEqual(['https://a.example/b_(c)']);
    expect(hrefs('“https://a.example/b”')).toEqual(['https://a.example/b']);
  });

  it('are those of the web alone', () => {
    const texts = [
      'javascript:alert(1)',
      'data:text/html,x',
      'ftp://a.example',
      'a.example',
      'https://',
      'xhttps://a.b',
    ];
    for (const text of texts) expect(hrefs(text), text).toEqual([]);
  });

  it('leave every text as it is', () => {
    const word = fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom(' ', '\n', '(', ').', 'https://'));
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const text = words.join('');
        const parts = linksIn(text);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        expect(parts.every(({ href }) => href === null || /^https?:\/\//.test(href))).toBe(true);
      }),
    );
  });
});
