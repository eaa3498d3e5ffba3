import { useMemo } from 'react';
import { Button } from '@/design-system/button/button';
import { clashesAmong } from '@/dashboard/calendar/conflicts';
import { maxOccurrences, occurrencesIn, type Occurrence } from '@/dashboard/calendar/occurrences';
import { useMore } from '@/dashboard/hooks/use-more';
import { usePersonName } from '@/dashboard/hooks/use-person-name';
import { AgendaView } from '@/dashboard/parts/calendar/agenda-view/agenda-view';
import { agendaDays, type CalendarView } from '@/dashboard/parts/calendar/calendar-days';
import { MonthView } from '@/dashboard/parts/calendar/month-view/month-view';
import { WeekView } from '@/dashboard/parts/calendar/week-view/week-view';
import { Empty } from '@/dashboard/parts/empty/empty';
import { ShowMore } from '@/dashboard/parts/show-more/show-more';
import * as s from './calendar-period.module.scss';
import { useMoveEvent } from './use-move-event';
import type { Schedule } from './use-schedule';

/** Number of events that a list draws at first, and adds each time: each costs about half a millisecond. */
const step = 100;

interface CalendarPeriodProps {
  schedule: Schedule;
  view: CalendarView;
  /** The first day of the period. */
  first: string;
  /** Those of the period, in order. */
  occurrences: readonly Occurrence[];
  /** Asks for a longer period. */
  onMore: () => void;
}

/** The events of a period, by month, by week or as a list. */
export function CalendarPeriod({ schedule, view, first, occurrences, onMore }: CalendarPeriodProps) {
  const { me, shown, narrow, timeZone, today, day, hrefOfDay } = schedule;
  const move = useMoveEvent();
  // On a small screen a month only counts; the chosen day is read below it.
  const belowMonth = view === 'month' && narrow;
  const listed = useMemo(
    () => (belowMonth ? occurrencesIn(shown, { first: day, last: day, timeZone }) : occurrences),
    [belowMonth, shown, day, timeZone, occurrences],
  );
  const isList = view === 'agenda' || belowMonth;
  const { shown: read, rest, more } = useMore(listed, step);
  // An event that starts after all of those on show have ended overlaps none of them.
  const clashing = useMemo(() => {
    if (!isList) return new Set<string>();
    const until = read.reduce((latest, { end }) => Math.max(latest, end), 0);
    return clashesAmong(listed.filter(({ allDay, start }) => !allDay && start < until));
  }, [isList, listed, read]);

  const nameOf = usePersonName();
  const shared = { personId: me.id, openKey: schedule.openKey, hrefOf: schedule.hrefOf };

  return (
    <>
      {occurrences.length >= maxOccurrences && (
        <p className={s.notice} role="alert">
          This period has more events than the calendar can show, so some are missing. Choose a shorter
          period, or delete events that you do not need.
        </p>
      )}
      {view === 'month' && (
        <MonthView
          {...shared}
          {...{ day, today, occurrences, hrefOfDay }}
          onDay={schedule.goTo}
          onCreate={({ day: where }) => schedule.create(where)}
        />
      )}
      {view === 'week' && (
        <WeekView
          {...shared}
          {...{ day, occurrences, hrefOfDay }}
          clock={schedule.clock}
          onDay={schedule.goTo}
          onCreate={({ startsAt }) => schedule.create(startsAt)}
          onMove={move}
        />
      )}
      {isList && listed.length > 0 && (
        <AgendaView
          {...shared}
          {...{ today, nameOf, clashing }}
          occurrences={read}
          first={view === 'agenda' ? first : day}
        />
      )}
      {isList && listed.length === 0 && (
        <Empty
          title={view === 'agenda' ? 'Nothing planned in this time' : 'Nothing planned on this day'}
          action={
            <Button size="compact" variant="outline" href={schedule.newHref}>
              New event
            </Button>
          }
        >
          Your events and those that you are invited to appear here.
        </Empty>
      )}
      {isList && <ShowMore rest={rest} step={step} onMore={more} />}
      {view === 'agenda' && rest === 0 && (
        <div>
          <Button size="compact" variant="outline" onClick={onMore}>
            Show {agendaDays} more days
          </Button>
        </div>
      )}
      {view !== 'agenda' && !narrow && occurrences.length === 0 && (
        <p className={s.empty}>
          Nothing planned here yet. Double-click {view === 'month' ? 'a day' : 'an hour'}, or press Enter on
          it.
        </p>
      )}
    </>
  );
}
