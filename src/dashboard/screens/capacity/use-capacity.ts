import { useCallback, useDeferredValue, useMemo } from 'react';
import { useSearchParams, type SearchParams } from '@/design-system/link/use-search-params';
import { useTypedParam } from '@/design-system/link/use-typed-param';
import { weekStart } from '@/dashboard/days/days';
import { isDay } from '@/dashboard/days/moments';
import { capacityOf, mondaysFrom, noWeek, worksFrom } from '@/dashboard/figures/capacity';
import { teamsOf } from '@/dashboard/figures/teams';
import { useTimeOff } from '@/dashboard/hooks/use-time-off';
import { useToday } from '@/dashboard/hooks/use-today';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { foldKey, searchWords } from '@/dashboard/parts/data-table/rows/fold-key';
import type { CapacityCell } from './capacity-table';

const params = ['from', 'team', 'person', 'week'] as const;
export const shownWeeks = 4;
/** In UTF-16 units. */
const maxSearchLength = 100;

/** The Monday in an address. Past weeks and values that are no day are this week. */
function mondayIn(value: string | null, thisWeek: string): string {
  const monday = value !== null && isDay(value) ? weekStart(value) : thisWeek;
  return monday < thisWeek ? thisWeek : monday;
}

/** Teams by name, and people without a team last. */
const byTeam = (a: string, b: string): number =>
  Number(a === '') - Number(b === '') || a.localeCompare(b, 'en');

export type CapacityAddress = SearchParams<(typeof params)[number]>;

/** The people and weeks that the address asks for, with their free hours, and the cell that it opens. */
export function useCapacity() {
  const today = useToday();
  const thisWeek = weekStart(today);
  const people = useRecords('people');
  const tasks = useRecords('tasks');
  const entries = useRecords('timeEntries');
  const off = useTimeOff();
  const address = useSearchParams(params);
  const { values } = address;
  const search = useTypedParam('q', maxSearchLength);

  // A press appears at once; the table follows.
  const followed = useDeferredValue(address);
  const text = useDeferredValue(search.text);
  const from = mondayIn(followed.values.from, thisWeek);
  const weeks = useMemo(() => mondaysFrom(from, shownWeeks), [from]);
  const staff = useMemo(
    () =>
      people
        .filter((person) => worksFrom(person, from > today ? from : today))
        .sort((a, b) => byTeam(a.team, b.team) || a.name.localeCompare(b.name, 'en')),
    [people, from, today],
  );
  const all = useMemo(
    () => capacityOf({ people: staff, tasks, entries, ...off }, { weeks, today }),
    [staff, tasks, entries, off, weeks, today],
  );
  const teams = useMemo(() => teamsOf(staff), [staff]);
  const team = teams.find((name) => name === followed.values.team) ?? null;
  const rows = useMemo(() => {
    const words = searchWords(text);
    return all.filter(
      ({ person }) =>
        (team === null || person.team === team) && words.every((word) => foldKey(person.name).includes(word)),
    );
  }, [all, team, text]);
  const hrefOf = useCallback(
    ({ personId, week }: CapacityCell) => followed.hrefWith({ person: personId, week }),
    [followed],
  );

  const cell = values.person === null ? null : `${values.person}/${values.week}`;
  const opened = all.find(({ person }) => person.id === values.person);
  const openedWeek = [...weeks, noWeek].find((week) => week === values.week);

  return {
    today,
    thisWeek,
    tasks,
    address,
    search,
    from,
    weeks,
    staff,
    teams,
    rows,
    hrefOf,
    isFiltered: team !== null || text.trim() !== '',
    /** The person and the week of the opened cell, as its key, or null. */
    cell,
    opened,
    openedWeek,
  };
}

export type Capacity = ReturnType<typeof useCapacity>;
