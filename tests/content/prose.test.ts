import { describe, expect, it } from 'vitest';
import { compileMarkdown } from '../../scripts/content/markdown';
import { tableOfContents } from '../../scripts/content/prose/contents';
import { plainText } from '../../scripts/content/prose/plain-text';
import { readingMinutes } from '../../scripts/content/prose/reading-time';
import { toHtml } from '../../scripts/content/prose/to-html';
import { wordsIn } from '../../scripts/content/prose/words';
import { plates } from './sample';

const proseOf = (source: string) =>
  compileMarkdown(source, {
    file: 'a.md',
    plates,
    tell: (mistake) => {
      throw new Error(mistake.expected);
    },
  }).prose;

describe('plainText', () => {
  it('keeps words apart that stand in blocks of their own, and together what emphasis splits', () => {
    const prose = proseOf(
      '## One\n\nTw*o* thr`ee`\\\nfour\n\n- five\n- six\n\n| a | b |\n|---|---|\n| c | d |',
    );
    expect(plainText(prose)).toBe('One Two three four five six a b c d');
  });

  it('reads what pictures show', () => {
    expect(plainText(proseOf('![The tide](plate:shot "At six")'))).toBe('The tide At six');
  });
});

it('counts 200 words a minute, and one minute at least', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
  expect([0, 1, 299, 300, 1000].map((count) => readingMinutes(words(count)))).toEqual([1, 1, 1, 2, 5]);
});

it.each([
  ['我们设计网站和应用程序。', 5, 7],
  ['私たちはウェブサイトを設計します。', 6, 11],
  ['เราออกแบบเว็บไซต์และแอป', 4, 8],
  ['نصمم المواقع والتطبيقات', 3, 3],
  ['It’s a well-known 网站 (2026).', 5, 5],
])('counts the words of %j, also where no space is between them', (text, least, most) => {
  const { length } = wordsIn(text);
  expect(length).toBeGreaterThanOrEqual(least);
  expect(length).toBeLessThanOrEqual(most);
});

it('lists the headings of a text with their levels', () => {
  expect(tableOfContents(proseOf('## One & *two*\n\nx\n\n### Three'))).toEqual([
    { id: 'one-and-two', title: 'One & two', level: 2 },
    { id: 'three', title: 'Three', level: 3 },
  ]);
});

describe('toHtml', () => {
  const html = (source: string) => toHtml(proseOf(source), { absolute: 'https://x.example/blog/a' });

  it('makes links and pictures whole', () => {
    expect(html('[a](/about#b) [c](#d) [e](https://e.example/?f&g) [h](mailto:h@i.example)')).toBe(
      '<p><a href="https://x.example/about#b">a</a> <a href="https://x.example/blog/a#d">c</a> ' +
        '<a href="https://e.example/?f&amp;g">e</a> <a href="mailto:h@i.example">h</a></p>',
    );
    expect(html('![A "tide"](plate:shot "<6>")')).toBe(
      '<figure><img src="https://x.example/plates/shot.webp" alt="A &quot;tide&quot;" width="40" height="30">' +
        '<figcaption>&lt;6&gt;</figcaption></figure>',
    );
  });

  it('escapes every word', () => {
    expect(html('&lt;script>x&amp;y `</p>`\n\n```\n<b>\n```')).toBe(
      '<p>&lt;script&gt;x&amp;y <code>&lt;/p&gt;</code></p><pre><code>&lt;b&gt;</code></pre>',
    );
  });

  it('writes blocks as they are', () => {
    expect(html('## A\n\n> b\n\n1. c\n\n---\n\n| d |\n|---|\n| e |')).toBe(
      '<h2>A</h2><blockquote><p>b</p></blockquote><ol><li>c</li></ol><hr>' +
        '<table><thead><tr><th>d</th></tr></thead><tbody><tr><td>e</td></tr></tbody></table>',
    );
  });
});
