import type { Pagination } from '../../../src/content/page-data';
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
  /** ', page 2': what tells this page's title from the first one's. Empty on the first. */
  suffix: string;
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
    suffix: page > 1 ? `, page ${page}` : '',
  };
}
