import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { Link } from '@/design-system/link/link';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { conflictsOf } from '../../data/calendar/conflicts';
import { occurrencesIn } from '../../data/calendar/occurrences';
import { useRecords } from '../../data/use-workspace';
import { AgendaView } from '../../parts/calendar/agenda-view/agenda-view';
import { agendaDays, daysInView, stepDay } from '../../parts/calendar/calendar-days';
import { titleOfView } from '../../parts/calendar/calendar-words';
import { MonthView } from '../../parts/calendar/month-view/month-view';
import { ViewSwitch } from '../../parts/calendar/view-switch/view-switch';
import { WeekView } from '../../parts/calendar/week-view/week-view';
import { Empty } from '../../parts/empty/empty';
import { Panel } from '../../parts/panel/panel';
import { Skeleton } from '../../parts/skeleton/skeleton';
import * as s from './calendar-panel.module.scss';
import { useMoveEvent } from './use-move-event';
import type { Schedule } from './use-schedule';

/** The calendar itself, by month, by week or as a list, and the ways through it. */
export function CalendarPanel({ schedule }: { schedule: Schedule }) {
  const { me, events, narrow, timeZone, today, day, expand, status, hrefWith, linkTo } = schedule;
  // The choice is answered before the other view is drawn.
  const view = useDeferredValue(schedule.view);
  const people = useRecords('people');
  const move = useMoveEvent();
  const [length, setLength] = useState(agendaDays);

  const { first, last } = daysInView(view, day, length);
  const occurrences = useMemo(
    () => occurrencesIn(events, { first, last, timeZone }, expand),
    [events, first, last, timeZone, expand],
  );
  // On a small screen a month only counts; the chosen day is read below it.
  const belowMonth = view === 'month' && narrow;
  const listed = useMemo(
    () => (belowMonth ? occurrencesIn(events, { first: day, last: day, timeZone }, expand) : occurrences),
    [belowMonth, events, day, timeZone, expand, occurrences],
  );
  const clashing = useMemo(() => {
    const own = conflictsOf(listed, listed).filter(({ personIds }) => personIds.includes(me.id));
    return new Set(
      own.flatMap(({ mine, other }) => (mine.allDay || other.allDay ? [] : [mine.key, other.key])),
    );
  }, [listed, me.id]);

  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? 'somebody who left';
  const title = titleOfView(view, day);
  const shared = { personId: me.id, openKey: schedule.openKey, hrefOf: schedule.hrefOf };

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
      {status === 'failed' && (
        <div className={s.notice} role="alert">
          Events that repeat could not be loaded, so they are missing here.
          <Button size="compact" variant="outline" onClick={schedule.retry}>
            Try again
          </Button>
        </div>
      )}
      {status === 'loading' && <Skeleton count={2} label="Loading events that repeat" />}
      {view === 'month' && (
        <MonthView
          {...shared}
          {...{ day, today, occurrences }}
          hrefOfDay={schedule.hrefOfDay}
          onDay={schedule.goTo}
          onCreate={({ day: where }) => schedule.create(where)}
        />
      )}
      {view === 'week' && (
        <WeekView
          {...shared}
          {...{ day, occurrences }}
          clock={schedule.clock}
          onDay={schedule.goTo}
          onCreate={({ startsAt }) => schedule.create(startsAt)}
          onMove={move}
        />
      )}
      {(view === 'agenda' || belowMonth) && listed.length > 0 && (
        <AgendaView
          {...shared}
          {...{ today, nameOf, clashing }}
          occurrences={listed}
          first={view === 'agenda' ? first : day}
        />
      )}
      {(view === 'agenda' || belowMonth) && listed.length === 0 && status === 'ready' && (
        <Empty
          title={view === 'agenda' ? 'Nothing planned in this time' : 'Nothing planned on this day'}
          action={
            <Button size="compact" variant="outline" href={schedule.newHref}>
              Plan something
            </Button>
          }
        >
          What you plan, and what others ask you to, stands here.
        </Empty>
      )}
      {view === 'agenda' && (
        <div>
          <Button size="compact" variant="outline" onClick={() => setLength(length + agendaDays)}>
            Show {agendaDays} more days
          </Button>
        </div>
      )}
      {view !== 'agenda' && !narrow && status === 'ready' && occurrences.length === 0 && (
        <p className={s.empty}>
          Nothing planned here yet. Double-click {view === 'month' ? 'a day' : 'an hour'}, or press Enter on
          it.
        </p>
      )}
    </Panel>
  );
}
