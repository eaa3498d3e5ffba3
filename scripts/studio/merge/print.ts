import { Document, Scalar, YAMLSeq } from 'yaml';
import { isRecord } from '../../../src/lib/is-record';

/** The style of a scalar: plain, in quotes, or as a block below its key. */
export type ScalarStyle = Scalar.Type;

interface PrintOptions {
  /** The column of the key or dash. */
  indent: number;
  /** The number of characters of the key and its colon, or of the dash. */
  taken: number;
  style?: ScalarStyle;
}

/** Characters in a line; content files are formatted to it. */
const lineWidth = 110;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

function scalarText(value: unknown, style: ScalarStyle | undefined, options: { lineWidth: number }): string {
  const scalar = new Scalar(value);
  if (style) scalar.type = style;
  const printed = new Document({ key: scalar }).toString({ singleQuote: true, ...options });
  // Not the empty lines that a text in a block ends in.
  return printed.slice('key: '.length).replace(/\n$/, '');
}

/** A scalar on one line. */
export const inlineScalar = (value: unknown, style?: ScalarStyle): string =>
  scalarText(value, style, { lineWidth: 0 });

/** A value as an entry of `[…]` or `{…}`, on one line. */
export function flowValue(value: unknown, style?: ScalarStyle): string {
  const document = new Document();
  const list = new YAMLSeq();
  const node = document.createNode(value, { flow: true });
  if (style && node instanceof Scalar) node.type = style;
  list.flow = true;
  list.items.push(node);
  document.contents = list as never;
  const printed = document.toString({ singleQuote: true, lineWidth: 0, flowCollectionPadding: false });
  return printed.trimEnd().slice(1, -1).trim();
}

/** Breaks a text at single spaces, where YAML reads a line end as a space. */
function wrap(text: string, first: number, further: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/(?<=[^\s\\]) (?=\S)/)) {
    const room = lines.length === 0 ? first : further;
    if (line && line.length + 1 + word.length > room) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line];
}

function printString(value: string, { indent, taken, style }: PrintOptions): string {
  // A block of nothing but spaces would end before them.
  if (value.trim() === '')
    return ` ${value.includes('\n') ? JSON.stringify(value) : inlineScalar(value, Scalar.QUOTE_SINGLE)}`;
  const isBlock = style === Scalar.BLOCK_LITERAL || style === Scalar.BLOCK_FOLDED;
  // A block's last spaces and empty lines would be taken for those of the file.
  if (/[ \t]\n*$|\n\n$/.test(value) && (isBlock || value.includes('\n'))) return ` ${JSON.stringify(value)}`;
  const inner = ' '.repeat(indent + 2);
  if (value.includes('\n') || isBlock) {
    const block = scalarText(value, isBlock ? style : Scalar.BLOCK_LITERAL, {
      lineWidth: lineWidth - indent,
    });
    return ` ${block.replace(/\n(?!\n|$)(?: {2})?/g, `\n${inner}`)}`;
  }
  const line = inlineScalar(value, style);
  if (indent + taken + 1 + line.length <= lineWidth) return ` ${line}`;
  const isQuoted = /^['"]/.test(line);
  const room = lineWidth - inner.length;
  if (isQuoted) return ` ${wrap(line, lineWidth - indent - taken - 1, room).join(`\n${inner}`)}`;
  return `\n${inner}${wrap(line, room, room).join(`\n${inner}`)}`;
}

/** A value as it follows `key:` or `-`, with the space or line end between. Its last line has no end. */
export function printValue(value: unknown, options: PrintOptions): string {
  if (isList(value) && value.length > 0)
    return `\n${value.map((item) => printItem(item, options.indent + 2)).join('\n')}`;
  if (isRecord(value) && Object.keys(value).length > 0) return `\n${printPairs(value, options.indent + 2)}`;
  if (isList(value)) return ' []';
  if (isRecord(value)) return ' {}';
  return typeof value === 'string' ? printString(value, options) : ` ${inlineScalar(value)}`;
}

/** `key: value` in a block, from the key on. */
export function printPair(key: string, value: unknown, indent: number): string {
  const name = `${inlineScalar(key)}:`;
  return name + printValue(value, { indent, taken: name.length });
}

const printPairs = (fields: Readonly<Record<string, unknown>>, indent: number): string =>
  Object.entries(fields)
    .map(([key, value]) => ' '.repeat(indent) + printPair(key, value, indent))
    .join('\n');

/** An item of a list in a block, from the start of its line. */
export function printItem(item: unknown, indent: number): string {
  const dash = `${' '.repeat(indent)}-`;
  if (isRecord(item) && Object.keys(item).length > 0)
    return `${dash} ${printPairs(item, indent + 2).trimStart()}`;
  return dash + printValue(item, { indent, taken: 1 });
}

/** A new Markdown file. */
export const printFile = (fields: Readonly<Record<string, unknown>>, body: string): string =>
  `---\n${printPairs(fields, 0)}\n---\n${body}`;
