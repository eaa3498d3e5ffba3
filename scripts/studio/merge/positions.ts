import { isCollection, isNode, isScalar, type Node, type Pair, type YAMLSeq } from 'yaml';

/** The start of the line of an offset. */
export const lineStart = (text: string, offset: number): number => text.lastIndexOf('\n', offset - 1) + 1;

export const columnOf = (text: string, offset: number): number => offset - lineStart(text, offset);

/** The start of the line below. */
export function nextLine(text: string, offset: number): number {
  if (offset > 0 && text[offset - 1] === '\n') return offset;
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end + 1;
}

/** Whether a field's line begins with the dash of a list. */
export const isBesideDash = (text: string, offset: number): boolean =>
  text.slice(lineStart(text, offset), offset).trim() !== '';

export const keyOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key);

export const pairStart = ({ key }: Pair): number => (key as Node).range![0];

/** The offset behind the colon of a field. */
export function colonOf({ srcToken, key }: Pair): number {
  const colon = srcToken?.sep?.find(({ type }) => type === 'map-value-ind');
  return colon ? colon.offset + 1 : (key as Node).range![1];
}

export const pairEnd = (pair: Pair): number => Math.max(colonOf(pair), endOf(pair.value, 0));

/**
 * The end of a node's own text, without the comments below it.
 * @param otherwise - for a value that is not written
 */
export function endOf(node: unknown, otherwise: number): number {
  if (!isNode(node) || !node.range) return otherwise;
  const last: unknown = isCollection(node) && !node.flow ? node.items.at(-1) : undefined;
  if (isNode(last)) return endOf(last, node.range[1]);
  if (last) return pairEnd(last as Pair);
  return node.range[1];
}

/** The offsets of the dashes of a list in a block. */
export function dashesOf(list: YAMLSeq): number[] {
  const { items } = list.srcToken as { items: { start: { type: string; offset: number }[] }[] };
  return items.flatMap(({ start }) =>
    start.filter(({ type }) => type === 'seq-item-ind').map(({ offset }) => offset),
  );
}
