import type { Prose } from '@/lib/prose';

/** The plain text of prose nodes, without markup. */
export const textOf = (nodes: Prose): string =>
  nodes
    .map((node) => (typeof node === 'string' ? node : 'children' in node ? textOf(node.children) : ''))
    .join('');
