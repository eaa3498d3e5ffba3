import { readList, writeList } from './list-param';
import type { SortRule } from './rows/query-rows';

export const pageSizes = [25, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

/** Maximum number of sort rules. */
export const maxSortRules = 3;

/** State of a table. The address contains all of it. */
export interface TableState {
  search: string;
  /** Accepted values by facet id. An empty list accepts all. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** Empty only for a table without a default order. */
  sort: readonly SortRule[];
  /** From 1. */
  page: number;
  size: PageSize;
  /** Ids of the chosen columns, or null for the default columns. */
  columns: readonly string[] | null;
}

/** The facets and columns that a table's address may name. */
export interface TableSpec {
  facets: readonly string[];
  /** Ids of the columns, all of them sortable. */
  columns: readonly string[];
  usualSort: readonly SortRule[];
}

/** Maximum length of a search in UTF-16 units. The rest is cut off. */
export const maxSearchLength = 200;

export type TableParams = Readonly<Record<string, string | null>>;

/** Names of the query parameters of a table. */
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
  return first.length > 0 ? first.slice(0, maxSortRules) : usualSort;
}

const writeSort = (rules: readonly SortRule[]) =>
  writeList(rules.map(({ id, desc }) => (desc ? `-${id}` : id)));

/**
 * Returns the sort rules after a press on a column's header. A column starts in its default direction, then
 * reverses, then is removed.
 * @param adds - keeps the other rules, at most the newest three
 */
export function nextSort(
  sort: readonly SortRule[],
  { id, numeric = false }: { id: string; numeric?: boolean },
  adds: boolean,
): readonly SortRule[] {
  const current = sort.find((rule) => rule.id === id);
  // Numbers sort from largest to smallest first.
  const rule = { id, desc: current ? !current.desc : numeric };
  const isRemoved = current !== undefined && current.desc !== numeric;
  if (!adds) return isRemoved ? [] : [rule];
  if (!current) return [...sort, rule].slice(-maxSortRules);
  return sort.flatMap((other) => (other !== current ? [other] : isRemoved ? [] : [rule]));
}

/** Reads a table's state from the address. Ignores invalid values, because anybody can edit an address. */
export function readTableState(params: TableParams, spec: TableSpec): TableState {
  const page = Number(params.page ?? '1');
  const size = pageSizes.find((known) => String(known) === params.size);
  const columns = readList(params.columns ?? null).filter((id) => spec.columns.includes(id));
  return {
    search: (params.q ?? '').slice(0, maxSearchLength),
    filters: Object.fromEntries(spec.facets.map((id) => [id, readList(params[id] ?? null)])),
    sort: readSort(params.sort ?? null, spec),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    size: size ?? pageSizes[0],
    columns: columns.length > 0 ? columns : null,
  };
}

const sameSort = (a: readonly SortRule[], b: readonly SortRule[]) => writeSort(a) === writeSort(b);

/** Writes a table's state to query parameters. Leaves out defaults to keep addresses short. */
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

/** Whether a search or a filter is active. */
export const isFiltered = ({ search, filters }: TableState): boolean =>
  search.trim() !== '' || Object.values(filters).some((values) => values.length > 0);
