import type { ListItem, Nodes, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Prose, ProseElement, ProseNode } from '@/lib/prose';
import { slugOf } from '@/lib/slug';

/** Addresses that a link may lead to: the web, an email address, a page of this site. */
const safeAddress = /^(?:https?:\/\/|mailto:|\/(?![/\\]))/i;

function wordsOf(node: Nodes): string {
  if ('value' in node) return node.value;
  if ('alt' in node) return node.alt ?? '';
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}

function inline(node: PhrasingContent): ProseNode[] {
  switch (node.type) {
    case 'emphasis':
      return [{ tag: 'em', children: node.children.flatMap(inline) }];
    case 'strong':
      return [{ tag: 'strong', children: node.children.flatMap(inline) }];
    case 'inlineCode':
      return [{ tag: 'code', children: [node.value] }];
    case 'break':
      return [{ tag: 'br' }];
    case 'link': {
      const children = node.children.flatMap(inline);
      return safeAddress.test(node.url) ? [{ tag: 'a', href: node.url, children }] : children;
    }
    default:
      return [wordsOf(node)];
  }
}

/** A heading's id: its words, numbered if an earlier heading has them. */
function idOf(words: string, ids: Set<string>): string {
  const slug = slugOf(words) || 'section';
  let id = slug;
  for (let count = 2; ids.has(id); count += 1) id = `${slug}-${count}`;
  ids.add(id);
  return id;
}

/** The items of a tight list have no paragraphs, only words. */
const itemOf = (item: ListItem, spread: boolean, ids: Set<string>): ProseElement => ({
  tag: 'li',
  children: item.children.flatMap((child): ProseNode[] =>
    child.type === 'paragraph' && !spread ? child.children.flatMap(inline) : block(child, ids),
  ),
});

function block(node: RootContent, ids: Set<string>): ProseElement[] {
  switch (node.type) {
    case 'heading':
      return [{ tag: 'h3', id: idOf(wordsOf(node), ids), children: node.children.flatMap(inline) }];
    case 'paragraph':
      return [{ tag: 'p', children: node.children.flatMap(inline) }];
    case 'list': {
      const spread = node.spread === true;
      return [
        { tag: node.ordered ? 'ol' : 'ul', children: node.children.map((item) => itemOf(item, spread, ids)) },
      ];
    }
    case 'blockquote':
      return [{ tag: 'blockquote', children: node.children.flatMap((child) => block(child, ids)) }];
    case 'code':
      return [{ tag: 'pre', text: node.value, language: node.lang ?? undefined }];
    case 'thematicBreak':
      return [{ tag: 'hr' }];
    case 'html':
      return [{ tag: 'p', children: [node.value] }];
    default:
      return [];
  }
}

/**
 * Markdown (CommonMark) as prose. All headings have level 3, because the title of the panel around them has level 2. HTML
 * is shown as it is written, a picture as its description, and a link to an unsafe address as its words.
 */
export function readMarkdown(markdown: string): Prose {
  const ids = new Set<string>();
  return fromMarkdown(markdown).children.flatMap((node) => block(node, ids));
}
