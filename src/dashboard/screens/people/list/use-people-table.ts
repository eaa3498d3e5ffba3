import { useDeferredValue, useMemo, useState } from 'react';
import { searchWords } from '@/dashboard/parts/data-table/rows/fold-key';
import { filterRows, sortRows } from '@/dashboard/parts/data-table/rows/query-rows';
import { useTableAddress } from '@/dashboard/parts/data-table/use-table-address';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { useToday } from '@/dashboard/hooks/use-today';
import type { ListedKind } from '@/dashboard/screens/people/people-kind';
import { peopleFigures } from './people-figures';
import { peopleQueries, peopleSpecs } from './people-queries';

export type PeopleTable = ReturnType<typeof usePeopleTable>;

const nothingSelected: ReadonlySet<string> = new Set();

/** The people of a kind, filtered, sorted and divided into pages as the address of the table says. */
export function usePeopleTable(kind: ListedKind) {
  const everybody = useRecords('people');
  const entries = useRecords('timeEntries');
  const leave = useRecords('leave');
  const holidays = useRecords('holidays');
  const today = useToday();
  const address = useTableAddress(peopleSpecs[kind]);
  const ofKind = useMemo(() => everybody.filter((person) => person.kind === kind), [everybody, kind]);
  const archived = useMemo(() => ofKind.filter(({ status }) => status === 'archived').length, [ofKind]);
  // Archived people are listed only when the status filter asks for them.
  const withArchived = address.state.filters.status?.includes('archived') === true;
  const people = useMemo(
    () => (withArchived ? ofKind : ofKind.filter(({ status }) => status !== 'archived')),
    [ofKind, withArchived],
  );
  const figures = useMemo(
    () => peopleFigures(everybody, { entries, leave, holidays }, today),
    [everybody, entries, leave, holidays, today],
  );
  const queries = useMemo(() => peopleQueries(figures), [figures]);

  // A press changes its control at once; the rows follow.
  const wanted = useDeferredValue(address.state);
  const { search, filters, sort, size } = wanted;
  const words = searchWords(search).join(' ');
  const { rows: found, counts } = useMemo(
    () => filterRows(people, { words: words.split(' '), filters }, queries),
    [people, words, filters, queries],
  );
  const listed = useMemo(() => sortRows(found, sort, queries.sortKeys), [found, sort, queries]);
  const total = listed.length;
  const page = Math.min(wanted.page, Math.max(1, Math.ceil(total / size)));
  const rows = useMemo(() => listed.slice((page - 1) * size, page * size), [listed, page, size]);

  const [ids, setIds] = useState(nothingSelected);
  const selected = useMemo(() => people.filter(({ id }) => ids.has(id)), [people, ids]);
  const hidden = useMemo(
    () => selected.length - listed.filter(({ id }) => ids.has(id)).length,
    [selected, listed, ids],
  );

  return {
    address,
    figures,
    everybody,
    people,
    /** The rows of an earlier state are shown; newer ones follow. */
    busy: wanted !== address.state,
    counts: withArchived
      ? counts
      : { ...counts, status: new Map([...(counts.status ?? []), ['archived', archived]]) },
    /** The people who pass the filters, in order, on all pages. */
    listed,
    total,
    /** From 1: the last page where the address names a later one. */
    page,
    /** The people of this page. */
    rows,
    selection: {
      ids,
      people: selected,
      /** How many of them the filters hide. */
      hidden,
      change: (change: { ids: readonly string[]; selected: boolean }) =>
        setIds((before) => {
          const next = new Set(before);
          for (const id of change.ids) next[change.selected ? 'add' : 'delete'](id);
          return next;
        }),
      clear: () => setIds(nothingSelected),
    },
  };
}
