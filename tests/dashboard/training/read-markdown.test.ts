import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMarkdown } from '@/dashboard/parts/reading-text/read-markdown';
import { textOf } from '@/design-system/prose/text-of';

describe('the text of a lesson', () => {
  it('has headings, lists, code and emphasis', () => {
    const text =
      '## First of all\n\nSay *what* it **is**.\n\n1. A `button`\n2. A list\n\n~~~css\np { color: red }\n~~~\n\n---';
    expect(readMarkdown(text)).toEqual([
      { tag: 'h3', id: 'first-of-all', children: ['First of all'] },
      {
        tag: 'p',
        children: [
          'Say ',
          { tag: 'em', children: ['what'] },
          ' it ',
          { tag: 'strong', children: ['is'] },
          '.',
        ],
      },
      {
        tag: 'ol',
        children: [
          { tag: 'li', children: ['A ', { tag: 'code', children: ['button'] }] },
          { tag: 'li', children: ['A list'] },
        ],
      },
      { tag: 'pre', text: 'p { color: red }', language: 'css' },
      { tag: 'hr' },
    ]);
  });

  it('keeps paragraphs within the items of a spread list', () => {
    expect(readMarkdown('- one\n\n- two')).toEqual([
      {
        tag: 'ul',
        children: ['one', 'two'].map((word) => ({ tag: 'li', children: [{ tag: 'p', children: [word] }] })),
      },
    ]);
  });

  it.each([
    ['[web](https://example.org/a?b=1&amp;c=2)', 'https://example.org/a?b=1&c=2'],
    ['[post](mailto:hello@example.org)', 'mailto:hello@example.org'],
    ['[page](/dashboard/intern)', '/dashboard/intern'],
  ])('links %s', (text, href) => {
    expect(readMarkdown(text)).toMatchObject([{ tag: 'p', children: [{ tag: 'a', href }] }]);
  });

  it.each([
    '[press](javascript:alert(1))',
    '[press](JaVaScRiPt:alert(1))',
    '[press](data:text/html,hi)',
    '[press](//elsewhere.example)',
    '[press](<https:/elsewhere.example>)',
    '[press](/\\elsewhere.example)',
  ])('shows only the words of %s', (text) => {
    expect(readMarkdown(text)).toEqual([{ tag: 'p', children: ['press'] }]);
  });

  it('gives each heading an id of its own, also without letters', () => {
    const ids = readMarkdown('## Try\n\n## Try\n\n> ## Try\n\n## ?').flatMap((node) =>
      typeof node === 'object' && 'id' in node ? [node.id] : [],
    );
    expect(ids).toEqual(['try', 'try-2', 'section']);
  });

  it('shows HTML as it is written, and a picture as its description', () => {
    expect(textOf(readMarkdown('<script>alert(1)</script>'))).toBe('<script>alert(1)</script>');
    expect(textOf(readMarkdown('Before <b>bold</b> ![A pier.](pier.jpg)'))).toBe(
      'Before <b>bold</b> A pier.',
    );
  });

  it.each([
    '[Run](javascript:alert(1))',
    '[Run](JaVaScRiPt:alert(1))',
    '[Run](&#106;avascript:alert(1))',
    '[Run](data:text/html,<script>)',
    '[Run](//evil.example)',
    '[Run](</\\\\evil.example>)',
    '![Run](https://evil.example/pixel.gif)',
  ])('shows %s as its words, without a link or a picture', (markdown) => {
    expect(readMarkdown(markdown)).toEqual([{ tag: 'p', children: ['Run'] }]);
  });

  it('takes any text', () => {
    assert(
      property(string({ unit: 'binary' }), (text) => {
        for (const node of readMarkdown(text)) expect(typeof node).toBe('object');
      }),
    );
  });
});
