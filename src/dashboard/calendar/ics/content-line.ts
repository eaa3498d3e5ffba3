/**
 * A line of an iCalendar file (RFC 5545, 3.1): `NAME;PARAM=value:VALUE`, folded after 75 octets.
 */
export interface ContentLine {
  /** In capitals. */
  name: string;
  /** By name in capitals, without quotes and RFC 6868 escapes. */
  params: Readonly<Record<string, readonly string[]>>;
  /** Raw value. The property determines the meaning of its escapes. */
  value: string;
  /** Line number of its start in the file, from 1. */
  line: number;
}

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
    // Older programs write Windows-1252, in which every byte is a character.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Joins folded lines. Works on bytes, because a fold may split a multi-byte character. Skips empty lines.
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

/** RFC 6868 escapes for characters that a parameter cannot contain. */
const fromCaret = (value: string) =>
  value.replace(/\^[n^']/g, (found) => ({ '^n': '\n', '^^': '^', "^'": '"' })[found] ?? found);
const toCaret = (value: string) =>
  value.replace(/[\n^"]/g, (found) => ({ '\n': '^n', '^': '^^', '"': "^'" })[found] ?? found);

const splitParam = (value: string) =>
  [...value.matchAll(/(?:^|,)((?:"[^"]*"|[^",])*)/g)].map(([, part = '']) =>
    fromCaret(part.replaceAll('"', '')),
  );

/** Parses one unfolded line. Returns null for a malformed line. */
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

/** Decodes the escapes of a TEXT value. */
export const fromText = (value: string): string =>
  value.replace(/\\([\\;,nN])/g, (_, letter: string) => (letter === 'n' || letter === 'N' ? '\n' : letter));

/** Removes control characters except tabs and line ends, because the format does not allow them. */
const withoutControls = (value: string) =>
  // oxlint-disable-next-line no-control-regex -- this removes control characters
  value.replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '');

/** Encodes a TEXT value. Normalizes line ends. */
export const toText = (value: string): string =>
  withoutControls(value.replace(/\r\n?/g, '\n'))
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

const quoted = (value: string) => (/[;:,]/.test(value) ? `"${value}"` : value);

/** Formats one line, without folding. */
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

const maxLineLength = 75;
const encoder = new TextEncoder();

/** Folds a line after at most 75 octets without splitting a character, and adds the line end. */
export function fold(line: string): string {
  if (line.length < maxLineLength / 3) return `${line}\r\n`;
  let folded = '';
  let octets = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > maxLineLength) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += letter;
    octets += size;
  }
  return `${folded}\r\n`;
}
