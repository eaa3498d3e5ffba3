import type {
  BlockContent,
  DefinitionContent,
  Heading,
  Image,
  List,
  ListItem,
  Paragraph,
  RootContent,
  Table,
} from 'mdast';
import type { ProseElement, ProseNode } from '../../../src/lib/prose';
import type { Writing } from './writing';
import { slugOf } from '@/lib/slug';
import { htmlMistake } from './html-mistake';
import { inlines, textOf } from './inlines';
import { pictureOf } from './picture';

/** A heading's id: its words, numbered where they are taken on this page already. */
function idOf(heading: Heading, { ids }: Writing): string {
  const slug = slugOf(textOf(heading)) || 'section';
  let id = slug;
  for (let count = 2; ids.has(id); count++) id = `${slug}-${count}`;
  ids.add(id);
  return id;
}

function headingOf(node: Heading, writing: Writing): ProseElement[] {
  const marks = '#'.repeat(node.depth);
  if (node.depth !== 2 && node.depth !== 3) {
    const why = node.depth === 1 ? ' (the page’s # heading is its "title")' : '';
    writing.wrong(node, 'heading', `## or ###${why}`, marks);
    return [];
  }
  if (textOf(node).trim() === '') {
    writing.wrong(node, 'heading', `text after ${marks}`, 'nothing');
    return [];
  }
  const tag = `h${node.depth}` as const;
  return [{ tag, id: idOf(node, writing), children: inlines(node.children, writing) }];
}

/** The lone image of a paragraph. */
function loneImage({ children }: Paragraph): Image | null {
  const [only, ...more] = children;
  return only?.type === 'image' && more.length === 0 ? only : null;
}

function itemOf(item: ListItem, loose: boolean, writing: Writing): ProseElement {
  const children = item.children.flatMap((child): ProseNode[] =>
    child.type === 'paragraph' && !loose ? inlines(child.children, writing) : block(child, writing),
  );
  return { tag: 'li', children };
}

function listOf(node: List, writing: Writing): ProseElement[] {
  if (node.ordered && node.start !== 1 && node.start !== null)
    writing.wrong(node, 'list', 'a numbered list that begins with 1', String(node.start));
  const loose = Boolean(node.spread) || node.children.some(({ spread }) => spread);
  return [
    { tag: node.ordered ? 'ol' : 'ul', children: node.children.map((item) => itemOf(item, loose, writing)) },
  ];
}

function tableOf(node: Table, writing: Writing): ProseElement[] {
  const [head, ...body] = node.children.map((row, index): ProseElement => {
    const tag = index === 0 ? 'th' : 'td';
    const cells = row.children.map((cell, column): ProseElement => {
      const align = node.align?.[column] ?? undefined;
      const children = inlines(cell.children, writing);
      return align ? { tag, align, children } : { tag, children };
    });
    return { tag: 'tr', children: cells };
  });
  if (!head || body.length === 0) {
    writing.wrong(node, 'table', 'at least one row below the heads', 'none');
    return [];
  }
  return [
    {
      tag: 'table',
      children: [
        { tag: 'thead', children: [head] },
        { tag: 'tbody', children: body },
      ],
    },
  ];
}

function block(node: BlockContent | DefinitionContent, writing: Writing): ProseElement[] {
  switch (node.type) {
    case 'paragraph':
      return [{ tag: 'p', children: inlines(node.children, writing) }];
    case 'blockquote':
      return [{ tag: 'blockquote', children: node.children.flatMap((child) => block(child, writing)) }];
    case 'list':
      return listOf(node, writing);
    case 'table':
      return tableOf(node, writing);
    case 'code':
      return [{ tag: 'pre', ...(node.lang ? { language: node.lang } : {}), text: node.value }];
    case 'thematicBreak':
      return [{ tag: 'hr' }];
    case 'heading':
      writing.wrong(node, 'heading', 'headings outside lists and quotes', '#'.repeat(node.depth));
      return [];
    case 'html':
      htmlMistake(node, writing);
      return [];
    default:
      // Definitions say where links lead and are nothing to show.
      return [];
  }
}

/** A text's own level: the only one with headings, in their order, and with pictures. */
export function topLevel(nodes: readonly RootContent[], writing: Writing): ProseElement[] {
  let depth = 1;
  return nodes.flatMap((node) => {
    if (node.type === 'heading') {
      if (node.depth === 3 && depth === 1) writing.wrong(node, 'heading', 'a ## before the first ###', '###');
      depth = node.depth;
      return headingOf(node, writing);
    }
    if (node.type === 'paragraph' && textOf(node).startsWith(':::')) {
      const mark = textOf(node).split('\n', 1)[0]!;
      writing.wrong(node, 'block', 'words: only pages and projects have blocks', JSON.stringify(mark));
      return [];
    }
    const image = node.type === 'paragraph' ? loneImage(node) : null;
    return image ? pictureOf(image, writing) : block(node as BlockContent, writing);
  });
}
