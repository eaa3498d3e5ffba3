import { readList, writeList } from './list-param';
import type { SortRule } from './rows/query-rows';

export const pageSizes = [25, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

/** By how many columns a table is sorted at most. */
export const mostSortRules = 3;

/** What a table shows: all of it stands in the address. */
export interface TableState {
  search: string;
  /** By facet id, the values that are wanted; none for all. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** Never empty where the table has an order of its own. */
  sort: readonly SortRule[];
  /** From 1. */
  page: number;
  size: PageSize;
  /** Ids of the columns that were chosen; null for those that the table shows by itself. */
  columns: readonly string[] | null;
}

/** What a table's address may speak of. */
export interface TableSpec {
  facets: readonly string[];
  /** The table can be sorted by each of them. */
  columns: readonly string[];
  /** The order while none is chosen. */
  usualSort: readonly SortRule[];
}

/** As much of a search as is looked for, in UTF-16 units. */
export const longestSearch = 200;

export type TableParams = Readonly<Record<string, string | null>>;

/** The parameters that an address may carry for a table. */
export const tableParams = (spec: TableSpec): string[] => [
  'q',
  'sort',
  'page',
  'size',
  'columns',
  ...spec.facets,
];

function readSort(value: string | null, { columns, usualSort }: TableSpec): readonly SortRule[] {
  const rules = readList(value).flatMap((text): SortRule[] => {
    const id = text.replace(/^-/, '');
    return columns.includes(id) ? [{ id, desc: text.startsWith('-') }] : [];
  });
  const first = rules.filter(({ id }, place) => rules.findIndex((rule) => rule.id === id) === place);
  return first.length > 0 ? first.slice(0, mostSortRules) : usualSort;
}

const writeSort = (rules: readonly SortRule[]) =>
  writeList(rules.map(({ id, desc }) => (desc ? `-${id}` : id)));

/**
 * The order after a press on the head of a column: its usual direction, then the other one, then none.
 * @param adds - keeps the other rules, the newest three at most
 */
export function nextSort(
  sort: readonly SortRule[],
  { id, numeric = false }: { id: string; numeric?: boolean },
  adds: boolean,
): readonly SortRule[] {
  const current = sort.find((rule) => rule.id === id);
  // Large numbers are wanted first.
  const rule = { id, desc: current ? !current.desc : numeric };
  const isRemoved = current !== undefined && current.desc !== numeric;
  if (!adds) return isRemoved ? [] : [rule];
  if (!current) return [...sort, rule].slice(-mostSortRules);
  return sort.flatMap((other) => (other !== current ? [other] : isRemoved ? [] : [rule]));
}

/** What an address says. An address is written by anybody: what it says wrong counts as not said. */
export function readTableState(params: TableParams, spec: TableSpec): TableState {
  const page = Number(params.page ?? '1');
  const size = pageSizes.find((known) => String(known) === params.size);
  const columns = readList(params.columns ?? null).filter((id) => spec.columns.includes(id));
  return {
    search: (params.q ?? '').slice(0, longestSearch),
    filters: Object.fromEntries(spec.facets.map((id) => [id, readList(params[id] ?? null)])),
    sort: readSort(params.sort ?? null, spec),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    size: size ?? pageSizes[0],
    columns: columns.length > 0 ? columns : null,
  };
}

const sameSort = (a: readonly SortRule[], b: readonly SortRule[]) => writeSort(a) === writeSort(b);

/** How an address says it. What holds by itself is left out, so that the plain table has the plain address. */
export function writeTableState(state: Partial<TableState>, spec: TableSpec): Record<string, string | null> {
  const { search, filters, sort, page, size, columns } = state;
  return {
    ...(search !== undefined && { q: search || null }),
    ...(filters && Object.fromEntries(spec.facets.map((id) => [id, writeList(filters[id] ?? [])]))),
    ...(sort && { sort: sameSort(sort, spec.usualSort) ? null : writeSort(sort) }),
    ...(page !== undefined && { page: page > 1 ? String(page) : null }),
    ...(size !== undefined && { size: size === pageSizes[0] ? null : String(size) }),
    ...(columns !== undefined && { columns: columns && writeList(columns) }),
  };
}

/** Whether anything keeps rows out. */
export const isNarrowed = ({ search, filters }: TableState): boolean =>
  search.trim() !== '' || Object.values(filters).some((values) => values.length > 0);
