import type { Prose, ProseHeading } from '../../../src/lib/prose';
import { plainText } from './plain-text';

/** The table of contents of a text: its headings in their order. */
export const tableOfContents = (prose: Prose): ProseHeading[] =>
  prose.flatMap((node) =>
    typeof node !== 'string' && (node.tag === 'h2' || node.tag === 'h3')
      ? [{ id: node.id, title: plainText(node.children), level: node.tag === 'h2' ? 2 : 3 }]
      : [],
  );
