import { isDeepStrictEqual } from 'node:util';
import {
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { alignLists } from './align';
import { flowValue, printItem, printPair, printValue } from './print';
import type { Splice } from './splice';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const keyOf = (pair: Pair) => String(isScalar(pair.key) ? pair.key.value : pair.key);
const valueOf = (node: unknown): unknown => (isNode(node) ? node.toJSON() : node);

/** Where a value is written, and what a new value in its place needs to know. */
interface Place {
  /** From where a whole new value is written: after the colon or the dash. */
  after: number;
  /** The column of the key or dash. */
  indent: number;
  /** Characters of the key and its colon, or of the dash. */
  taken: number;
  /** Within `[…]` or `{…}`. */
  isFlow: boolean;
}

/**
 * The splices that make a YAML text say `wanted`. Only the lines of fields that differ are touched: comments, quotes, folds
 * and the order of all others stay.
 * @param root - parsed from `text` with `keepSourceTokens`
 */
export function spliceYaml(text: string, root: YAMLMap | YAMLSeq, wanted: unknown): Splice[] {
  const splices: Splice[] = [];
  const put = (start: number, end: number, replacement: string) =>
    void splices.push({ start, end, text: replacement });
  const lineStart = (offset: number) => text.lastIndexOf('\n', offset - 1) + 1;
  const columnOf = (offset: number) => offset - lineStart(offset);

  /** The end of a node's own text, without the comments below it. */
  function endOf(node: unknown, otherwise: number): number {
    if (!isNode(node) || !node.range) return otherwise;
    const last: unknown = isCollection(node) && !node.flow ? node.items.at(-1) : undefined;
    if (isNode(last)) return endOf(last, node.range[1]);
    if (last) return pairEnd(last as Pair);
    return node.range[1];
  }
  const colonOf = ({ srcToken, key }: Pair): number => {
    const colon = srcToken?.sep?.find(({ type }) => type === 'map-value-ind');
    return colon ? colon.offset + 1 : (key as Node).range![1];
  };
  const pairStart = ({ key }: Pair) => (key as Node).range![0];
  const pairEnd = (pair: Pair): number => Math.max(colonOf(pair), endOf(pair.value, 0));
  /** Whether a field's line begins with the dash of a list. */
  const isBesideDash = (offset: number) => text.slice(lineStart(offset), offset).trim() !== '';
  /** The start of the line below. */
  function nextLine(offset: number): number {
    if (offset > 0 && text[offset - 1] === '\n') return offset;
    const end = text.indexOf('\n', offset);
    return end === -1 ? text.length : end + 1;
  }
  /** Whole lines as they are inserted at an offset, which may be the end of a text without a last line end. */
  const asLines = (lines: string, offset: number) =>
    offset === 0 || text[offset - 1] === '\n' ? `${lines}\n` : `\n${lines}`;

  function replace(node: unknown, value: unknown, { after, indent, taken, isFlow }: Place): void {
    const style = isScalar(node) ? (node.type ?? undefined) : undefined;
    const range = (isNode(node) && node.range) || null;
    const end = Math.max(after, endOf(node, after));
    if (isFlow) {
      const start = range ? range[0] : after;
      put(start, end, (start === after ? ' ' : '') + flowValue(value, style as never));
      return;
    }
    const whole = printValue(value, { indent, taken, style: style as never });
    // The fields of the file itself follow nothing.
    const printed = indent < 0 ? whole.trimStart() : whole;
    // A comment beside the key stays there, and the value follows it.
    const hasComment = range && text.slice(after, range[0]).includes('#');
    const lineEnd = end > after && text[end - 1] === '\n' ? '\n' : '';
    if (hasComment && !printed.startsWith('\n') && isScalar(node))
      put(range[0], end, printed.trimStart() + lineEnd);
    else put(after, end, printed + lineEnd);
  }

  function edit(node: unknown, value: unknown, place: Place): void {
    if (isDeepStrictEqual(valueOf(node), value)) return;
    const isSame =
      (isMap(node) && isFields(value) && node.items.some((pair) => Object.hasOwn(value, keyOf(pair)))) ||
      (isSeq(node) && Array.isArray(value) && value.length > 0);
    if (!isSame || node.items.length === 0) replace(node, value, place);
    else if (node.flow) editFlow(node, value, place);
    else if (isMap(node)) editMap(node, value as Fields);
    else editList(node as YAMLSeq, value as readonly unknown[]);
  }

  /** `[a, b]` and `{ a: 1 }`: written again where fields or items come or go. */
  function editFlow(node: YAMLMap | YAMLSeq | { items: unknown[] }, value: unknown, place: Place): void {
    if (isMap(node)) {
      const fields = value as Fields;
      const keys = node.items.map(keyOf);
      if (isDeepStrictEqual([...keys].sort(), Object.keys(fields).sort()))
        for (const pair of node.items)
          edit(pair.value, fields[keyOf(pair)], { after: colonOf(pair), indent: 0, taken: 0, isFlow: true });
      else if (place.isFlow) replace(node, value, place);
      else put(node.range![0], node.range![1], flowValue(value));
      return;
    }
    const list = node as YAMLSeq;
    const before = list.items.map(valueOf);
    const known = (item: unknown) => {
      const found = list.items[before.findIndex((other) => isDeepStrictEqual(other, item))] as
        Node | undefined;
      return found?.range ? text.slice(found.range[0], found.range[1]) : flowValue(item);
    };
    const printed = `[${(value as readonly unknown[]).map(known).join(', ')}]`;
    const [start, end] = list.range!;
    if (place.isFlow || (!printed.includes('\n') && columnOf(start) + printed.length <= 110))
      put(start, end, printed);
    else replace(node, value, place);
  }

  function editMap(map: YAMLMap, fields: Fields): void {
    const pairs = map.items as Pair[];
    const indent = columnOf(pairStart(pairs[0]!));
    const kept = pairs.filter((pair) => Object.hasOwn(fields, keyOf(pair)));
    for (const [index, pair] of pairs.entries()) {
      const key = keyOf(pair);
      const taken = colonOf(pair) - pairStart(pair);
      if (kept.includes(pair))
        edit(pair.value, fields[key], { after: colonOf(pair), indent, taken, isFlow: false });
      else {
        const start = pairStart(pair);
        const next = pairs[index + 1];
        if (isBesideDash(start) && next) put(start, pairStart(next), '');
        else put(lineStart(start), nextLine(pairEnd(pair)), '');
      }
    }
    const keys = Object.keys(fields);
    for (const [index, key] of keys.entries()) {
      if (pairs.some((pair) => keyOf(pair) === key)) continue;
      const before = keys
        .slice(0, index)
        .reverse()
        .find((other) => pairs.some((pair) => keyOf(pair) === other));
      const printed = printPair(key, fields[key], indent);
      if (before !== undefined) {
        const at = nextLine(pairEnd(pairs.find((pair) => keyOf(pair) === before)!));
        put(at, at, asLines(' '.repeat(indent) + printed, at));
      } else {
        const start = pairStart(pairs[0]!);
        const margin = ' '.repeat(indent);
        if (isBesideDash(start)) put(start, start, `${printed}\n${margin}`);
        else put(lineStart(start), lineStart(start), `${margin}${printed}\n`);
      }
    }
  }

  function editList(list: YAMLSeq, wantedItems: readonly unknown[]): void {
    const items = list.items as (Node | null)[];
    const dashes = (
      list.srcToken as { items: { start: { type: string; offset: number }[] }[] }
    ).items.flatMap(({ start }) =>
      start.filter(({ type }) => type === 'seq-item-ind').map(({ offset }) => offset),
    );
    const before = items.map(valueOf);
    const indent = columnOf(dashes[0]!);
    const end = (index: number) => nextLine(Math.max(dashes[index]! + 1, endOf(items[index], 0)));
    const linesOf = (index: number) => text.slice(lineStart(dashes[index]!), end(index)).replace(/\n$/, '');
    let at = lineStart(dashes[0]!);
    for (const step of alignLists(before, wantedItems)) {
      if (step.kind === 'insert') {
        const item = wantedItems[step.to];
        const moved = before.findIndex((other) => isDeepStrictEqual(other, item));
        put(at, at, asLines(moved >= 0 ? linesOf(moved) : printItem(item, indent), at));
        continue;
      }
      const { from } = step;
      if (step.kind === 'remove') put(lineStart(dashes[from]!), end(from), '');
      if (step.kind === 'edit')
        edit(items[from], wantedItems[step.to], {
          after: dashes[from]! + 1,
          indent,
          taken: 1,
          isFlow: false,
        });
      at = end(from);
    }
  }

  edit(root, wanted, { after: root.range![0], indent: -2, taken: 0, isFlow: false });
  return splices;
}
