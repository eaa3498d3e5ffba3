import {
  isMap,
  isNode,
  isPair,
  isSeq,
  LineCounter,
  parseDocument,
  type Document,
  type YAMLError,
} from 'yaml';
import type { Tell } from './mistakes';
import type { FieldPath } from './shape';

/** Fields in YAML. */
export interface YamlFields {
  /** What the YAML says: any shape, not checked yet. */
  data: unknown;
  /** The line of a field in the file or, where it is missing, of the nearest field around it. */
  lineOf: (path: FieldPath) => number;
}

/** A content file taken apart. */
export interface FrontMatter extends YamlFields {
  /** The Markdown below. */
  body: string;
  /** The file's line that the Markdown begins on. */
  bodyLine: number;
}

const opening = '---\n';

/** Where in the YAML a field's name stands or, in a list, the entry. */
function offsetOf(document: Document, path: FieldPath): number | null {
  let here: unknown = document.contents;
  let offset: number | null = null;
  for (const key of path) {
    const found: unknown = isMap(here)
      ? here.items.find((pair) => String(pair.key) === key)
      : isSeq(here) && typeof key === 'number'
        ? here.items[key]
        : undefined;
    if (found === undefined) break;
    here = isPair(found) ? found.value : found;
    const named = isPair(found) ? found.key : found;
    if (isNode(named) && named.range) offset = named.range[0];
  }
  return offset;
}

/** What to write instead of what YAML does not read, by the error's code. */
const advice: Readonly<Record<string, string>> = {
  DUPLICATE_KEY: 'each field once',
  BAD_ALIAS: 'no aliases: put a text that begins with * or & in quotes',
  BAD_INDENT: 'fields of one level with the same indentation',
  TAB_AS_INDENT: 'spaces, not a tab, before a field',
  MULTIPLE_DOCS: 'one block of fields',
};

/**
 * Reads fields. YAML 1.2: a day such as 2026-11-14 is a text. Null where there is nothing to go on with; `wrong` has been
 * called then.
 * @param openingLine - the file's line above the first of them
 */
export function readYaml(
  yaml: string,
  openingLine: number,
  wrong: (line: number, expected: string, got: string) => void,
): YamlFields | null {
  const lines = new LineCounter();
  const lineAt = (offset: number) => lines.linePos(offset).line + openingLine;
  let document: Document.Parsed;
  let data: unknown;
  try {
    document = parseDocument(yaml, {
      lineCounter: lines,
      prettyErrors: false,
      version: '1.2',
      logLevel: 'error',
    });
    // Further faults of a line are echoes of its first.
    const faults = new Map<number, YAMLError>();
    for (const fault of [...document.errors, ...document.warnings]) {
      const line = lineAt(fault.pos[0]);
      if (!faults.has(line)) faults.set(line, fault);
    }
    for (const [line, { code, message }] of faults)
      wrong(line, advice[code] ?? 'YAML ("field: value", texts with : or # in quotes)', message);
    if (faults.size > 0) return null;
    // Aliases would let a few lines stand for millions of fields.
    data = document.toJS({ maxAliasCount: 0 });
  } catch (error) {
    const got = error instanceof Error ? error.message : String(error);
    wrong(openingLine + 1, 'plain fields without aliases or deep nesting', got);
    return null;
  }
  return {
    data,
    lineOf: (path) => {
      const offset = offsetOf(document, path);
      return offset === null ? openingLine : lineAt(offset);
    },
  };
}

/** Splits `---`, YAML, `---`, Markdown. Null where there is nothing to go on with; what is wrong has been told then. */
export function readFrontMatter(file: string, text: string, tell: Tell): FrontMatter | null {
  const wrong = (line: number, expected: string, got: string) =>
    tell({ file, line, field: 'front matter', expected, got });
  if (!text.startsWith(opening)) {
    wrong(1, 'a first line "---" above the fields', JSON.stringify(text.split('\n', 1)[0]));
    return null;
  }
  const rest = text.slice(opening.length);
  const closing = /^---[ \t]*$/m.exec(rest);
  if (!closing) {
    wrong(1, 'a second line "---" below the fields', 'the end of the file');
    return null;
  }
  const yaml = rest.slice(0, closing.index);
  const fields = readYaml(yaml, 1, wrong);
  return (
    fields && {
      ...fields,
      body: rest.slice(closing.index + closing[0].length),
      bodyLine: yaml.split('\n').length + 1,
    }
  );
}
