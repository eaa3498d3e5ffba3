import type { Prose } from '@/lib/prose';

/** The words of a text without what surrounds them. */
export const textOf = (nodes: Prose): string =>
  nodes
    .map((node) => (typeof node === 'string' ? node : 'children' in node ? textOf(node.children) : ''))
    .join('');
