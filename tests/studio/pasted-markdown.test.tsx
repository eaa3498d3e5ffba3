import { expect, it } from 'vitest';
import { pastedMarkdown } from '@/studio/markdown/pasted-markdown';

it('keeps headings, words in bold and italic, links, lists and quotes of a page', () => {
  expect(
    pastedMarkdown(
      `<h1>Calm menus</h1><p>A <b>bold</b> and an <em>italic</em> word, <a href="https://undula.example/a">a link</a>.</p>
       <ul><li>One<ul><li>Within</li></ul></li><li>Two</li></ul><ol><li>First</li><li>Second</li></ol>
       <h4>Deep</h4><blockquote><p>Said.</p></blockquote>`,
    ),
  ).toBe(
    `## Calm menus

A **bold** and an *italic* word, [a link](https://undula.example/a).

- One
    - Within
- Two

1. First
2. Second

### Deep

> Said.`,
  );
});

it('finds the lists of Word in its paragraphs', () => {
  const item = (mark: string, text: string) =>
    `<p class="MsoListParagraphCxSpMiddle" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">${mark}<span>&nbsp; </span></span>${text}<o:p></o:p></p>`;
  expect(
    pastedMarkdown(
      `<style>p { color: red }</style><p class="MsoNormal"><b>Before</b> the list</p>${item('·', 'Bread')}${item('·', 'Butter')}<p class="MsoNormal">Then</p>${item('1.', 'Cut')}${item('2.', 'Spread')}`,
    ),
  ).toBe('**Before** the list\n\n- Bread\n- Butter\n\nThen\n\n1. Cut\n2. Spread');
});

it('reads the styles of Google Docs', () => {
  expect(
    pastedMarkdown(
      `<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:400">Plain, </span><span style="font-weight:700">bold</span><span style="font-weight:400"> and </span><span style="font-style:italic">slanted</span>.</p></b>`,
    ),
  ).toBe('Plain, **bold** and *slanted*.');
});

it('drops pictures, scripts and links that lead nowhere, and escapes signs of Markdown', () => {
  expect(
    pastedMarkdown(
      `<p>2 * 3 * 4 <img src="file:///C:/tmp/a.png" alt="A"><script>alert(1)</script><a href="javascript:alert(1)">press</a> <a href="file:///C:/x">there</a></p><h2></h2>`,
    ),
  ).toBe('2 \\* 3 \\* 4 press there');
});

it('leaves text without a format to the browser', () => {
  expect(pastedMarkdown('')).toBeNull();
  expect(pastedMarkdown('<div><span style="color: red">const a = 1;</span></div>')).toBeNull();
});
