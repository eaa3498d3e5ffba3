import { oneLine } from '../../../src/lib/one-line';
import type { Prose, ProseNode } from '../../../src/lib/prose';

/** Elements whose words run on from the words around them. */
const inline: ReadonlySet<string> = new Set(['a', 'em', 'strong', 'code']);

function words(node: ProseNode): string {
  if (typeof node === 'string') return node;
  switch (node.tag) {
    case 'br':
    case 'hr':
      return ' ';
    case 'pre':
      return ` ${node.text} `;
    case 'plate':
      return ` ${node.alt} ${node.caption ?? ''} `;
    default: {
      const inner = node.children.map(words).join('');
      return inline.has(node.tag) ? inner : ` ${inner} `;
    }
  }
}

/** The words of a text without its form, one space between them: for search, descriptions and counting. */
export const plainText = (prose: Prose): string => oneLine(prose.map(words).join(''));
