import * as words from '@generated/yaml/words/lists';
import type { Pagination } from '../../../src/content/page-data';
import { fill } from '../../../src/lib/fill';
import { pathTo } from '../../../src/routes/paths';
import type { RouteId, RouteParams } from '../../../src/routes/table';
import { partCount, partSize } from '../addresses';

export interface PartRoutes {
  /** The list's own route: its first page. */
  first: RouteId;
  /** The route of its further pages, which have a number. */
  further: RouteId;
}

export interface Part<Item> {
  items: readonly Item[];
  pagination: Pagination;
  /** Whether it is not the list's first page. */
  isFurther: boolean;
  /** The list's title and description, with what tells this page's from those of the first one. */
  titled: (title: string) => string;
  described: (description: string) => string;
  /** This page's own name: 'Page 2'. */
  label: string;
}

/** The page of a list that an address asks for. */
export function partOf<Item>(
  all: readonly Item[],
  { first, further }: PartRoutes,
  { page: number = '1', ...params }: RouteParams,
): Part<Item> {
  const page = Number(number);
  const paths = Array.from({ length: partCount(all.length) }, (_, index) =>
    index === 0 ? pathTo(first, params) : pathTo(further, { ...params, page: String(index + 1) }),
  );
  return {
    items: all.slice((page - 1) * partSize, page * partSize),
    pagination: { page, paths },
    isFurther: page > 1,
    titled: (title) => (page > 1 ? fill(words.part, { title, number: page }) : title),
    described: (description) =>
      page > 1 ? fill(words.partDescription, { description, number: page }) : description,
    label: fill(words.page, { number: page }),
  };
}
