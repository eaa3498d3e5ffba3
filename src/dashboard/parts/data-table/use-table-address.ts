import { useCallback, useMemo } from 'react';
import { useSearchParams } from '@/design-system/link/use-search-params';
import { useTypedParam } from '@/design-system/link/use-typed-param';
import {
  longestSearch,
  readTableState,
  tableParams,
  writeTableState,
  type TableSpec,
  type TableState,
} from './table-state';

export interface TableAddress {
  state: TableState;
  /** What stands in the search field: `state.search` follows it. */
  typed: string;
  type: (text: string) => void;
  /** Goes to the table with some of its state changed: a history entry of its own. Anything but a page starts at page 1. */
  change: (changes: Partial<TableState>) => void;
  /** The address of another page, for a link. */
  hrefOfPage: (page: number) => string;
  /** The address with something opened beside the table (`?id=`), or nothing. It does not know what was typed a moment ago. */
  hrefOfOpened: (id: string | null) => string;
  /** What is opened beside the table. */
  opened: string | null;
  /** Opens or closes it. */
  open: (id: string | null) => void;
  /** The part of the address that a saved view keeps: no page, and nothing opened. */
  view: string;
}

/** A table's state as its address, so that it can be shared, bookmarked and gone back to. */
export function useTableAddress(spec: TableSpec): TableAddress {
  const names = useMemo(() => [...tableParams(spec), 'id'], [spec]);
  const params = useSearchParams<string>(names);
  const { values, hrefWith } = params;
  const read = useMemo(() => readTableState(values, spec), [values, spec]);

  const { text: typed, type } = useTypedParam('q', longestSearch, 'page');
  const state = useMemo(
    (): TableState => (typed === read.search ? read : { ...read, search: typed, page: 1 }),
    [read, typed],
  );
  // What was typed a moment ago goes along: the address has not followed yet.
  const written = (changes: Partial<TableState>) =>
    writeTableState({ search: typed, page: 1, ...changes }, spec);

  // The same function while the address is: rows that hold it are not drawn again for every key.
  const hrefOfOpened = useCallback((id: string | null) => hrefWith({ id }), [hrefWith]);

  return {
    state,
    typed,
    type: (text) => type(text.slice(0, longestSearch)),
    change: (changes) => params.change(written(changes)),
    hrefOfPage: (page) => hrefWith(written({ page })),
    hrefOfOpened,
    opened: values.id ?? null,
    open: (id) => params.change({ q: typed || null, id }, { back: id === null }),
    view: viewOf(hrefWith({ ...written({}), id: null }), names),
  };
}

/** The table's own parameters of an address, in an order that does not depend on how one got there. */
function viewOf(href: string, names: readonly string[]): string {
  const all = new URL(href, 'https://table.invalid').searchParams;
  const own = new URLSearchParams();
  for (const name of names) {
    const value = all.get(name);
    if (value) own.set(name, value);
  }
  return own.toString();
}
