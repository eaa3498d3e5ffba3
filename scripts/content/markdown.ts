import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Definition, Nodes, Root } from 'mdast';
import { brand as ownBrand } from '../../src/content/brand';
import type { Brand } from '../../src/content/schema/brand';
import type { Prose } from '../../src/lib/prose';
import { fillText, type WrongPlaceholder } from './brand-words';
import type { Tell } from './mistakes';
import { topLevel } from './prose/blocks';
import { reservedIds } from './prose/reserved-ids';
import type { Plates, TakePicture, TextLink, Writing } from './prose/writing';
import { remembered } from '@/lib/remembered';

/** The result of compiling a Markdown text. */
export interface CompiledMarkdown {
  prose: Prose;
  links: readonly TextLink[];
}

export interface MarkdownOptions {
  /** The text's source file, for its mistakes. */
  file: string;
  /** The file's line that the text begins on. @default 1 */
  line?: number;
  /** For placeholders such as `{brand.name}`. @default the site's */
  brand?: Brand;
  /** The address of this site, to which links are paths. @default the brand's */
  site?: string;
  plates: Plates;
  /** Without it, a text has no pictures except plates. */
  takePicture?: TakePicture;
  /** Ids that its headings cannot have, to which those of its headings are added. @default those of the page's frame */
  ids?: Set<string>;
  tell: Tell;
}

const parse = remembered((source: string): Root =>
  fromMarkdown(source, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] }),
);

/** The first of each name counts, as CommonMark has it. */
function definitionsOf(tree: Root): Map<string, Definition> {
  const found = new Map<string, Definition>();
  for (const node of tree.children)
    if (node.type === 'definition' && !found.has(node.identifier)) found.set(node.identifier, node);
  return found;
}

/**
 * A copy of a node with the placeholders of its words, links and pictures replaced. Code is shown as it is written. A tree is read
 * again and again by the Studio, so what stays the same, above all the positions, is not copied.
 */
function withBrandWords<Node extends Nodes>(
  node: Node,
  brand: Brand,
  wrong: (node: Nodes, placeholder: WrongPlaceholder) => void,
): Node {
  const fill = (text: string) => fillText(text, brand, (placeholder) => wrong(node, placeholder));
  const copy: Nodes = { ...node };
  if (copy.type === 'text') copy.value = fill(copy.value);
  if ('url' in copy) copy.url = fill(copy.url);
  if ('title' in copy && copy.title) copy.title = fill(copy.title);
  if ('alt' in copy && copy.alt) copy.alt = fill(copy.alt);
  const children =
    'children' in copy ? { children: copy.children.map((child) => withBrandWords(child, brand, wrong)) } : {};
  return Object.assign(copy, children) as Node;
}

/**
 * Turns Markdown (CommonMark and tables) into prose. What has no place in prose (HTML, a second h1, a link that leads
 * nowhere, a picture without words) is told with its line and left out, so the result never holds anything that could run.
 */
export function compileMarkdown(
  source: string,
  {
    file,
    line = 1,
    brand = ownBrand,
    site,
    plates,
    takePicture,
    ids = new Set(reservedIds),
    tell,
  }: MarkdownOptions,
): CompiledMarkdown {
  const lineOf = (node: Nodes) => line - 1 + (node.position?.start.line ?? 1);
  try {
    const wrong: Writing['wrong'] = (node, field, expected, got) =>
      tell({ file, line: lineOf(node), field, expected, got });
    const tree = withBrandWords(parse(source), brand, (node, { expected, got }) =>
      wrong(node, 'placeholder', expected, got),
    );
    const writing: Writing = {
      site,
      plates,
      takePicture,
      definitions: definitionsOf(tree),
      ids,
      links: [],
      lineOf,
      wrong,
    };
    return { prose: topLevel(tree.children, writing), links: writing.links };
  } catch (error) {
    // Lists or quotes thousands deep exhaust the stack of the parser or of the steps below.
    if (!(error instanceof RangeError)) throw error;
    tell({ file, line, field: 'text', expected: 'lists and quotes a few levels deep', got: error.message });
    return { prose: [], links: [] };
  }
}
