import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { Link } from '@/design-system/link/link';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { clashesAmong } from '@/dashboard/calendar/conflicts';
import { mostOccurrences, occurrencesIn } from '@/dashboard/calendar/occurrences';
import { usePersonName } from '@/dashboard/hooks/use-person-name';
import { AgendaView } from '@/dashboard/parts/calendar/agenda-view/agenda-view';
import { agendaDays, daysInView, stepDay } from '@/dashboard/parts/calendar/calendar-days';
import { titleOfView } from '@/dashboard/parts/calendar/calendar-words';
import { MonthView } from '@/dashboard/parts/calendar/month-view/month-view';
import { ViewSwitch } from '@/dashboard/parts/calendar/view-switch/view-switch';
import { WeekView } from '@/dashboard/parts/calendar/week-view/week-view';
import { Empty } from '@/dashboard/parts/empty/empty';
import { Panel } from '@/dashboard/parts/panel/panel';
import * as s from './calendar-panel.module.scss';
import { useMoveEvent } from './use-move-event';
import type { Schedule } from './use-schedule';

/** As many events as a list draws at first, and how many more each time: each costs about half a millisecond. */
const mostLines = 100;

/** The calendar itself, by month, by week or as a list, and the ways through it. */
export function CalendarPanel({ schedule }: { schedule: Schedule }) {
  const { me, events, narrow, timeZone, today, day, hrefWith, linkTo } = schedule;
  // The choice is answered before the other view is drawn.
  const view = useDeferredValue(schedule.view);
  const move = useMoveEvent();
  const [length, setLength] = useState(agendaDays);
  const [lines, setLines] = useState(mostLines);

  const { first, last } = daysInView(view, day, length);
  const occurrences = useMemo(
    () => occurrencesIn(events, { first, last, timeZone }),
    [events, first, last, timeZone],
  );
  // On a small screen a month only counts; the chosen day is read below it.
  const belowMonth = view === 'month' && narrow;
  const listed = useMemo(
    () => (belowMonth ? occurrencesIn(events, { first: day, last: day, timeZone }) : occurrences),
    [belowMonth, events, day, timeZone, occurrences],
  );
  const isList = view === 'agenda' || belowMonth;
  const read = useMemo(() => listed.slice(0, lines), [listed, lines]);
  // An event that starts after all of those on show have ended overlaps none of them.
  const clashing = useMemo(() => {
    if (!isList) return new Set<string>();
    const until = read.reduce((latest, { end }) => Math.max(latest, end), 0);
    return clashesAmong(listed.filter(({ allDay, start }) => !allDay && start < until));
  }, [isList, listed, read]);
  const unread = listed.length - read.length;

  const nameOf = usePersonName();
  const title = titleOfView(view, day);
  const shared = { personId: me.id, openKey: schedule.openKey, hrefOf: schedule.hrefOf };
  const { hrefOfDay } = schedule;

  return (
    <Panel
      title={title}
      aside={
        <>
          <div className={s.steps}>
            <Link {...linkTo(stepDay(view, day, -1))} className={s.step} aria-label="Earlier">
              <Icon name="chevron-left" size={20} />
            </Link>
            <Link {...linkTo(null)} className={s.step} data-words="">
              Today
            </Link>
            <Link {...linkTo(stepDay(view, day, 1))} className={s.step} aria-label="Later">
              <Icon name="chevron-right" size={20} />
            </Link>
          </div>
          <ViewSwitch current={schedule.view} hrefOf={(next) => hrefWith({ view: next })} />
        </>
      }
    >
      <VisuallyHidden role="status">{title}</VisuallyHidden>
      {occurrences.length >= mostOccurrences && (
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
              Plan something
            </Button>
          }
        >
          Your events and those that you are invited to appear here.
        </Empty>
      )}
      {isList && unread > 0 && (
        <div>
          <Button size="compact" variant="outline" onClick={() => setLines(lines + mostLines)}>
            Show more of {listed.length} events
          </Button>
        </div>
      )}
      {view === 'agenda' && unread === 0 && (
        <div>
          <Button size="compact" variant="outline" onClick={() => setLength(length + agendaDays)}>
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
    </Panel>
  );
}
