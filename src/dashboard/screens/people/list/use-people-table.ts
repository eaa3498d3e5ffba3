import { useDeferredValue, useMemo, useState } from 'react';
import { searchWords } from '@/dashboard/parts/data-table/rows/fold-key';
import type { IndexAnswer } from '@/dashboard/parts/data-table/rows/filter-by-facets';
import { useTableAddress, type TableAddress } from '@/dashboard/parts/data-table/use-table-address';
import { useTableIndex } from '@/dashboard/parts/data-table/rows/use-table-index';
import type { Person } from '@/dashboard/model/records/records';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { useToday } from '@/dashboard/hooks/use-today';
import type { ListedKind } from '@/dashboard/screens/people/people-kind';
import { peopleFigures, type PeopleFigures } from './people-figures';
import { peoplePlan, peopleSpecs } from '@/dashboard/screens/people/actions/people-plan';

export interface PeopleTable {
  address: TableAddress;
  figures: PeopleFigures;
  /** Everybody of every kind, and those of this kind. */
  everybody: readonly Person[];
  people: readonly Person[];
  /** How many of this kind are archived, listed or not. */
  archived: number;
  /** `loading` until the records are read for the first time. */
  status: 'loading' | 'ready' | 'failed';
  retry: () => void;
  /** Newer rows are on their way. */
  busy: boolean;
  /** How many pass the filters, on all pages. */
  total: number;
  counts: IndexAnswer['counts'];
  /** The page that is shown, from 1: the last one where the address names a later one. */
  page: number;
  /** The people of this page. */
  rows: readonly Person[];
  /** Everybody who passes the filters, in order. */
  listed: () => Person[];
  selection: PeopleSelection;
}

export interface PeopleSelection {
  ids: ReadonlySet<string>;
  people: readonly Person[];
  /** How many of them the filters keep out of sight. */
  hidden: number;
  change: (change: { ids: readonly string[]; selected: boolean }) => void;
  clear: () => void;
}

const nobody: readonly Person[] = [];
const nothingSelected: ReadonlySet<string> = new Set();
const noAnswer: IndexAnswer = { places: new Uint32Array(), counts: {} };

/** What a people table shows: the records, filtered, sorted and cut into pages as its address says. */
export function usePeopleTable(kind: ListedKind): PeopleTable {
  const everybody = useRecords('people');
  const entries = useRecords('timeEntries');
  const today = useToday();
  const address = useTableAddress(peopleSpecs[kind]);
  const ofKind = useMemo(() => everybody.filter((person) => person.kind === kind), [everybody, kind]);
  const archived = useMemo(() => ofKind.filter(({ status }) => status === 'archived').length, [ofKind]);
  // Archived people are listed where somebody asks for them.
  const withArchived = archived === 0 || address.state.filters.status?.includes('archived') === true;
  const people = useMemo(
    () => (withArchived ? ofKind : ofKind.filter(({ status }) => status !== 'archived')),
    [ofKind, withArchived],
  );
  const figures = useMemo(() => peopleFigures(everybody, entries, today), [everybody, entries, today]);
  const plan = useMemo(() => peoplePlan(figures), [figures]);
  const { index, building, failed, retry } = useTableIndex(people, plan, 'name');

  // A press shows what was asked for at once; the rows follow.
  const wanted = useDeferredValue(address.state);
  const { search, filters, sort, size } = wanted;
  const words = searchWords(search).join(' ');
  const asked = useMemo(() => {
    try {
      return index?.ask({ words: words.split(' '), filters, sort }) ?? noAnswer;
    } catch {
      // A column is read when it is first sorted by, and a broken record is met then.
      return null;
    }
  }, [index, words, filters, sort]);
  const answer = asked ?? noAnswer;
  const total = answer.places.length;
  const page = Math.min(wanted.page, Math.max(1, Math.ceil(total / size)));
  const rows = useMemo(
    () =>
      index
        ? Array.from(answer.places.subarray((page - 1) * size, page * size), (place) => index.rows[place]!)
        : nobody,
    [index, answer, page, size],
  );

  const [ids, setIds] = useState(nothingSelected);
  const selected = useMemo(
    () => (ids.size === 0 ? nobody : people.filter(({ id }) => ids.has(id))),
    [people, ids],
  );
  const hidden = useMemo(() => {
    if (selected.length === 0 || !index) return 0;
    let shown = 0;
    for (const place of answer.places) if (ids.has(index.rows[place]!.id)) shown += 1;
    return Math.max(0, selected.length - shown);
  }, [selected, ids, index, answer]);

  return {
    address,
    figures,
    everybody,
    people,
    status: failed || !asked ? 'failed' : index ? 'ready' : 'loading',
    retry,
    busy: building || wanted !== address.state,
    total,
    counts: withArchived
      ? answer.counts
      : { ...answer.counts, status: new Map([...(answer.counts.status ?? []), ['archived', archived]]) },
    archived,
    page,
    rows,
    listed: () => (index ? Array.from(answer.places, (place) => index.rows[place]!) : []),
    selection: {
      ids,
      people: selected,
      hidden,
      change: (change) =>
        setIds((before) => {
          const next = new Set(before);
          for (const id of change.ids) {
            if (change.selected) next.add(id);
            else next.delete(id);
          }
          return next;
        }),
      clear: () => setIds(nothingSelected),
    },
  };
}
