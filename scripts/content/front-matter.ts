import {
  isMap,
  isNode,
  isPair,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type YAMLError,
} from 'yaml';
import { show, type Tell } from './mistakes';
import { remembered } from '@/lib/remembered';
import type { FieldPath, ShapeProblem } from './shape';

/** A content file taken apart. */
export interface FrontMatter {
  /** The parsed YAML: any shape, not checked yet. */
  data: unknown;
  /** The line of a field in the file or, where it is missing, of the nearest field around it. */
  lineOf: (path: FieldPath) => number;
  /** The value of a field as mistakes show it, with the reason where `#` made it empty. */
  gotOf: (problem: Pick<ShapeProblem, 'path' | 'got'>) => string;
  /** The Markdown below. */
  body: string;
  /** The file's line that the Markdown begins on. */
  bodyLine: number;
}

const opening = '---\n';
/** The front matter begins below the opening line. */
const firstLine = 2;

/** Returns the offset in the YAML of a field's name or, in a list, of the entry. */
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

/** Returns the offset of the first alias, such as `*name`: with aliases a few lines could mean millions of fields. */
function aliasOffset(document: Document): number | null {
  let offset: number | null = null;
  visit(document, {
    Alias: (_, { range }) => {
      offset = range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return offset;
}

/** Returns the offset of the first text cut by ` #`: a comment follows it, and comments in our files begin with `# `. */
function cutOffset(document: Document, yaml: string): number | null {
  let offset: number | null = null;
  visit(document, {
    Scalar: (_, { range, type }) => {
      if (!range || type !== 'PLAIN' || !/^[ \t]+#[^\s#]/.test(yaml.slice(range[1], range[1] + 20))) return;
      offset = range[0];
      return visit.BREAK;
    },
  });
  return offset;
}

/** The valid notation for YAML that cannot be read, by the error's code. */
const advice: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'quotes around a text with ": " in it',
  DUPLICATE_KEY: 'each field once',
  BAD_ALIAS: 'no aliases: put a text that begins with * or & in quotes',
  BAD_INDENT: 'fields of one level with the same indentation',
  TAB_AS_INDENT: 'spaces, not a tab, before a field',
  MULTIPLE_DOCS: 'one block of fields',
};

/** Whether the closing quote of a text is missing. Other missing characters have the same code. */
const isOpenQuote = ({ message }: YAMLError) => message.startsWith('Missing closing');

/** The offset of a fault; of a text without its closing quote, where it begins: it ends with the file. */
function faultOffset(document: Document, fault: YAMLError): number {
  const { pos } = fault;
  let [offset] = pos;
  if (isOpenQuote(fault))
    visit(document, {
      Scalar: (_, { range, type }) => {
        if (range?.[1] === pos[0] && type?.startsWith('QUOTE')) [offset] = range;
      },
    });
  return offset;
}

/** A file of fields without Markdown. */
export type Yaml = Pick<FrontMatter, 'data' | 'lineOf' | 'gotOf'>;

const parse = remembered((yaml: string) => {
  const lines = new LineCounter();
  const document = parseDocument(yaml, {
    lineCounter: lines,
    prettyErrors: false,
    version: '1.2',
    logLevel: 'error',
  });
  return { document, lines };
});

interface YamlPlace {
  file: string;
  /** The file's line that the fields begin on. */
  firstLine: number;
  /** The name of the fields in mistakes. */
  field: string;
  tell: Tell;
}

/**
 * Reads fields. YAML 1.2: a day such as 2026-11-14 is a text. Reports why the YAML can't be read, and returns null then.
 */
export function readYaml(yaml: string, { file, firstLine, field, tell }: YamlPlace): Yaml | null {
  const wrong = (line: number, expected: string, got: string) => {
    tell({ file, line, field, expected, got });
    return null;
  };
  let parsed: ReturnType<typeof parse>;
  const lineAt = (offset: number) => parsed.lines.linePos(offset).line + firstLine - 1;
  let data: unknown;
  try {
    parsed = parse(yaml);
    const { document } = parsed;
    // Further faults of a line are echoes of its first.
    const faults = new Map<number, YAMLError>();
    for (const fault of [...document.errors, ...document.warnings]) {
      const line = lineAt(faultOffset(document, fault));
      if (!faults.has(line)) faults.set(line, fault);
    }
    const written = yaml.split('\n');
    for (const [line, fault] of faults) {
      const { code, message } = fault;
      const got = show(written[line - firstLine]?.trim());
      if (message.startsWith('Flow'))
        wrong(line, '"]" or "}" above this line, or quotes around a text that begins with "[" or "{"', got);
      else if (isOpenQuote(fault)) wrong(line, 'a quote at the end of the text that begins with one', got);
      else if (advice[code]) wrong(line, advice[code], got);
      else wrong(line, 'YAML ("field: value", texts with : or # in quotes)', `${got} (${message})`);
    }
    if (faults.size > 0) return null;
    const cut = cutOffset(document, yaml);
    if (cut !== null) {
      const line = lineAt(cut);
      return wrong(line, 'quotes around a text with " #" in it', show(written[line - firstLine]!.trim()));
    }
    const alias = aliasOffset(document);
    if (alias !== null) return wrong(lineAt(alias), advice.BAD_ALIAS!, 'an alias');
    data = document.toJS();
  } catch (error) {
    const got = error instanceof Error ? error.message : String(error);
    return wrong(firstLine, 'plain fields without deep nesting', got);
  }
  return {
    data,
    lineOf: (path) => {
      const offset = offsetOf(parsed.document, path);
      // The line above the fields: of `---`, or of the block's name.
      return offset === null ? Math.max(1, firstLine - 1) : lineAt(offset);
    },
    gotOf: ({ path, got }) => {
      const offset = got === 'nothing' ? offsetOf(parsed.document, path) : null;
      return offset !== null && /^[^\n:]*:[ \t]+#/.test(yaml.slice(offset))
        ? `${got} (without quotes, # begins a comment)`
        : got;
    },
  };
}

/** Splits `---`, YAML, `---`, Markdown. Null if it can't be read; its mistakes are then reported. */
export function readFrontMatter(file: string, text: string, tell: Tell): FrontMatter | null {
  const field = 'front matter';
  const wrong = (expected: string, got: string) => {
    tell({ file, line: 1, field, expected, got });
    return null;
  };
  if (!text.startsWith(opening))
    return wrong('a first line "---" above the fields', JSON.stringify(text.split('\n', 1)[0]));
  const rest = text.slice(opening.length);
  const closing = /^---[ \t]*$/m.exec(rest);
  if (!closing) return wrong('a second line "---" below the fields', 'the end of the file');

  const yaml = rest.slice(0, closing.index);
  const fields = readYaml(yaml, { file, firstLine, field, tell });
  return (
    fields && {
      ...fields,
      body: rest.slice(closing.index + closing[0].length),
      bodyLine: firstLine + yaml.split('\n').length - 1,
    }
  );
}
