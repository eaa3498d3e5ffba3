import { isUtf8 } from 'node:buffer';
import type { EntryContent } from '../../src/studio/data/api';
import { listFile } from './fields-of';
import { mergeContent, MergeError, readContent } from './merge/merge-file';
import { printFile } from './merge/print';
import { plainLines } from './merge/splice';
import { StudioError } from './studio-error';

/** A Markdown text and the empty lines around it. */
function around(body: string): { start: string; text: string; end: string } {
  const [, start = '', text = '', end = ''] = /^(\n*)(.*?)(\n*)$/s.exec(body) ?? [];
  return { start, text, end };
}

/** @throws StudioError where the bytes are no text in UTF-8 or the fields cannot be read */
function readable<T>(path: string, bytes: Buffer, read: (text: string) => T): T {
  if (!isUtf8(bytes))
    throw new StudioError(422, `${path} is not saved as UTF-8. Save it as UTF-8 in a text editor.`);
  try {
    return read(bytes.toString('utf8'));
  } catch (error) {
    if (!(error instanceof MergeError)) throw error;
    throw new StudioError(
      422,
      `${path}: ${error.message.replace(/\.?$/, '.')} Correct the file in a text editor, then try again.`,
    );
  }
}

const isMarkdown = (path: string) => path.endsWith('.md');

/**
 * The file's line that the Markdown of the form begins on.
 * @returns null for a file that has none, or that cannot be read
 */
export function textLineOf(path: string, bytes: Buffer): number | null {
  if (!isMarkdown(path)) return null;
  const text = bytes.toString('utf8');
  try {
    const body = readContent(text, true).body ?? '';
    const plain = plainLines(text);
    return plain.slice(0, plain.length - body.length + around(body).start.length).split('\n').length;
  } catch (error) {
    if (error instanceof MergeError) return null;
    throw error;
  }
}

/** @throws StudioError where the file cannot be edited in a form */
export const readEntryFile = (path: string, bytes: Buffer): EntryContent =>
  readable(path, bytes, (text) => {
    const { fields, body } = readContent(text, isMarkdown(path));
    if (!Array.isArray(fields))
      return { fields: fields as EntryContent['fields'], body: around(body ?? '').text };
    if (isMarkdown(path)) throw new MergeError('The file needs fields such as "title: About us".');
    return { fields: { [listFile]: fields }, body: '' };
  });

/** The bytes with the fields and the Markdown of a form. @throws StudioError where they do not fit the file */
export const mergeEntryFile = (path: string, bytes: Buffer, { fields, body }: EntryContent): Buffer =>
  readable(path, bytes, (text) => {
    if (!isMarkdown(path)) {
      const isList = Array.isArray(readContent(text, false).fields);
      const items = fields[listFile];
      return Buffer.from(mergeContent(text, { fields: isList ? (items as unknown[]) : fields, body: null }));
    }
    const { start, end } = around(readContent(text, true).body ?? '');
    const wanted = around(body.replace(/\r\n?/g, '\n')).text;
    return Buffer.from(mergeContent(text, { fields, body: (start || '\n\n') + wanted + (end || '\n') }));
  });

export const newEntryFile = ({ fields, body }: EntryContent): Buffer =>
  Buffer.from(printFile(fields, `\n${around(body.replace(/\r\n?/g, '\n')).text}\n`));
