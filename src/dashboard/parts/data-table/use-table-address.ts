import { useCallback, useMemo } from 'react';
import { useSearchParams } from '@/design-system/link/use-search-params';
import { useTypedParam } from '@/design-system/link/use-typed-param';
import {
  maxSearchLength,
  readTableState,
  tableParams,
  writeTableState,
  type TableSpec,
  type TableState,
} from './table-state';

export interface TableAddress {
  state: TableState;
  /** Value of the search field. `state.search` equals it at once, before the address changes. */
  typed: string;
  type: (text: string) => void;
  /** Changes the state and adds a history entry. Returns to page 1 unless `changes` contains a page. */
  change: (changes: Partial<TableState>) => void;
  hrefOfPage: (page: number) => string;
  /** The address with or without an open record (`?id=`). May lack the latest typed letters. */
  hrefOfOpened: (id: string | null) => string;
  /** Id of the record that is open beside the table, or null. */
  opened: string | null;
  /** Opens a record beside the table, or closes it for null. */
  open: (id: string | null) => void;
  /** Query string for a saved view, without the page and the open record. */
  view: string;
}

/** Stores a table's state in the address, so that users can share, bookmark and revisit it. */
export function useTableAddress(spec: TableSpec): TableAddress {
  const names = useMemo(() => [...tableParams(spec), 'id'], [spec]);
  const params = useSearchParams<string>(names);
  const { values, hrefWith } = params;
  const read = useMemo(() => readTableState(values, spec), [values, spec]);

  const { text: typed, type } = useTypedParam('q', maxSearchLength, 'page');
  const state = useMemo(
    (): TableState => (typed === read.search ? read : { ...read, search: typed, page: 1 }),
    [read, typed],
  );
  // The address may not yet contain the latest typed letters.
  const written = (changes: Partial<TableState>) =>
    writeTableState({ search: typed, page: 1, ...changes }, spec);

  // Keeps its identity while the address is the same, so that rows with this prop do not render on each
  // keystroke.
  const hrefOfOpened = useCallback((id: string | null) => hrefWith({ id }), [hrefWith]);

  return {
    state,
    typed,
    type: (text) => type(text.slice(0, maxSearchLength)),
    change: (changes) => params.change(written(changes)),
    hrefOfPage: (page) => hrefWith(written({ page })),
    hrefOfOpened,
    opened: values.id ?? null,
    open: (id) => params.change({ q: typed || null, id }, { back: id === null }),
    view: viewOf(hrefWith({ ...written({}), id: null }), names),
  };
}

/** The table's own parameters, in a fixed order, so that equal views have equal strings. */
function viewOf(href: string, names: readonly string[]): string {
  const all = new URL(href, 'https://table.invalid').searchParams;
  const own = new URLSearchParams();
  for (const name of names) {
    const value = all.get(name);
    if (value) own.set(name, value);
  }
  return own.toString();
}
