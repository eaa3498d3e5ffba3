import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '@/design-system/button/button';
import { Link } from '@/design-system/link/link';
import { TextLink } from '@/design-system/text-link/text-link';
import { useSearchParams, type SearchParams } from '@/design-system/link/use-search-params';
import { useTypedParam } from '@/design-system/link/use-typed-param';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { addDays, weekStart } from '@/dashboard/days/days';
import { isDay } from '@/dashboard/days/moments';
import { capacityOf, mondaysFrom, noWeek, worksFrom } from '@/dashboard/figures/capacity';
import { teamsOf } from '@/dashboard/figures/teams';
import { useDoublePress } from '@/dashboard/hooks/use-double-press';
import { useToday } from '@/dashboard/hooks/use-today';
import { useTimeOff } from '@/dashboard/hooks/use-time-off';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import type { Person, Task } from '@/dashboard/model/records/records';
import { foldKey, searchWords } from '@/dashboard/parts/data-table/rows/fold-key';
import { TableSearch } from '@/dashboard/parts/data-table/tools/table-search';
import { Empty } from '@/dashboard/parts/empty/empty';
import { useFocusBack } from '@/dashboard/parts/focus-on-change/use-focus-back';
import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import { PanelGrid } from '@/dashboard/parts/panel-grid/panel-grid';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Screen } from '@/dashboard/parts/screen/screen';
import { Steps } from '@/dashboard/parts/steps/steps';
import { counted } from '@/dashboard/words/count';
import { rangeWithYear } from '@/dashboard/words/range';
import { portalPath } from '@/routes/portal-paths';
import { CapacityLegend } from './capacity-bar';
import { CapacityTable, type CapacityCell } from './capacity-table';
import { WorkDialog } from './work-dialog';
import * as s from './capacity-screen.module.scss';

const params = ['from', 'team', 'person', 'week'] as const;
const shownWeeks = 4;
/** In UTF-16 units. */
const longestSearch = 100;
/** Number of people drawn at first, and added each time. */
const mostRows = 60;

/** The Monday in an address. Past weeks and values that are no day are this week. */
function mondayIn(value: string | null, thisWeek: string): string {
  const monday = value !== null && isDay(value) ? weekStart(value) : thisWeek;
  return monday < thisWeek ? thisWeek : monday;
}

/** Teams by name, and people without a team last. */
const byTeam = (a: string, b: string): number =>
  Number(a === '') - Number(b === '') || a.localeCompare(b, 'en');

/** The free hours of staff in four weeks, with their work to move. */
export function CapacityScreen() {
  const today = useToday();
  const thisWeek = weekStart(today);
  const people = useRecords('people');
  const tasks = useRecords('tasks');
  const entries = useRecords('timeEntries');
  const off = useTimeOff();
  const address = useSearchParams(params);
  const { values, change } = address;
  const search = useTypedParam('q', longestSearch);
  const [most, setMost] = useState(mostRows);

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
  const shown = useMemo(() => rows.slice(0, most), [rows, most]);
  const hrefOf = useCallback(
    ({ personId, week }: CapacityCell) => followed.hrefWith({ person: personId, week }),
    [followed],
  );

  const cell = values.person === null ? null : `${values.person}/${values.week}`;
  const opened = all.find(({ person }) => person.id === values.person);
  const openedWeek = [...weeks, noWeek].find((week) => week === values.week);
  const lastCell = useRef(cell);
  useEffect(() => {
    if (cell !== null) lastCell.current = cell;
  }, [cell]);
  useFocusBack(
    cell !== null,
    () =>
      document.querySelector<HTMLElement>(`[data-cell="${CSS.escape(lastCell.current ?? '')}"]`) ??
      document.querySelector('h1'),
  );
  const press = useDoublePress();
  const close = () => change({ person: null, week: null }, { back: true });

  const title = rangeWithYear({ first: from, last: addDays(from, 7 * shownWeeks - 1) });
  const isFiltered = team !== null || text.trim() !== '';

  return (
    <Screen route="capacity" lead={leadOf(staff, tasks)}>
      {staff.length > 0 && (
        <div role="search" aria-label="People" className={s.filters}>
          <TableSearch
            label="Search people"
            className={s.search}
            text={search.text}
            onText={(typed) => search.type(typed.text)}
          />
          {teams.length > 1 && (
            <ChoiceField
              label="Team"
              labelHidden
              placeholder="All teams"
              choices={teams.map((name) => ({ value: name, label: name }))}
              value={values.team ?? ''}
              onChange={({ target }) => {
                search.keep();
                change({ team: target.value || null });
              }}
            />
          )}
          {isFiltered && (
            <Button
              size="compact"
              variant="outline"
              onClick={() => {
                search.type('');
                change({ team: null });
              }}
            >
              Clear filters
            </Button>
          )}
        </div>
      )}
      {cell !== null && !(opened && openedWeek) && (
        <p role="status" className={s.missing}>
          This link is for a person or week that is not shown here.{' '}
          <Link href={address.hrefWith({ person: null, week: null })}>Show all people</Link>
        </p>
      )}
      <PanelGrid>
        <Panel
          title={title}
          aside={staff.length > 0 && <WeekSteps from={from} thisWeek={thisWeek} address={address} />}
        >
          <VisuallyHidden role="status">{title}</VisuallyHidden>
          {staff.length === 0 ? (
            <Empty
              title="No staff yet"
              action={<TextLink href={portalPath('add-employee')}>Add an employee</TextLink>}
            >
              Add your employees and interns. Their free hours by week appear here.
            </Empty>
          ) : rows.length === 0 ? (
            <Empty title="No people match your filters">Change the search or choose another team.</Empty>
          ) : (
            <>
              <CapacityLegend />
              <div
                onClickCapture={(event) => {
                  if (press.isDoublePress()) event.preventDefault();
                }}
              >
                <CapacityTable rows={shown} weeks={weeks} today={today} hrefOf={hrefOf} />
              </div>
              {rows.length > most && (
                <div>
                  <Button size="compact" variant="outline" onClick={() => setMost(most + mostRows)}>
                    Show more of {rows.length}
                  </Button>
                </div>
              )}
            </>
          )}
        </Panel>
      </PanelGrid>
      {opened && openedWeek && (
        <WorkDialog
          key={cell}
          row={opened}
          week={openedWeek}
          today={today}
          onClose={close}
          onMoved={() => {
            press.onDecided();
            close();
          }}
        />
      )}
    </Screen>
  );
}

/** Describes the basis of the figures, and the work that they leave out. */
function leadOf(staff: readonly Person[], tasks: readonly Task[]): string {
  const ids = new Set(staff.map(({ id }) => id));
  const open = tasks.filter(({ status }) => status !== 'done');
  const estimated = open.filter(({ estimateMinutes }) => estimateMinutes !== null);
  const others = open.filter(({ assigneeId }) => !ids.has(assigneeId)).length;
  const about =
    estimated.length === 0
      ? 'Free hours are contract hours less leave, public holidays and assigned work. No open task has an estimate yet: add estimates under Tasks.'
      : 'Free hours are contract hours less leave, public holidays and assigned work. Overdue tasks count in this week.';
  return others === 0
    ? about
    : `${about} ${counted(others, 'open task belongs', 'open tasks belong')} to people who are not listed here.`;
}

type Address = SearchParams<(typeof params)[number]>;

interface WeekStepsProps {
  from: string;
  thisWeek: string;
  address: Address;
}

/** Links to the four weeks before and after, and back to this week. */
function WeekSteps({ from, thisWeek, address }: WeekStepsProps) {
  const hrefOf = (monday: string) =>
    address.hrefWith({ from: monday > thisWeek ? monday : null, person: null, week: null });
  const later = addDays(from, 7 * shownWeeks);
  return (
    <Steps
      aria-label="Weeks"
      data-print="hide"
      before={
        from > thisWeek
          ? { href: hrefOf(addDays(from, -7 * shownWeeks)), 'aria-label': 'Previous four weeks' }
          : null
      }
      home={{ href: hrefOf(thisWeek), children: 'This week' }}
      after={isDay(later) ? { href: hrefOf(later), 'aria-label': 'Next four weeks' } : null}
    />
  );
}
