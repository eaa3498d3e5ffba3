import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutBase } from '../../../src/lib/base-path';
import type { RouteId, RouteParams } from '../../../src/routes/table';
import { writeWhole } from '../../write-whole';

/** A page as other languages must know it. */
export interface ListedPage {
  id: RouteId;
  params: RouteParams;
  /** From the language's folder on. */
  path: string;
  /** As tabs show it. */
  title: string;
  /** Its own name. */
  name: string;
  /** Whether every page ends with a link to it. */
  minor: boolean;
}

/** The data read from a page of the site. */
interface KnownPage {
  id: RouteId;
  params: RouteParams;
  path: string;
  head: { title: string };
  title: string;
  minor?: boolean;
}

const file = 'pages.json';

/** Writes the list of a language's pages. @param folder - of its generated modules of content */
export function writePagesFile(folder: string, pages: readonly KnownPage[]): void {
  const list = pages.map(({ id, params, path, head, title, minor = false }): ListedPage => ({
    id,
    params,
    path: withoutBase(path),
    title: head.title,
    name: title,
    minor,
  }));
  writeWhole(join(folder, file), JSON.stringify(list));
}

/** The pages of a language, as its content was last compiled; none before that. */
export function readPagesFile(folder: string): ListedPage[] {
  const path = join(folder, file);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as ListedPage[]) : [];
}
