import type { Nodes, PhrasingContent } from 'mdast';
import type { ProseNode } from '../../../src/lib/prose';
import type { Writing } from './writing';
import { keepTogether } from '../keep-together';
import { htmlMistake } from './html-mistake';
import { addressOf, linkFault } from './link-target';

/** The words of a node and of all within it. */
export function textOf(node: Nodes): string {
  if ('value' in node) return node.type === 'html' ? '' : node.value;
  if (node.type === 'break') return ' ';
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

function linkTo(
  href: string,
  node: PhrasingContent,
  children: PhrasingContent[],
  writing: Writing,
): ProseNode[] {
  const fault = linkFault(href, writing.site);
  if (fault) writing.wrong(node, 'link', fault, JSON.stringify(href));
  else if (children.map(textOf).join('').trim() === '')
    writing.wrong(node, 'link', 'text between the brackets', JSON.stringify(`[](${href})`));
  else {
    writing.links.push({ href, line: writing.lineOf(node) });
    return [{ tag: 'a', href: addressOf(href), children: inlines(children, writing) }];
  }
  return inlines(children, writing);
}

function inline(node: PhrasingContent, writing: Writing): ProseNode[] {
  switch (node.type) {
    case 'text': {
      // CommonMark takes it for words.
      const [, name] = /!\[[^\]]*\]\(([^<>()"]*?\s[^<>()"]*?\.\w+)\s*["')]/.exec(node.value) ?? [];
      const expected = `angle brackets around a name with spaces: ![words](<${name}>)`;
      if (name) writing.wrong(node, 'image', expected, JSON.stringify(name));
      // A line's end within a paragraph is a space.
      return [keepTogether(node.value.replace(/\n/g, ' '))];
    }
    case 'emphasis':
      return [{ tag: 'em', children: inlines(node.children, writing) }];
    case 'strong':
      return [{ tag: 'strong', children: inlines(node.children, writing) }];
    case 'inlineCode':
      return [{ tag: 'code', children: [node.value] }];
    case 'break':
      return [{ tag: 'br' }];
    case 'link':
      return linkTo(node.url, node, node.children, writing);
    case 'linkReference':
      return linkTo(writing.definitions.get(node.identifier)?.url ?? '', node, node.children, writing);
    case 'image':
    case 'imageReference':
      writing.wrong(
        node,
        'image',
        'a paragraph with ![what it shows](plate:id) alone, outside lists and quotes',
        'an image within a line',
      );
      return [];
    case 'html':
      htmlMistake(node, writing);
      return [];
    default:
      writing.wrong(node, 'text', 'words, links, emphasis or code', node.type);
      return [];
  }
}

/** The words, links and emphasis of one paragraph, heading, item or cell. */
export function inlines(nodes: readonly PhrasingContent[], writing: Writing): ProseNode[] {
  return nodes.flatMap((node) => inline(node, writing));
}
