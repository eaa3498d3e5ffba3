import { isDeepStrictEqual } from 'node:util';
import { isMap, isSeq, parseDocument } from 'yaml';
import { spliceYaml } from './merge-yaml';
import { applySplices, plainLines, type Splice } from './splice';

/** Fields by name, or the items of a list. */
export type Fields = Readonly<Record<string, unknown>> | readonly unknown[];

/** The content of a content file. */
export interface FileContent {
  /** JSON values: the fields of the front matter, or the fields or items of a YAML file. */
  fields: Fields;
  /** The Markdown below the front matter; null for a YAML file. */
  body: string | null;
}

/** A file whose text cannot be edited field by field. */
export class MergeError extends Error {
  override name = 'MergeError';
}

interface Parts {
  plain: string;
  yaml: string;
  /** The start of the YAML in `plain`. */
  yamlStart: number;
  /** The start of the Markdown; null for a YAML file. */
  bodyStart: number | null;
}

function partsOf(text: string, isMarkdown: boolean): Parts {
  const plain = plainLines(text);
  if (!isMarkdown) return { plain, yaml: plain, yamlStart: 0, bodyStart: null };
  const matter = /^---\n(?<yaml>[^]*?)^---[ \t]*$/m.exec(plain);
  if (!matter || matter.index !== 0)
    throw new MergeError('The file needs a line "---" above its fields and one below them.');
  const { yaml = '' } = matter.groups ?? {};
  return { plain, yaml, yamlStart: '---\n'.length, bodyStart: matter[0].length };
}

function parseYaml(yaml: string) {
  const document = parseDocument(yaml, {
    version: '1.2',
    keepSourceTokens: true,
    prettyErrors: false,
    logLevel: 'error',
  });
  const [fault] = [...document.errors, ...document.warnings];
  if (fault) throw new MergeError(`The fields cannot be read: ${fault.message}`);
  const root = document.contents;
  if (!isMap(root) && !isSeq(root)) throw new MergeError('The file needs fields such as "title: About us".');
  try {
    return { root, fields: document.toJS({ maxAliasCount: 0 }) as FileContent['fields'] };
  } catch (error) {
    // An alias such as `*important`, which is a text without its quotes.
    throw new MergeError(`The fields cannot be read: ${(error as Error).message}`);
  }
}

/**
 * Reads a content file as it is stored.
 * @throws MergeError where it has no fields or its YAML is broken.
 */
export function readContent(text: string, isMarkdown: boolean): FileContent {
  const { plain, yaml, bodyStart } = partsOf(text, isMarkdown);
  return { fields: parseYaml(yaml).fields, body: bodyStart === null ? null : plain.slice(bodyStart) };
}

/** The splice from one text to another: from the first character that differs to the last. */
function bodySplice(before: string, after: string, offset: number): Splice[] {
  if (before === after) return [];
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  return [
    {
      start: offset + head,
      end: offset + before.length - tail,
      text: after.slice(head, after.length - tail),
    },
  ];
}

/**
 * Writes fields and Markdown into a content file. Unchanged parts keep their bytes.
 * @throws MergeError where the result would say something else than `wanted`; the file is to be edited by hand then.
 */
export function mergeContent(text: string, wanted: FileContent): string {
  const isMarkdown = wanted.body !== null;
  const { plain, yaml, yamlStart, bodyStart } = partsOf(text, isMarkdown);
  const { fields } = wanted;
  const body = wanted.body === null ? null : plainLines(wanted.body);
  const shift = (splice: Splice) => ({
    ...splice,
    start: splice.start + yamlStart,
    end: splice.end + yamlStart,
  });
  const { root, fields: present } = parseYaml(yaml);
  const splices = isDeepStrictEqual(present, fields) ? [] : spliceYaml(yaml, root, fields).map(shift);
  if (body !== null && bodyStart !== null)
    splices.push(...bodySplice(plain.slice(bodyStart), body, bodyStart));
  const merged = applySplices(text, splices);
  const read = readContent(merged, isMarkdown);
  if (!isDeepStrictEqual(read.fields, fields) || read.body !== body)
    throw new MergeError('The change does not fit the way the file is written. Edit the file by hand.');
  return merged;
}
