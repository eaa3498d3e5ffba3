/**
 * The lines of an iCalendar file (RFC 5545, 3.1): `NAME;PARAM=value:VALUE`, folded after 75 octets.
 */
export interface ContentLine {
  /** In capitals. */
  name: string;
  /** By name in capitals; quotes and the escapes of RFC 6868 are taken off. */
  params: Readonly<Record<string, readonly string[]>>;
  /** As it stands in the file: what its escapes mean depends on the property. */
  value: string;
  /** Of the file, counted from 1: where it begins. */
  line: number;
}

/** A line that is none: what to say about it. */
export interface BrokenLine {
  line: number;
  text: string;
}

const lineFeed = 10;
const carriageReturn = 13;
const isFold = (byte: number | undefined) => byte === 32 || byte === 9;

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Older programs write what Windows used: every byte is a letter there.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Joins folded lines while they are still bytes: a fold may stand in the middle of a letter. Empty lines are left out.
 */
export function unfold(bytes: Uint8Array): { line: number; text: string }[] {
  const lines: { line: number; parts: Uint8Array[] }[] = [];
  let start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  for (let line = 1; start < bytes.length; line += 1) {
    let end = start;
    while (end < bytes.length && bytes[end] !== lineFeed && bytes[end] !== carriageReturn) end += 1;
    const content = bytes.subarray(start, end);
    const last = lines.at(-1);
    if (last && isFold(content[0])) last.parts.push(content.subarray(1));
    else if (content.length > 0) lines.push({ line, parts: [content] });
    start = end + (bytes[end] === carriageReturn && bytes[end + 1] === lineFeed ? 2 : 1);
  }
  return lines.map(({ line, parts }) => {
    const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
    let offset = 0;
    for (const part of parts) {
      whole.set(part, offset);
      offset += part.length;
    }
    return { line, text: decode(whole) };
  });
}

const token = '[A-Za-z0-9-]+';
const paramPattern = new RegExp(`;(${token})=((?:"[^"]*"|[^";:,])*(?:,(?:"[^"]*"|[^";:,])*)*)`, 'y');
const namePattern = new RegExp(`^(?:[A-Za-z0-9_-]+\\.)?(${token})`);

/** RFC 6868: how a parameter holds what its grammar has no place for. */
const fromCaret = (value: string) =>
  value.replace(/\^[n^']/g, (found) => ({ '^n': '\n', '^^': '^', "^'": '"' })[found] ?? found);
const toCaret = (value: string) =>
  value.replace(/[\n^"]/g, (found) => ({ '\n': '^n', '^': '^^', '"': "^'" })[found] ?? found);

const splitParam = (value: string) =>
  [...value.matchAll(/(?:^|,)((?:"[^"]*"|[^",])*)/g)].map(([, part = '']) =>
    fromCaret(part.replaceAll('"', '')),
  );

/** One unfolded line taken apart, or null where it is none. */
export function parseLine(text: string, line: number): ContentLine | null {
  const name = namePattern.exec(text);
  if (!name) return null;
  const params: Record<string, readonly string[]> = {};
  paramPattern.lastIndex = name[0].length;
  let at = name[0].length;
  for (let param = paramPattern.exec(text); param; param = paramPattern.exec(text)) {
    params[param[1]!.toUpperCase()] = splitParam(param[2]!);
    at = paramPattern.lastIndex;
  }
  if (text[at] !== ':') return null;
  return { name: name[1]!.toUpperCase(), params, value: text.slice(at + 1), line };
}

/** What a text's escapes stand for. */
export const fromText = (value: string): string =>
  value.replace(/\\([\\;,nN])/g, (_, letter: string) => (letter === 'n' || letter === 'N' ? '\n' : letter));

/** Control characters have no place in the format, but for tabs and line ends. */
const withoutControls = (value: string) =>
  // oxlint-disable-next-line no-control-regex -- this removes control characters
  value.replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '');

/** A text with its escapes. Line ends of every kind become one. */
export const toText = (value: string): string =>
  withoutControls(value.replace(/\r\n?/g, '\n'))
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

const quoted = (value: string) => (/[;:,]/.test(value) ? `"${value}"` : value);

/** One line, not yet folded. */
export function formatLine(
  name: string,
  value: string,
  params: Readonly<Record<string, readonly string[]>> = {},
): string {
  const written = Object.entries(params).map(
    ([key, values]) => `;${key}=${values.map((one) => quoted(toCaret(withoutControls(one)))).join(',')}`,
  );
  return `${name}${written.join('')}:${value}`;
}

const longestLine = 75;
const encoder = new TextEncoder();

/** A line broken after at most 75 octets, never inside a letter, with the line end at its end. */
export function fold(line: string): string {
  if (line.length < longestLine / 3) return `${line}\r\n`;
  let folded = '';
  let octets = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > longestLine) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += letter;
    octets += size;
  }
  return `${folded}\r\n`;
}
