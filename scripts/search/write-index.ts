import { join } from 'node:path';
import { searchIndexPath } from '../../src/routes/paths';
import type { SitePage } from '../content/site-pages';
import { writeWhole } from '../write-whole';
import { buildSearchIndex } from './build-index';
import { searchDocuments } from './documents';

export interface WriteSearchIndexOptions {
  pages: readonly SitePage[];
  /** The site's folder. */
  out: string;
}

/** Writes the search index of a site. */
export const writeSearchIndex = ({ pages, out }: WriteSearchIndexOptions): void =>
  writeWhole(join(out, searchIndexPath), JSON.stringify(buildSearchIndex(searchDocuments(pages))));
