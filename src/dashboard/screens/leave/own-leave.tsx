import { useMemo } from 'react';
import { useSearchParams } from '@/design-system/link/use-search-params';
import { yearOf } from '@/dashboard/days/days';
import { leaveBalance, rangeOfYear } from '@/dashboard/figures/leave';
import { overlap } from '@/dashboard/days/day-range';
import { useToday } from '@/dashboard/hooks/use-today';
import { useMe } from '@/dashboard/hooks/use-workspace';
import { ChoiceLinks } from '@/dashboard/parts/choice-links/choice-links';
import { Empty } from '@/dashboard/parts/empty/empty';
import { PanelGrid } from '@/dashboard/parts/panel-grid/panel-grid';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Screen } from '@/dashboard/parts/screen/screen';
import { shortDay } from '@/dashboard/words/day';
import type { PortalRouteId } from '@/routes/portal-table';
import { TeamCalendar } from './calendar/team-calendar';
import { BalanceFacts } from './balance-facts';
import { LeaveForm } from './form/leave-form';
import { OwnLeaveRow } from './own-leave-row';
import * as s from './own-leave.module.scss';
import { useLeaveRecords } from '@/dashboard/hooks/use-leave-records';
import { yearIn, YearSteps } from './year-steps';

export interface OwnLeaveProps {
  route: PortalRouteId;
}

/** A person's own leave, and a calendar of everyone's. */
function OwnLeave({ route }: OwnLeaveProps) {
  const today = useToday();
  const { values, hrefWith, change } = useSearchParams(['show', 'year', 'month', 'team']);
  const showsCalendar = values.show === 'calendar';
  const year = yearIn(values.year, yearOf(today));
  const yearParam = (of: number) => ({ year: of === yearOf(today) ? null : String(of) });
  return (
    <Screen
      route={route}
      actions={
        <>
          {!showsCalendar && <YearSteps year={year} hrefOf={(of) => hrefWith(yearParam(of))} />}
          <ChoiceLinks
            label="Sections"
            choices={[
              { label: 'My leave', href: hrefWith({ show: null }), current: !showsCalendar },
              { label: 'Team calendar', href: hrefWith({ show: 'calendar' }), current: showsCalendar },
            ]}
          />
        </>
      }
    >
      {showsCalendar ? (
        <TeamCalendar
          today={today}
          month={values.month}
          team={values.team}
          hrefOf={hrefWith}
          onTeam={(team) => change({ team })}
        />
      ) : (
        <OwnYear today={today} year={year} onYear={(of) => change(yearParam(of))} />
      )}
    </Screen>
  );
}

interface OwnYearProps {
  today: string;
  year: number;
  onYear: (year: number) => void;
}

/** A year of the person's own leave: the days left, a request and the requests so far. */
function OwnYear({ today, year, onYear }: OwnYearProps) {
  const me = useMe();
  const records = useLeaveRecords();
  const balance = useMemo(
    () => leaveBalance(records, { person: me, year, today }),
    [records, me, year, today],
  );
  const range = rangeOfYear(year);
  const own = useMemo(
    () =>
      records.leave
        .filter(
          ({ personId, firstDay, lastDay }) =>
            personId === me.id && overlap({ first: firstDay, last: lastDay }, rangeOfYear(year)),
        )
        .sort((a, b) => b.firstDay.localeCompare(a.firstDay) || b.requestedAt.localeCompare(a.requestedAt)),
    [records.leave, me.id, year],
  );
  const holidays = useMemo(
    () =>
      records.holidays
        .filter(({ day }) => day >= range.first && day <= range.last)
        .sort((a, b) => a.day.localeCompare(b.day)),
    [records.holidays, range.first, range.last],
  );
  return (
    <PanelGrid className={s.panels}>
      <Panel title={`Balance ${year}`}>
        <BalanceFacts balance={balance} />
      </Panel>
      <Panel id="new-request" tabIndex={-1} title="Request leave">
        {records.leaveKinds.length === 0 ? (
          <Empty title="No kinds of leave yet">
            An admin adds them on the Leave screen. Then you can ask for leave here.
          </Empty>
        ) : (
          // Its row is in the list of its year.
          <LeaveForm person={me} onSaved={({ firstDay }) => onYear(yearOf(firstDay))} />
        )}
      </Panel>
      <Panel title="My leave">
        {own.length === 0 ? (
          <Empty title={`No leave in ${year}`}>Your requests and their decisions appear here.</Empty>
        ) : (
          <ul role="list" className={s.list}>
            {own.map((leave) => (
              <OwnLeaveRow key={leave.id} leave={leave} today={today} records={records} />
            ))}
          </ul>
        )}
      </Panel>
      <Panel title={`Public holidays ${year}`}>
        {holidays.length === 0 ? (
          <Empty title={`No public holidays in ${year}`}>An admin adds them on the Leave screen.</Empty>
        ) : (
          <ul role="list" className={s.days}>
            {holidays.map(({ id, day, name, half }) => (
              <li key={id} className={s.day} data-past={day < today || undefined}>
                <span className={s.date}>{shortDay(day)}</span>
                <span className={s.name}>{half ? `${name}, from midday` : name}</span>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </PanelGrid>
  );
}

export const EmployeeLeaveScreen = () => <OwnLeave route="employee-leave" />;
export const InternLeaveScreen = () => <OwnLeave route="intern-leave" />;
