import { isDeepStrictEqual } from 'node:util';
import { withoutBase } from '../../src/lib/base-path';
import { matchPath } from '../../src/routes/match';
import type { Field } from '../../src/studio/data/field';
import { isRecord } from '../../src/lib/is-record';
import { entryPaths, type Kind } from '../content/addresses';
import { splitBody } from '../content/blocks/split-body';
import { furtherLanguages } from '../content/content-folder';
import type { Mistake } from '../content/mistakes';
import { studioCollections } from './collections';
import { shownIn, type ContentFiles, type FileChange } from './content-files';
import { mergeEntryFile, readEntryFile } from './entry-file';
import { fieldsOf } from './fields-of';
import { mergeContent, MergeError, readContent } from './merge/merge-file';
import { StudioError } from './studio-error';

/** An entry that other files may name. */
export interface Named {
  collection: string;
  slug: string;
}

/** The address of an entry's page as authors write it; null for an entry without a page. */
const addressOf = ({ collection, slug }: Named): string | null =>
  Object.hasOwn(entryPaths, collection) ? withoutBase(entryPaths[collection as Kind](slug)) : null;

/** A link to exactly this page, or to a place on it; not to a file such as `/prices.pdf`. */
const linkTo = (address: string) => new RegExp(`(?<![\\w./-])${address}(?![\\w/-]|\\.\\w)`, 'g');

/** Gives an entry another name in the content of a file. */
function renamer(entry: Named, to: string) {
  const { collection, slug } = entry;
  const [address, next] = [addressOf(entry), addressOf({ collection, slug: to })];
  const page = address === null ? null : matchPath(entryPaths[collection as Kind](slug));
  const inText = (text: string) => (address === null ? text : text.replaceAll(linkTo(address), next!));

  function inValue({ input }: Pick<Field, 'input'>, value: unknown): unknown {
    if (typeof value === 'string') {
      if (input.kind === 'reference') return input.collection === collection && value === slug ? to : value;
      return inText(value);
    }
    if (Array.isArray(value)) {
      if (input.kind === 'list') return value.map((item) => inValue(input.item, item));
      // A list may be one form of several.
      const form = input.kind === 'variant' && input.forms.find((each) => each.input.kind === 'list');
      return form ? inValue(form, value) : value;
    }
    if (!isRecord(value)) return value;
    const fields =
      input.kind === 'variant'
        ? input.forms.flatMap((form) => (form.input.kind === 'group' ? form.input.fields : []))
        : 'fields' in input
          ? input.fields
          : [];
    return inFields(fields, value);
  }

  /** The parameters of a page, which are beside its route. */
  function inParams({ route, params }: Readonly<Record<string, unknown>>): unknown {
    if (!page || route !== page.id || !isRecord(params)) return params;
    return Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, value === slug ? to : value]),
    );
  }

  function inFields(fields: readonly Field[], values: Readonly<Record<string, unknown>>) {
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        if (name === 'params') return [name, inParams(values)];
        const field = fields.find((each) => each.name === name && each.input.kind !== 'page');
        return [name, field ? inValue(field, value) : value];
      }),
    );
  }

  /** A block names entries in a list that is called as their folder. */
  function inBlock(text: string): string {
    try {
      const { fields } = readContent(text, false);
      if (!isRecord(fields)) return text;
      const list = fields[collection];
      if (!Array.isArray(list) || !list.includes(slug)) return text;
      const names = list.map((name) => (name === slug ? to : name));
      return mergeContent(text, { fields: { ...fields, [collection]: names }, body: null });
    } catch (error) {
      // The check of the content lists it.
      if (error instanceof MergeError) return text;
      throw error;
    }
  }

  function inBody(body: string): string {
    const lines = body.split('\n');
    const parts = splitBody(body, 0, () => {});
    // From the last one, so that the lines of those before stay.
    for (const part of parts.reverse())
      if (part.block === 'block' && part.fields !== '')
        lines.splice(part.line + 1, part.fields.split('\n').length, ...inBlock(part.fields).split('\n'));
    return inText(lines.join('\n'));
  }

  return { inFields, inBody };
}

/** The content files of a folder, each with its form. @param within - '' or the folder of a language with its slash */
async function entriesIn(files: ContentFiles, within: string) {
  const found: { path: string; bytes: Buffer; fields: readonly Field[] }[] = [];
  for (const { name, title, schemaOf } of studioCollections) {
    const isFolder = typeof title === 'string';
    const ending = isFolder ? '.md' : '.yml';
    for (const file of await files.list(isFolder ? within + name : within)) {
      const schema = file.endsWith(ending) ? schemaOf(file.slice(0, -ending.length)) : null;
      const path = isFolder ? `${within}${name}/${file}` : within + file;
      const bytes = schema && (await files.read(path));
      if (bytes) found.push({ path, bytes, fields: fieldsOf(schema) });
    }
  }
  return found;
}

/** Null for a file that cannot be read: the check of the content lists it. */
function contentOf(path: string, bytes: Buffer) {
  try {
    return readEntryFile(path, bytes);
  } catch (error) {
    if (error instanceof StudioError) return null;
    throw error;
  }
}

const languageFolders = ({ folder }: ContentFiles) => furtherLanguages(folder).map((tag) => `${tag}/`);

/**
 * The changes of a new name: of the entry's file and its translations, and of every field, block and link that names it, in all
 * languages. Files that cannot be read stay as they are: the check lists them.
 */
export async function renameChanges(files: ContentFiles, entry: Named, to: string): Promise<FileChange[]> {
  const { inFields, inBody } = renamer(entry, to);
  const changes: FileChange[] = [];
  for (const within of ['', ...languageFolders(files)]) {
    const own = `${within}${entry.collection}/${entry.slug}.md`;
    for (const { path, bytes, fields } of await entriesIn(files, within)) {
      const content = contentOf(path, bytes);
      const next = content && { fields: inFields(fields, content.fields), body: inBody(content.body) };
      // A merge also tidies the end of a file.
      const named = next && !isDeepStrictEqual(next, content) ? mergeEntryFile(path, bytes, next) : bytes;
      if (path === own)
        changes.push({ path: `${within}${entry.collection}/${to}.md`, bytes: named }, { path, bytes: null });
      else if (!named.equals(bytes)) changes.push({ path, bytes: named });
    }
  }
  return changes;
}

/** The links and menu entries of further languages that lead to the page of an entry, where they have no such page themselves. */
export async function linksOfLanguages(files: ContentFiles, entry: Named): Promise<Mistake[]> {
  const address = addressOf(entry);
  if (address === null) return [];
  const found: Mistake[] = [];
  for (const within of languageFolders(files)) {
    if (await files.read(`${within}${entry.collection}/${entry.slug}.md`)) continue;
    const { inFields, inBody } = renamer(entry, `${entry.slug}-deleted`);
    for (const { path, bytes, fields } of await entriesIn(files, within)) {
      const content = contentOf(path, bytes);
      if (!content) continue;
      const { fields: values, body } = content;
      const isNamed = !isDeepStrictEqual(inFields(fields, values), values);
      if (!isNamed && inBody(body) === body) continue;
      const lines = bytes.toString('utf8').split('\n');
      const tell = (index: number, field: string, got: string) =>
        found.push({
          file: shownIn(files, path),
          line: index + 1,
          field,
          expected: `the address of another page (npm run studio -- --language ${within.slice(0, -1)})`,
          got,
        });
      for (const [index, line] of lines.entries())
        if (line.search(linkTo(address)) !== -1) tell(index, 'link', JSON.stringify(address));
      if (path === `${within}navigation.yml` && isNamed)
        tell(
          Math.max(
            0,
            lines.findIndex((line) => line.includes(entry.slug)),
          ),
          'params',
          JSON.stringify(entry.slug),
        );
    }
  }
  return found;
}
