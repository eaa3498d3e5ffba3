import { createElement, Fragment, type ReactNode } from 'react';
import * as words from '@generated/yaml/words/code';
import { fill } from '@/lib/fill';
import type { Prose, ProseElement, ProseNode } from '@/lib/prose';
import { Divider } from '../divider/divider';
import { Link } from '../link/link';
import { CodeBlock } from './code-block';
import { ProseFigure } from './prose-figure';
import * as s from './prose.module.scss';
import { ScrollBox } from './scroll-box';
import { textOf } from './text-of';

/** Length in characters above which a quotation has a smaller font: a pull quote is one sentence. */
const longQuote = 120;

/** Renders nodes as arguments instead of an array: their order never changes, so they need no keys. */
export const drawNodes = (nodes: Prose): ReactNode => createElement(Fragment, null, ...nodes.map(drawNode));

/** Removes links inside a heading: the heading is a link itself, and links cannot nest. */
const withoutLinks = (nodes: Prose): Prose =>
  nodes.flatMap((node) => (typeof node === 'object' && node.tag === 'a' ? node.children : node));

const namesOf = ({ children }: Extract<ProseElement, { tag: 'table' }>) => {
  const head = children.find((node) => typeof node === 'object' && node.tag === 'thead');
  const row = typeof head === 'object' && 'children' in head ? head.children[0] : undefined;
  return typeof row === 'object' && 'children' in row
    ? row.children.map((cell) => textOf([cell])).join(', ')
    : '';
};

function drawNode(node: ProseNode): ReactNode {
  if (typeof node === 'string') return node;
  switch (node.tag) {
    case 'h2':
    case 'h3':
      return (
        <node.tag id={node.id} className={s.heading}>
          <a href={`#${node.id}`} className={s.anchor}>
            {drawNodes(withoutLinks(node.children))}
          </a>
        </node.tag>
      );
    case 'a':
      return (
        <Link href={node.href} className={s.link}>
          {drawNodes(node.children)}
        </Link>
      );
    case 'blockquote':
      return (
        <blockquote className={s.quote} data-length={textOf([node]).length > longQuote ? 'long' : 'short'}>
          {drawNodes(node.children)}
        </blockquote>
      );
    case 'pre':
      return <CodeBlock text={node.text} language={node.language} />;
    case 'plate':
      return <ProseFigure plate={node.plate} alt={node.alt} caption={node.caption} />;
    case 'table':
      return (
        <ScrollBox label={fill(words.table, { columns: namesOf(node) })} className={s.table}>
          <table>{drawNodes(node.children)}</table>
        </ScrollBox>
      );
    case 'th':
      return (
        <th scope="col" data-align={node.align}>
          {drawNodes(node.children)}
        </th>
      );
    case 'td':
      return <td data-align={node.align}>{drawNodes(node.children)}</td>;
    case 'hr':
      return <Divider variant="wave" className={s.rule} />;
    case 'br':
      return <br />;
    default:
      return <node.tag>{drawNodes(node.children)}</node.tag>;
  }
}
