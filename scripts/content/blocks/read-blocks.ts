import type { GenericSchema } from 'valibot';
import { brand as ownBrand } from '../../../src/content/brand';
import { blockSchemas, type BlockFields, type BlockName } from '../../../src/content/schema/blocks';
import type { PageBlock } from '../../../src/content/block-data';
import type { Prose, ProseHeading } from '../../../src/lib/prose';
import { checkFields } from '../check-fields';
import { readYaml, type Yaml } from '../front-matter';
import { compileMarkdown, type MarkdownOptions } from '../markdown';
import { show } from '../mistakes';
import { tableOfContents } from '../prose/contents';
import { linkFault } from '../prose/link-target';
import { plainText } from '../prose/plain-text';
import { reservedIds } from '../prose/reserved-ids';
import type { TextLink } from '../prose/writing';
import { fieldName, type FieldPath } from '../shape';
import { likely, suggest } from '../suggest';
import { readMeasurements } from '../../measurements';
import { measurementsTable } from './measurements-table';
import { pictureBlocks, type PictureBlockOptions } from './picture-blocks';
import { splitBody, type BlockPart } from './split-body';

/** A block whose fields are right. `lineOf` is the line of a field. */
type Known = {
  [Name in BlockName]: { block: Name; fields: BlockFields[Name]; lineOf: Yaml['lineOf'] };
}[BlockName];

/** A block that is complete once it is read: it names nothing that other files have. */
type Complete = Extract<
  PageBlock,
  { block: 'text' | 'picture' | 'pictures' | 'before-after' | 'loop' | 'logos' | 'questions' }
>;

/** A block as the pages are made of it. Measurements have become a text with a table. */
export type Block =
  | Complete
  | (Exclude<Known, { block: Complete['block'] | 'measurements' }> & { line: number });

/** The result of reading the Markdown of a page or a project. */
export interface PageBody {
  blocks: readonly Block[];
  contents: readonly ProseHeading[];
  /** The words of its texts and blocks. */
  text: string;
  links: readonly TextLink[];
}

interface BodyOptions extends Pick<PictureBlockOptions, 'pictures' | 'id'> {
  markdown: MarkdownOptions;
}

const names = Object.keys(blockSchemas) as BlockName[];
const isName = (name: string): name is BlockName => Object.hasOwn(blockSchemas, name);

/** Fields that name something and say nothing. */
const naming: ReadonlySet<string> = new Set([
  'engrave',
  'focus',
  'href',
  'image',
  'link',
  'logo',
  'of',
  'people',
  'projects',
  'services',
  'testimonials',
]);

/** The texts of a block, for the search. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => (naming.has(field) ? [] : wordsIn(inner)));
}

/** Joins texts that follow each other: one text has no space around it within the page. */
function joinTexts(blocks: readonly Block[]): Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (block.block === 'text' && last?.block === 'text')
      joined[joined.length - 1] = { block: 'text', text: [...last.text, ...block.text] };
    else joined.push(block);
  }
  return joined;
}

/** Reads the blocks and texts of a Markdown file. Reports every mistake. */
export function readBlocks(body: string, { id, pictures, markdown }: BodyOptions): PageBody {
  const { file, line: firstLine = 1, brand = ownBrand, plates, tell } = markdown;
  const ofPictures = pictureBlocks({ file, plates, tell, pictures, id });
  const ids = new Set(reservedIds);
  const links: TextLink[] = [];
  const words: string[] = [];
  const wrongBlock = (line: number, expected: string, got: string) =>
    tell({ file, line, field: 'block', expected, got });

  function proseOf(source: string, line: number, within?: string): Prose {
    const compiled = compileMarkdown(source, {
      ...markdown,
      line,
      ids,
      // The lines of a text among fields are not known exactly: its field is named.
      ...(within && { tell: (mistake) => tell({ ...mistake, line, field: `${within}: ${mistake.field}` }) }),
    });
    links.push(...compiled.links.map((link) => (within ? { ...link, line } : link)));
    return compiled.prose;
  }

  function knownBlock({ name, line, fields }: BlockPart): Known | null {
    if (!isName(name)) {
      const meant = likely(names, name.toLowerCase());
      const hint = meant ? ` (did you mean "${meant}"?)` : '';
      wrongBlock(line, suggest(names, name, 'a block') + hint, show(name));
      return null;
    }
    const yaml = readYaml(fields, { file, firstLine: line + 1, field: name, tell });
    if (!yaml) return null;
    // A block without a field is a block with none of them.
    const written = { ...yaml, data: yaml.data ?? {} };
    const place = { file, field: name, within: [name], brand, tell };
    const checked = checkFields<GenericSchema>(blockSchemas[name], written, place);
    return checked === null ? null : ({ block: name, fields: checked, lineOf: yaml.lineOf } as Known);
  }

  function questionsBlock({ title, items }: BlockFields['questions'], lineOf: Yaml['lineOf']): Block {
    const answered = items.map(({ question, answer }, index) => {
      const path: FieldPath = ['items', index, 'answer'];
      return { question, answer: proseOf(answer, lineOf(path), fieldName(['questions', ...path])) };
    });
    words.push(title, ...answered.flatMap(({ question, answer }) => [question, plainText(answer)]));
    return { block: 'questions', title, items: answered };
  }

  function actionLink({ href }: BlockFields['action'], line: number): void {
    const fault = linkFault(href, markdown.site);
    if (fault) tell({ file, line, field: 'action.href', expected: fault, got: show(href) });
    else links.push({ href, line });
  }

  const parts = splitBody(body, firstLine, wrongBlock).flatMap((part): Block[] => {
    if (part.block === 'text') {
      const text = proseOf(part.text, part.line);
      words.push(plainText(text));
      return [{ block: 'text', text }];
    }
    const known = knownBlock(part);
    if (!known) return [];
    const { block, fields, lineOf } = known;
    // The answers are Markdown.
    if (block !== 'questions') words.push(...wordsIn(fields));
    switch (block) {
      case 'picture':
        return ofPictures.picture(fields, lineOf);
      case 'pictures':
        return ofPictures.pictures(fields, lineOf);
      case 'before-after':
        return ofPictures.beforeAfter(fields, lineOf);
      case 'loop':
        return ofPictures.loop(fields, lineOf);
      case 'logos':
        return ofPictures.logos(fields, lineOf);
      case 'questions':
        return [questionsBlock(fields, lineOf)];
      case 'measurements': {
        const table = measurementsTable(fields.of, readMeasurements());
        return [{ block: 'text', text: proseOf(table, part.line) }];
      }
      case 'action':
        actionLink(fields, lineOf(['href']));
        return [{ ...known, line: part.line }];
      default:
        return [{ ...known, line: part.line }];
    }
  });

  const blocks = joinTexts(parts);
  return {
    blocks,
    contents: blocks.flatMap((each) => (each.block === 'text' ? tableOfContents(each.text) : [])),
    text: words.filter(Boolean).join(' '),
    links,
  };
}
