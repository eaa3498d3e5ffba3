import { useMemo } from 'react';
import { useRecordTable } from '@/dashboard/parts/data-table/use-record-table';
import { useTableAddress } from '@/dashboard/parts/data-table/use-table-address';
import { useTimeOff } from '@/dashboard/hooks/use-time-off';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { useToday } from '@/dashboard/hooks/use-today';
import type { ListedKind } from '@/dashboard/screens/people/people-kind';
import { peopleFigures } from './people-figures';
import { peopleQueries, peopleSpecs } from './people-queries';

export type PeopleTable = ReturnType<typeof usePeopleTable>;

/** The people of a kind, filtered, sorted and divided into pages as the address of the table says. */
export function usePeopleTable(kind: ListedKind) {
  const everybody = useRecords('people');
  const entries = useRecords('timeEntries');
  const off = useTimeOff();
  const today = useToday();
  const address = useTableAddress(peopleSpecs[kind]);
  const records = useMemo(() => everybody.filter((person) => person.kind === kind), [everybody, kind]);
  const figures = useMemo(
    () => peopleFigures(everybody, { entries, ...off }, today),
    [everybody, entries, off, today],
  );
  const queries = useMemo(() => peopleQueries(figures), [figures]);
  return { ...useRecordTable({ address, records, queries }), figures, everybody };
}
