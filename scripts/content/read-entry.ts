import type { GenericSchema, InferOutput } from 'valibot';
import type { Prose, ProseHeading } from '../../src/lib/prose';
import { basePath } from '../../src/lib/base-path';
import { checkFields, unprintable } from './check-fields';
import { readFrontMatter } from './front-matter';
import { compileMarkdown, type MarkdownOptions } from './markdown';
import { readBlocks, type PageBody } from './blocks/read-blocks';
import type { PageDoc } from '../../src/content/schema/entries';
import { type Brand } from '../../src/content/schema/brand';
import type { Plates, TextLink } from './prose/writing';
import type { Tell } from './mistakes';
import { pictureInText } from './pictures/in-text';
import type { OwnPictures } from './pictures/own-pictures';
import { tableOfContents } from './prose/contents';
import { plainText } from './prose/plain-text';
import type { FieldPath } from './shape';

/** One content file: its fields, its text and the line of each. */
export interface Entry<Doc> {
  /** The file's name without its ending. */
  slug: string;
  /** From the project's folder, for mistakes. */
  file: string;
  doc: Doc;
  body: Prose;
  contents: readonly ProseHeading[];
  /** The body's words alone. */
  text: string;
  links: readonly TextLink[];
  /** The line of a field, or of the place it is missing from. */
  lineOf: (path: FieldPath) => number;
}

/** A file as it is stored. */
export interface ContentFile {
  slug: string;
  file: string;
  text: string;
}

export interface ReadOptions {
  /** For the placeholders of texts. */
  brand: Brand;
  plates: Plates;
  /** Takes in the pictures that lie beside the files. */
  pictures: OwnPictures;
  tell: Tell;
}

/** The content of a file besides its fields. All kinds of files have the same. */
interface TextOf {
  body: Prose;
  contents: readonly ProseHeading[];
  text: string;
  links: readonly TextLink[];
}

/**
 * Reads one file by the schema of its kind. Null where its fields are not as they should be; its text is checked all the
 * same. Reports every mistake.
 */
function readFile<Schema extends GenericSchema, Text>(
  { slug, file, text }: ContentFile,
  schema: Schema,
  { brand, plates, pictures, tell }: ReadOptions,
  readText: (body: string, markdown: MarkdownOptions) => Text,
): (Pick<Entry<InferOutput<Schema>>, 'slug' | 'file' | 'doc' | 'lineOf'> & Text) | null {
  if (unprintable.test(text)) {
    const line = text.split('\n').findIndex((words) => unprintable.test(words)) + 1;
    tell({ file, line, field: 'text', expected: 'characters that can be shown', got: 'a control character' });
    return null;
  }
  const matter = readFrontMatter(file, text, tell);
  if (!matter) return null;
  const doc = checkFields(schema, matter, { file, field: 'front matter', brand, tell });
  const takePicture = pictureInText({ slug, file }, pictures, tell);
  const markdown = {
    file,
    line: matter.bodyLine,
    brand,
    site: brand.url + basePath,
    plates,
    takePicture,
    tell,
  };
  const read = readText(matter.body, markdown);
  if (matter.body.trim() === '')
    tell({
      file,
      line: matter.bodyLine,
      field: 'text',
      expected: 'Markdown below the front matter',
      got: 'nothing',
    });
  return doc === null ? null : { slug, file, doc, lineOf: matter.lineOf, ...read };
}

function textOf(body: string, markdown: MarkdownOptions): TextOf {
  const { prose, links } = compileMarkdown(body, markdown);
  return { body: prose, contents: tableOfContents(prose), text: plainText(prose), links };
}

/** Reads a file whose Markdown is one text. */
export const readEntry = <Schema extends GenericSchema>(
  file: ContentFile,
  schema: Schema,
  options: ReadOptions,
): Entry<InferOutput<Schema>> | null => readFile(file, schema, options, textOf);

/** A page or a project: its Markdown holds blocks too. */
export type EntryWithBlocks<Doc> = Omit<Entry<Doc>, 'body'> & PageBody;

export type PageEntry = EntryWithBlocks<PageDoc>;

/** Reads a file with blocks. */
export const readEntryWithBlocks = <Schema extends GenericSchema>(
  file: ContentFile,
  schema: Schema,
  options: ReadOptions,
): EntryWithBlocks<InferOutput<Schema>> | null =>
  readFile(file, schema, options, (body, markdown) => {
    const id = `${file.file.split('/').at(-2)}/${file.slug}`;
    return readBlocks(body, { id, pictures: options.pictures, markdown });
  });
