import type { Html } from 'mdast';
import type { Writing } from './writing';
import { show } from '../mistakes';

/** The Markdown equivalents of HTML elements. */
const instead: Readonly<Record<string, string>> = {
  a: '[words](/path)',
  b: '**words**',
  strong: '**words**',
  i: '*words*',
  em: '*words*',
  code: '`words`',
  pre: 'a fence of three backticks',
  br: 'a backslash at the end of the line',
  hr: '---',
  img: '![what it shows](plate:id)',
  h2: '## words',
  h3: '### words',
  li: '- words',
  p: 'a paragraph between blank lines',
  table: 'a table with | as the separator',
};

/** Reports that HTML is not read, and what to write instead. */
export function htmlMistake(node: Html, writing: Writing): void {
  const [, name] = /^<\/?([a-z][a-z0-9-]*)/i.exec(node.value) ?? [];
  const known = name && Object.hasOwn(instead, name.toLowerCase()) ? instead[name.toLowerCase()] : undefined;
  writing.wrong(
    node,
    'HTML',
    known ? `Markdown: ${known}` : 'Markdown without HTML (to show a tag, put it in `backticks`)',
    show(node.value),
  );
}
