import { useMemo } from 'react';
import { Icon } from '@/design-system/icon/icon';
import { eventsOf, occurrencesIn, type Occurrence } from '@/dashboard/calendar/occurrences';
import type { LeaveDraft } from '@/dashboard/commands/leave/check-leave';
import { yearOf } from '@/dashboard/days/days';
import { daysByYear, isLive, leaveBalance, leavesOverlap } from '@/dashboard/figures/leave';
import { leaveDays } from '@/dashboard/figures/leave-days';
import { entriesOfPerson, sumMinutes } from '@/dashboard/figures/time';
import { daysOfLeave, wholeDay, workingDaysIn } from '@/dashboard/figures/time-off';
import { useMeetingEvents } from '@/dashboard/hooks/use-fixed-events';
import { useTimeZone } from '@/dashboard/hooks/use-time-zone';
import { useToday } from '@/dashboard/hooks/use-today';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { publicLeave } from '@/dashboard/model/public-leave';
import type { Person } from '@/dashboard/model/records/records';
import { useLeaveRecords } from '@/dashboard/hooks/use-leave-records';
import { counted, listed } from '@/dashboard/words/count';
import { listedFew } from '@/dashboard/words/listed-few';
import { dayWithYear } from '@/dashboard/words/day';
import { dayCount, daysWords } from '@/dashboard/words/leave';
import { hoursAndMinutes } from '@/dashboard/words/span';
import * as s from './leave-effect.module.scss';

export interface LeaveEffectProps {
  draft: LeaveDraft;
  /** Id of the corrected leave, or null. */
  id: string | null;
  person: Person;
  people: readonly Person[];
  /** Whether the person looks at their own leave. */
  own: boolean;
  /** Whether the draft changes, so that the texts are announced. @default false */
  live?: boolean;
}

const maxNames = 4;

/** The working days of a leave, the days left after it, and the logged time, meetings and absences at that time. */
export function LeaveEffect({ draft, id, person, people, own, live = false }: LeaveEffectProps) {
  const today = useToday();
  const timeZone = useTimeZone();
  const records = useLeaveRecords();
  const events = useRecords('events');
  const meetings = useMeetingEvents();
  const entries = useRecords('timeEntries');
  const { leave, leaveKinds } = records;
  const { firstDay: first, lastDay: last, startsHalf, endsHalf } = draft;
  const days = leaveDays(draft, records);
  // Null if all of the leave is within the employment. Balances do not count later days.
  const employedUntil = person.endsOn !== null && last > person.endsOn ? person.endsOn : null;
  const isCounted = leaveKinds.find((kind) => kind.id === draft.kindId)?.counted ?? false;

  const lefts = useMemo(() => {
    const others = { ...records, leave: records.leave.filter((one) => one.id !== id) };
    return daysByYear(employedUntil ? { ...draft, lastDay: employedUntil, endsHalf: false } : draft, records)
      .filter((part) => part.days > 0)
      .map((part) => {
        const balance = leaveBalance(others, { person, year: part.year, today });
        return { ...part, left: balance.left - part.days, known: balance.days !== null };
      });
  }, [records, draft, id, person, today, employedUntil]);

  const planned = useMemo(() => {
    const found = occurrencesIn(eventsOf([...events, ...meetings], person.id), { first, last, timeZone });
    const isAtWork = ({ allDay, from, to }: Occurrence) =>
      !allDay && ((startsHalf && to <= `${first}T12:00`) || (endsHalf && from >= `${last}T12:00`));
    return [...new Set(found.filter((one) => !isAtWork(one)).map(({ title }) => title))];
  }, [events, meetings, person.id, first, last, startsHalf, endsHalf, timeZone]);

  // A half day of leave has the other half to log.
  const logged = useMemo(() => {
    const halves = new Map(daysOfLeave(draft));
    const isOff = (day: string) => halves.get(day) === wholeDay && workingDaysIn(wholeDay, day, records) > 0;
    return sumMinutes(entriesOfPerson(entries, person.id).filter(({ day }) => isOff(day)));
  }, [entries, person.id, draft, records]);

  const away = useMemo(() => {
    const team = new Map(
      people
        .filter((one) => one.id !== person.id && one.team !== '' && one.team === person.team)
        .filter(({ endsOn }) => endsOn === null || endsOn >= first)
        .map((one) => [one.id, one.name]),
    );
    return [
      ...new Set(
        leave
          // As in the team calendar, colleagues see no requests.
          .filter(
            (one) =>
              (own ? publicLeave(one) : isLive(one)) && team.has(one.personId) && leavesOverlap(one, draft),
          )
          .map(({ personId }) => team.get(personId)!),
      ),
    ];
  }, [people, person, leave, draft, first, own]);

  // Without any, the agency does not keep public holidays.
  const bareYears =
    records.holidays.length === 0
      ? []
      : [...new Set([yearOf(first), yearOf(last)])].filter(
          (year) => !records.holidays.some(({ day }) => yearOf(day) === year),
        );
  const severalYears = lefts.length > 1;
  return (
    <div role={live ? 'status' : undefined} className={s.root}>
      <p className={s.count}>
        {dayCount(days)} working {days === 1 ? 'day' : 'days'}
        {isCounted &&
          lefts.map(({ year, days: part, left, known }) => (
            <span key={year}>
              {'; '}
              {severalYears && `${daysWords(part)} in ${year}, `}
              {known ? `${dayCount(left)} left after this` : `no entitlement is set for ${year}`}
            </span>
          ))}
        .
      </p>
      {employedUntil && (
        <Warning>
          {own ? 'Your last day' : `The last day of ${person.name}`} is {dayWithYear(employedUntil)}. Leave
          after it does not count.
        </Warning>
      )}
      {isCounted && lefts.some(({ left, known }) => known && left < 0) && (
        <Warning>
          {own
            ? 'You have fewer days left than this. An admin decides on it.'
            : `${person.name} has fewer days left than this.`}
        </Warning>
      )}
      {bareYears.length > 0 && (
        <Warning>
          No public holidays are entered for {listed(bareYears.map(String))}, so all working days count.
          {own ? ' An admin adds them on the Leave screen.' : ' Add them under Holidays and kinds.'}
        </Warning>
      )}
      {logged > 0 && <Warning>{hoursAndMinutes(logged)} is logged on these days.</Warning>}
      {planned.length > 0 && (
        <Warning>
          {own ? 'You have' : `${person.name} has`} {counted(planned.length, 'event')} at this time:{' '}
          {listedFew(planned, maxNames)}.
        </Warning>
      )}
      {away.length > 0 && (
        <Warning>
          Also away in {person.team}: {listedFew(away, maxNames)}.
        </Warning>
      )}
    </div>
  );
}

function Warning({ children }: { children: React.ReactNode }) {
  return (
    <p className={s.warning}>
      <Icon name="triangle-alert" size={18} />
      <span>{children}</span>
    </p>
  );
}
