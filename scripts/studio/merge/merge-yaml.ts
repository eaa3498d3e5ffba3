import { isDeepStrictEqual } from 'node:util';
import { isMap, isNode, isScalar, isSeq, type Node, type Pair, type YAMLMap, type YAMLSeq } from 'yaml';
import { isRecord } from '../../../src/lib/is-record';
import { alignLists } from './align';
import {
  colonOf,
  columnOf,
  dashesOf,
  endOf,
  isBesideDash,
  keyOf,
  lineStart,
  nextLine,
  pairEnd,
  pairStart,
} from './positions';
import { flowValue, printItem, printPair, printValue } from './print';
import type { Splice } from './splice';

type Fields = Readonly<Record<string, unknown>>;

const valueOf = (node: unknown): unknown => (isNode(node) ? node.toJSON() : node);

/** A YAML text, and the replacements in it. */
interface Merge {
  text: string;
  put: (start: number, end: number, replacement: string) => void;
}

/** The place of a value, with the data needed to write a new one. */
interface Place {
  /** The start of a whole new value: after the colon or the dash. */
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
  const merge: Merge = {
    text,
    put: (start, end, replacement) => void splices.push({ start, end, text: replacement }),
  };
  edit(merge, root, wanted, { after: root.range![0], indent: -2, taken: 0, isFlow: false });
  return splices;
}

/** Changes a value to another one, in its parts where both have some in common. */
function edit(merge: Merge, node: unknown, value: unknown, place: Place): void {
  if (isDeepStrictEqual(valueOf(node), value)) return;
  const isSame =
    (isMap(node) && isRecord(value) && node.items.some((pair) => Object.hasOwn(value, keyOf(pair)))) ||
    (isSeq(node) && Array.isArray(value) && value.length > 0);
  if (!isSame || node.items.length === 0) replace(merge, node, value, place);
  else if (isMap(node)) {
    if (node.flow) editFlowMap(merge, node, value as Fields, place);
    else editMap(merge, node, value as Fields);
  } else if (node.flow) editFlowList(merge, node as YAMLSeq, value as readonly unknown[], place);
  // Beside a dash, the line of the first item is that of the outer item too.
  else if (isBesideDash(merge.text, dashesOf(node)[0]!)) replace(merge, node, value, place);
  else editList(merge, node as YAMLSeq, value as readonly unknown[]);
}

/** Writes a whole new value. */
function replace({ text, put }: Merge, node: unknown, value: unknown, place: Place): void {
  const { after, indent, taken, isFlow } = place;
  const style = isScalar(node) ? (node.type ?? undefined) : undefined;
  const range = (isNode(node) && node.range) || null;
  const end = Math.max(after, endOf(node, after));
  if (isFlow) {
    const start = range ? range[0] : after;
    put(start, end, (start === after ? ' ' : '') + flowValue(value, style));
    return;
  }
  const whole = printValue(value, { indent, taken, style });
  // The fields of the file itself follow nothing.
  const printed = indent < 0 ? whole.trimStart() : whole;
  // A comment beside the key stays there, and the value follows it.
  const hasComment = range && text.slice(after, range[0]).includes('#');
  const lineEnd = end > after && text[end - 1] === '\n' ? '\n' : '';
  const start = hasComment && !printed.startsWith('\n') && isScalar(node) ? range[0] : after;
  const written = start === after ? printed : printed.trimStart();
  // A comment behind the value would be a part of a text in a block: it follows the block's first mark.
  const [behind = ''] = (/^ ?[|>]/.test(printed) && /^[ \t]+#.*/.exec(text.slice(end))) || [];
  put(start, end + behind.length, written.replace('\n', () => `${behind}\n`) + lineEnd);
}

/** `{ a: 1 }`: written again where fields come or go. */
function editFlowMap(merge: Merge, map: YAMLMap, fields: Fields, place: Place): void {
  const keys = map.items.map(keyOf);
  if (isDeepStrictEqual([...keys].sort(), Object.keys(fields).sort()))
    for (const pair of map.items)
      edit(merge, pair.value, fields[keyOf(pair)], {
        after: colonOf(pair),
        indent: 0,
        taken: 0,
        isFlow: true,
      });
  else if (place.isFlow) replace(merge, map, fields, place);
  else merge.put(map.range![0], map.range![1], flowValue(fields));
}

/** `[a, b]`: written again, with the items that stay as they were; below each other where the line is full. */
function editFlowList(merge: Merge, list: YAMLSeq, wanted: readonly unknown[], place: Place): void {
  const { text, put } = merge;
  const before = list.items.map(valueOf);
  const written = (item: unknown) => {
    const found = list.items[before.findIndex((other) => isDeepStrictEqual(other, item))] as Node | undefined;
    return found?.range ? text.slice(found.range[0], found.range[1]) : flowValue(item);
  };
  const printed = `[${wanted.map(written).join(', ')}]`;
  const [start, end] = list.range!;
  if (place.isFlow || (!printed.includes('\n') && columnOf(text, start) + printed.length <= 110))
    put(start, end, printed);
  else replace(merge, list, wanted, place);
}

/** Whole lines as they are inserted at an offset, which may be the end of a text without a last line end. */
const asLines = (text: string, lines: string, offset: number) =>
  offset === 0 || text[offset - 1] === '\n' ? `${lines}\n` : `\n${lines}`;

function editMap(merge: Merge, map: YAMLMap, fields: Fields): void {
  const { text } = merge;
  const pairs = map.items as Pair[];
  const start = pairStart(pairs[0]!);
  const indent = columnOf(text, start);
  const first = pairs.findIndex((pair) => Object.hasOwn(fields, keyOf(pair)));
  // The first field that stays moves beside the dash.
  const moves = first > 0 && isBesideDash(text, start);
  if (moves) merge.put(start, pairStart(pairs[first]!), '');
  for (const pair of moves ? pairs.slice(first) : pairs) {
    const key = keyOf(pair);
    const taken = colonOf(pair) - pairStart(pair);
    if (Object.hasOwn(fields, key))
      edit(merge, pair.value, fields[key], { after: colonOf(pair), indent, taken, isFlow: false });
    else removePair(merge, pair);
  }
  const keys = Object.keys(fields);
  for (const [index, key] of keys.entries()) {
    if (pairs.some((pair) => keyOf(pair) === key)) continue;
    const above = keys
      .slice(0, index)
      .reverse()
      .map((other) => pairs.find((pair) => keyOf(pair) === other))
      .find((pair) => pair !== undefined);
    const printed = printPair(key, fields[key], indent);
    if (above) addBelow(merge, above, ' '.repeat(indent) + printed);
    else addFirst(merge, pairs[0]!, printed);
  }
}

const removePair = ({ text, put }: Merge, pair: Pair): void =>
  put(lineStart(text, pairStart(pair)), nextLine(text, pairEnd(pair)), '');

function addBelow({ text, put }: Merge, above: Pair, lines: string): void {
  const at = nextLine(text, pairEnd(above));
  put(at, at, asLines(text, lines, at));
}

function addFirst({ text, put }: Merge, first: Pair, printed: string): void {
  const start = pairStart(first);
  const margin = ' '.repeat(columnOf(text, start));
  if (isBesideDash(text, start)) put(start, start, `${printed}\n${margin}`);
  else put(lineStart(text, start), lineStart(text, start), `${margin}${printed}\n`);
}

function editList(merge: Merge, list: YAMLSeq, wanted: readonly unknown[]): void {
  const { text, put } = merge;
  const items = list.items as (Node | null)[];
  const dashes = dashesOf(list);
  const before = items.map(valueOf);
  const indent = columnOf(text, dashes[0]!);
  const startOf = (index: number) => lineStart(text, dashes[index]!);
  const endOfItem = (index: number) => nextLine(text, Math.max(dashes[index]! + 1, endOf(items[index], 0)));
  /** An item that moved keeps its quotes and folds. */
  const linesOf = (item: unknown) => {
    const moved = before.findIndex((other) => isDeepStrictEqual(other, item));
    return moved < 0
      ? printItem(item, indent)
      : text.slice(startOf(moved), endOfItem(moved)).replace(/\n$/, '');
  };
  let at = startOf(0);
  for (const step of alignLists(before, wanted)) {
    if (step.kind === 'insert') {
      put(at, at, asLines(text, linesOf(wanted[step.to]), at));
      continue;
    }
    const { from } = step;
    const place = { after: dashes[from]! + 1, indent, taken: 1, isFlow: false };
    if (step.kind === 'remove') put(startOf(from), endOfItem(from), '');
    if (step.kind === 'edit') edit(merge, items[from], wanted[step.to], place);
    at = endOfItem(from);
  }
}
