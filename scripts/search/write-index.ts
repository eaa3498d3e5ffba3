import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { searchIndexPath } from '../../src/routes/paths';
import type { SitePage } from '../content/site-pages';
import { buildSearchIndex } from './build-index';
import { searchDocuments } from './documents';

export interface WriteSearchIndexOptions {
  pages: readonly SitePage[];
  /** The site's folder. */
  out: string;
}

export interface WrittenIndex {
  documents: number;
  /** Size of the file before it is compressed. */
  bytes: number;
}

/** Writes the search index of a site. A file that would stay the same is left alone, so that nothing that watches it wakes. */
export function writeSearchIndex({ pages, out }: WriteSearchIndexOptions): WrittenIndex {
  const documents = searchDocuments(pages);
  const json = JSON.stringify(buildSearchIndex(documents));
  const file = join(out, searchIndexPath);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== json) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, json);
  }
  return { documents: documents.length, bytes: Buffer.byteLength(json) };
}
