import { describe, expect, it } from 'vitest';
import { brand } from '@/content/brand';
import { compileMarkdown } from '../../scripts/content/markdown';
import { describeMistake, type Mistake } from '../../scripts/content/mistakes';
import { plates } from './sample';

function compile(source: string) {
  const mistakes: Mistake[] = [];
  const tell = (mistake: Mistake) => void mistakes.push(mistake);
  const compiled = compileMarkdown(source, { file: 'a.md', line: 10, plates, tell });
  return { ...compiled, mistakes: mistakes.map(describeMistake) };
}

/** The prose of Markdown without a mistake. */
function proseOf(source: string) {
  const { prose, mistakes } = compile(source);
  expect(mistakes).toEqual([]);
  return prose;
}

const mistakesOf = (source: string) => compile(source).mistakes;

describe('compileMarkdown', () => {
  it('fills the words of the brand in, except in code', () => {
    expect(
      proseOf('[{brand.email}](mailto:{brand.email}) `{brand.name}`\n\n```\n{brand.title}\n```'),
    ).toEqual([
      {
        tag: 'p',
        children: [
          { tag: 'a', href: `mailto:${brand.email}`, children: [brand.email] },
          ' ',
          { tag: 'code', children: ['{brand.name}'] },
        ],
      },
      { tag: 'pre', text: '{brand.title}' },
    ]);
  });

  it('fills the same text in for another brand, as after a save in the Studio', () => {
    const named = (name: string) =>
      compileMarkdown('[{brand.name}](/about)', {
        file: 'a.md',
        brand: { ...brand, name },
        plates,
        tell: (mistake) => expect.fail(describeMistake(mistake)),
      }).prose;
    named('Harbour');
    expect(named('Ferry')).toEqual([
      { tag: 'p', children: [{ tag: 'a', href: '/about', children: ['Ferry'] }] },
    ]);
  });

  it('makes paragraphs of words, emphasis, code, links and breaks', () => {
    expect(proseOf('One *two* **three**\nfour `<b>` [five](/about)\\\nsix')).toEqual([
      {
        tag: 'p',
        children: [
          'One ',
          { tag: 'em', children: ['two'] },
          ' ',
          { tag: 'strong', children: ['three'] },
          ' four ',
          { tag: 'code', children: ['<b>'] },
          ' ',
          { tag: 'a', href: '/about', children: ['five'] },
          { tag: 'br' },
          'six',
        ],
      },
    ]);
  });

  it('puts no paragraphs into a tight list, and keeps those of a loose one', () => {
    expect(proseOf('- a\n- b\n\n1. c\n\n   d\n2. e')).toEqual([
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: ['a'] },
          { tag: 'li', children: ['b'] },
        ],
      },
      {
        tag: 'ol',
        children: [
          {
            tag: 'li',
            children: [
              { tag: 'p', children: ['c'] },
              { tag: 'p', children: ['d'] },
            ],
          },
          { tag: 'li', children: [{ tag: 'p', children: ['e'] }] },
        ],
      },
    ]);
  });

  it('gives each heading an id of its own, never one that the page has', () => {
    const ids = proseOf('## Notes\n\n### Notes\n\n## Notes 2\n\n## Contact\n\n## 日本').map((node) =>
      typeof node === 'object' && 'id' in node ? node.id : null,
    );
    expect(ids).toEqual(['notes', 'notes-2', 'notes-2-2', 'contact-2', 'section']);
  });

  it('makes tables with their alignment', () => {
    expect(proseOf('| a | b |\n|:--|--:|\n| 1 | 2 |')).toEqual([
      {
        tag: 'table',
        children: [
          {
            tag: 'thead',
            children: [
              {
                tag: 'tr',
                children: [
                  { tag: 'th', align: 'left', children: ['a'] },
                  { tag: 'th', align: 'right', children: ['b'] },
                ],
              },
            ],
          },
          {
            tag: 'tbody',
            children: [
              {
                tag: 'tr',
                children: [
                  { tag: 'td', align: 'left', children: ['1'] },
                  { tag: 'td', align: 'right', children: ['2'] },
                ],
              },
            ],
          },
        ],
      },
    ]);
  });

  it('keeps code as it is, with its language', () => {
    expect(proseOf('```ts\nconst a = "<b>";\n```\n\n    plain')).toEqual([
      { tag: 'pre', language: 'ts', text: 'const a = "<b>";' },
      { tag: 'pre', text: 'plain' },
    ]);
  });

  it('makes a plate of an image with its words and its caption', () => {
    expect(proseOf('![The tide](plate:cover-tide "At six")\n\n---\n\n> Quoted')).toEqual([
      { tag: 'plate', plate: plates['cover-tide'], alt: 'The tide', caption: 'At six' },
      { tag: 'hr' },
      { tag: 'blockquote', children: [{ tag: 'p', children: ['Quoted'] }] },
    ]);
  });

  it('follows links that are defined elsewhere in the text, and lists every link with its line', () => {
    const { prose, links, mistakes } = compile(
      '[a][x], <https://b.example>\n\n[c](#here)\n\n[x]: /about\n[x]: /late',
    );
    expect(mistakes).toEqual([]);
    expect(JSON.stringify(prose)).not.toContain('/late');
    expect(links).toEqual([
      { href: '/about', line: 10 },
      { href: 'https://b.example', line: 10 },
      { href: '#here', line: 12 },
    ]);
  });
});

describe('what has no place in prose is told with its line:', () => {
  it.each([
    ['x <b>y', 'a.md:10: HTML: expected Markdown: **words**, got "<b>"'],
    ['\n<br>', 'a.md:11: HTML: expected Markdown: a backslash at the end of the line, got "<br>"'],
    [
      'a\n\n<script>alert(1)</script>',
      'a.md:12: HTML: expected Markdown without HTML (to show a tag, put it in `backticks`), got "<script>alert(1)</script>"',
    ],
    [
      '<!-- later -->',
      'a.md:10: HTML: expected Markdown without HTML (to show a tag, put it in `backticks`), got "<!-- later -->"',
    ],
    [
      '<constructor>',
      'a.md:10: HTML: expected Markdown without HTML (to show a tag, put it in `backticks`), got "<constructor>"',
    ],
    ['# One', 'a.md:10: heading: expected ## or ### (the page’s # heading is its "title"), got #'],
    ['#### Four', 'a.md:10: heading: expected ## or ###, got ####'],
    ['### Three', 'a.md:10: heading: expected a ## before the first ###, got ###'],
    ['##', 'a.md:10: heading: expected text after ##, got nothing'],
    ['> ## Quoted', 'a.md:10: heading: expected headings outside lists and quotes, got ##'],
    ['3. three', 'a.md:10: list: expected a numbered list that begins with 1, got 3'],
    ['| a |\n|---|', 'a.md:10: table: expected at least one row below the heads, got none'],
    ['[](/about)', 'a.md:10: link: expected text between the brackets, got "[](/about)"'],
    [
      '![](plate:shot)',
      'a.md:10: image: expected a description of the picture: ![description](plate:shot), got ![](plate:shot)',
    ],
    [
      '![x](/x.png)',
      'a.md:10: image: expected a picture beside this file, or "plate:" and a plate of src/content/plates.ts: "cover-tide", "cover-tide-card", "portrait", "shot" or "shot-wide", got "/x.png"',
    ],
    [
      '![x](plate:constructor)',
      'a.md:10: image: expected a picture beside this file, or "plate:" and a plate of src/content/plates.ts: "cover-tide", "cover-tide-card", "portrait", "shot" or "shot-wide", got "plate:constructor"',
    ],
    [
      'Words ![x](plate:shot)',
      'a.md:10: image: expected a paragraph with ![what it shows](plate:id) alone, outside lists and quotes, got an image within a line',
    ],
    [
      '- ![x](plate:shot)',
      'a.md:10: image: expected a paragraph with ![what it shows](plate:id) alone, outside lists and quotes, got an image within a line',
    ],
  ])('%j', (source, mistake) => {
    expect(mistakesOf(source)).toEqual([mistake]);
  });

  it.each([
    [
      'javascript:alert(1)',
      'a path of this site that begins with /, a place #on-this-page, https:, mailto: or tel:',
    ],
    [
      'data:text/html,x',
      'a path of this site that begins with /, a place #on-this-page, https:, mailto: or tel:',
    ],
    ['about', 'a path of this site that begins with /, a place #on-this-page, https:, mailto: or tel:'],
    [
      '//evil.example',
      'a path of this site that begins with /, a place #on-this-page, https:, mailto: or tel:',
    ],
    [
      '/\\evil.example',
      'a path of this site that begins with /, a place #on-this-page, https:, mailto: or tel:',
    ],
    ['http://a.example/b', 'an encrypted address: "https://a.example/b"'],
    ['HTTPS://A.example', 'a whole address such as "https://example.com/page"'],
    ['https://a&#10;b', 'a whole address such as "https://example.com/page"'],
    ['https://', 'a whole address such as "https://example.com/page"'],
    ['mailto:nobody', 'an email address such as "mailto:hello@example.com"'],
    [`${brand.url}/about`, 'the path alone: "/about"'],
    [brand.url, 'the path alone: "/"'],
  ])('a link to %s', (href, expected) => {
    const [mistake, ...more] = mistakesOf(`[x](<${href}>)`);
    expect(more).toEqual([]);
    expect(mistake).toMatch(`a.md:10: link: expected ${expected}, got "`);
  });

  it('a placeholder that the brand has no word for', () => {
    expect(mistakesOf('One\n\nCall {brand.phon}.')).toEqual([
      'a.md:12: placeholder: expected "{brand.name}", "{brand.email}" or "{brand.phone}" (did you mean "{brand.phone}"?), got "{brand.phon}"',
    ]);
  });

  it('nesting that nobody can read', () => {
    expect(mistakesOf(`${'> '.repeat(9000)}a`)).toEqual([
      'a.md:10: text: expected lists and quotes a few levels deep, got Maximum call stack size exceeded',
    ]);
  });
});
