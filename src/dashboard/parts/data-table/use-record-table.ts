import { useDeferredValue, useMemo, useState } from 'react';
import { searchWords } from './rows/fold-key';
import { filterRows, sortRows, type FacetCounts, type RowQueries } from './rows/query-rows';
import type { TableAddress } from './use-table-address';

export interface RecordTableOptions<Row> {
  address: TableAddress;
  /** All records of the table. Must keep its identity. */
  records: readonly Row[];
  /** Must keep its identity. */
  queries: RowQueries<Row>;
}

/** Records with a status. Archived ones are listed only if the status filter asks for them. */
export interface Listable {
  id: string;
  status: string;
}

export interface RecordTable<Row> {
  address: TableAddress;
  /** The records before search and filters, without archived ones unless the filter asks for them. */
  records: readonly Row[];
  /** Number of archived records, listed or not. */
  archived: number;
  /** The rows of an earlier state are shown; newer ones follow. */
  busy: boolean;
  counts: FacetCounts;
  /** The records that pass the filters, in order, on all pages. */
  listed: readonly Row[];
  total: number;
  /** From 1: the last page where the address names a later one. */
  page: number;
  /** The records of this page. */
  rows: readonly Row[];
  selection: {
    ids: ReadonlySet<string>;
    records: readonly Row[];
    /** Number of selected records that the filters hide. */
    hidden: number;
    change: (change: { ids: readonly string[]; selected: boolean }) => void;
    clear: () => void;
  };
}

const nothingSelected: ReadonlySet<string> = new Set();

/** Filters, sorts and pages records as the address of a table says, and holds the selection. */
export function useRecordTable<Row extends Listable>({
  address,
  records: all,
  queries,
}: RecordTableOptions<Row>): RecordTable<Row> {
  const archived = useMemo(() => all.filter(({ status }) => status === 'archived').length, [all]);
  const withArchived = address.state.filters.status?.includes('archived') === true;
  const records = useMemo(
    () => (withArchived ? all : all.filter(({ status }) => status !== 'archived')),
    [all, withArchived],
  );

  // A press changes its control at once; the rows follow.
  const wanted = useDeferredValue(address.state);
  const { search, filters, sort, size } = wanted;
  const words = searchWords(search).join(' ');
  const { rows: found, counts } = useMemo(
    () => filterRows(records, { words: words.split(' '), filters }, queries),
    [records, words, filters, queries],
  );
  const listed = useMemo(() => sortRows(found, sort, queries.sortKeys), [found, sort, queries]);
  const total = listed.length;
  const page = Math.min(wanted.page, Math.max(1, Math.ceil(total / size)));
  const rows = useMemo(() => listed.slice((page - 1) * size, page * size), [listed, page, size]);

  const [ids, setIds] = useState(nothingSelected);
  const selected = useMemo(() => records.filter(({ id }) => ids.has(id)), [records, ids]);
  const hidden = useMemo(
    () => selected.length - listed.filter(({ id }) => ids.has(id)).length,
    [selected, listed, ids],
  );

  return {
    address,
    records,
    archived,
    busy: wanted !== address.state,
    counts: withArchived
      ? counts
      : { ...counts, status: new Map([...(counts.status ?? []), ['archived', archived]]) },
    listed,
    total,
    page,
    rows,
    selection: {
      ids,
      records: selected,
      hidden,
      change: (change) =>
        setIds((before) => {
          const next = new Set(before);
          for (const id of change.ids) next[change.selected ? 'add' : 'delete'](id);
          return next;
        }),
      clear: () => setIds(nothingSelected),
    },
  };
}
