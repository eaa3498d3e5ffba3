import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { basePath, withoutBase } from '../../src/lib/base-path';
import { contentPath } from '../../src/platform/page-data';
import { portfolioIndexPath } from '../../src/routes/paths';
import { checkNavigation } from './check-navigation';
import { checkUnique } from './checks/unique';
import { generatedFolder } from './content-folder';
import { homeModules } from './home-modules';
import { writePagesFile } from './languages/pages-file';
import { loadContent, type ContentStore, type ContentOptions } from './content-store';
import { ContentError, inReadingOrder, type Mistake, type Tell } from './mistakes';
import { mistakesFile } from './mistakes-file';
import { portfolioIndex } from './portfolio-index';
import { sitePages, type SitePage } from './site-pages';
import { writeFolder } from './write-files';

/** The content with the pages that follow from it. */
export interface Content {
  store: ContentStore;
  /** In the order of the route table. */
  pages: readonly SitePage[];
}

export interface CheckedContent {
  /** Null where there are mistakes. */
  content: Content | null;
  mistakes: Mistake[];
  /** Warnings about valid content that may not be intended. */
  warnings: string[];
  /** The paths of the pictures that no content names, from the project's folder. Where there are mistakes, they may be too many. */
  unusedPictures: string[];
}

/**
 * Reads all Markdown and YAML files and makes the site's pages of them. Writes nothing. What only finished pages show (two of one title, a menu entry without a page) is checked once every file is right.
 */
export function checkContent(options: ContentOptions = {}): CheckedContent {
  const found: Mistake[] = [];
  const tell: Tell = (mistake) => void found.push(mistake);
  const { store, scheduled, mistakes, warnings, unusedPictures } = loadContent(options);
  found.push(...mistakes);
  const pages = store ? sitePages(store) : [];
  if (store) {
    checkUnique(scheduled ? sitePages(scheduled) : pages, store.yaml, tell);
    const own = new Set(pages.map(({ path }) => withoutBase(path)));
    checkNavigation([...pages, ...store.elsewhere.filter(({ path }) => !own.has(path))], store.yaml, tell);
  }
  return {
    content: store && found.length === 0 ? { store, pages } : null,
    mistakes: inReadingOrder(found),
    warnings,
    unusedPictures,
  };
}

export interface CompileOptions extends ContentOptions {
  /** The folder of all files: the pages' content files are at their addresses below it. @default none are written */
  out?: string;
  /** The folder for the home page's modules. @default generated/content */
  generated?: string;
  /** Called with each warning about a possible mistake. @default console.warn */
  warn?: (sentence: string) => void;
}

const ownGenerated = join(generatedFolder(), 'content');

/** Writes the content file of every page, and the one behind the filters of the portfolio, at their addresses below `out`. */
export function writePayloads(out: string, { store, pages }: Content): void {
  const folder = `${basePath}/content/`;
  const name = (path: string) => path.slice(folder.length);
  const files = new Map<string, string>();
  for (const { path, payload } of pages)
    if (payload) files.set(name(contentPath(path)), JSON.stringify(payload));
  files.set(name(portfolioIndexPath), JSON.stringify(portfolioIndex(store)));
  writeFolder(join(out, folder), '.json', files);
  rmSync(mistakesFile(out), { force: true });
}

/**
 * Checks all content and writes what the bundles and the site need of it. With mistakes nothing is written, so that the
 * last good output stays.
 * @throws ContentError where there are mistakes: its message names them all.
 */
export function compileContent({
  out,
  generated = ownGenerated,
  warn = console.warn,
  ...options
}: CompileOptions = {}): Content {
  const { content, mistakes, warnings, unusedPictures } = checkContent(options);
  if (!content) throw new ContentError(mistakes);
  warnings.forEach((sentence) => warn(sentence));
  unusedPictures.forEach((path) => warn(`${path}: no content uses this picture.`));
  writeFolder(generated, '.ts', homeModules(content.store));
  writePagesFile(generated, content.pages);
  if (out) writePayloads(out, content);
  return content;
}
