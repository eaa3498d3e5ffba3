import {
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
} from 'react';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { cx } from '@/lib/cx';
import { byDay, type Occurrence } from '@/dashboard/calendar/occurrences';
import { dayOf, laterOnClock, timeOf } from '@/dashboard/days/zones';
import { minute } from '@/dashboard/days/local-time';
import { weekDays, weekStart } from '@/dashboard/days/days';
import { dayForKey } from '@/dashboard/parts/calendar/calendar-days';
import { titleOfView } from '@/dashboard/parts/calendar/calendar-words';
import { longDay, shortDay, shortWeekday } from '@/dashboard/words/day';
import { DayLines } from '@/dashboard/parts/calendar/day-lines/day-lines';
import { WeekEvents } from './week-events';
import * as s from './week-view.module.scss';

export interface WeekViewProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The active day of the grid. The view shows its week. */
  day: string;
  /** Local date and time: `2026-11-18T11:00`. */
  clock: string;
  /** Occurrences of the visible week, sorted by start. */
  occurrences: readonly Occurrence[];
  /** Id of the calendar's owner, who can move their own events. */
  personId: string;
  /** Key of the occurrence that is open beside the calendar. */
  openKey: string | null;
  hrefOf: (occurrence: Occurrence) => string;
  /** The address of a view with all events of a day. */
  hrefOfDay: (day: string) => string;
  onDay: (move: { day: string }) => void;
  /** @param place - start as a local time: `2026-11-18T09:00` */
  onCreate: (place: { startsAt: string }) => void;
  onMove: (move: { occurrence: Occurrence; days: number; minutes: number }) => void;
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const hourWord = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
/** First hour in view when the week opens. */
const morning = 8;
/** Visible part of the previous hour in px, a hint that the grid scrolls. */
const peek = 12;

/**
 * A week as a grid of hours (APG: grid) with its events on top. Only the active hour is in the tab order.
 * Arrow keys move by an hour or a day, Page Up and Page Down by a month, and Enter creates an event. Users
 * can drag their own events with a mouse.
 */
export function WeekView({
  day: active,
  clock,
  occurrences,
  personId,
  openKey,
  hrefOf,
  hrefOfDay,
  onDay,
  onCreate,
  onMove,
  className,
  ...rest
}: WeekViewProps) {
  const hintId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const [hour, setHour] = useState(morning + 1);
  const monday = weekStart(active);
  const days = useMemo(() => weekDays(monday), [monday]);
  const today = dayOf(clock);

  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    scroller.current?.querySelector<HTMLElement>(`[data-slot='${active} ${hour}']`)?.focus();
  }, [active, hour]);

  const opensOn = useRef(active);
  // Scrolls to the morning of the active day when the week opens. A phone does not show all days at once.
  useLayoutEffect(() => {
    const box = scroller.current;
    const slot = box?.querySelector(`[data-slot='${opensOn.current} ${morning}']`)?.getBoundingClientRect();
    if (box && slot) {
      const { left, width } = box.getBoundingClientRect();
      box.scrollLeft += slot.left + slot.width / 2 - (left + width / 2);
    }
    const row = box?.querySelector<HTMLElement>(`[data-hour='${morning}']`);
    const pinned = [...(box?.querySelectorAll<HTMLElement>('[data-pinned]') ?? [])];
    const covered = pinned.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
    if (box && row) box.scrollTop = row.offsetTop - covered - peek;
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // Links of all-day events handle their own keys.
    if (!(event.target instanceof HTMLElement) || event.target.dataset.slot === undefined) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onCreate({ startsAt: `${active}T${hourWord(hour)}` });
      return;
    }
    const hourStep = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (hourStep) {
      event.preventDefault();
      moved.current = true;
      setHour(Math.min(23, Math.max(0, hour + hourStep)));
      return;
    }
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = dayForKey(event.key, active, rightToLeft);
    if (!next) return;
    event.preventDefault();
    moved.current = true;
    onDay({ day: next });
  };

  const perDay = useMemo(() => byDay(occurrences, days), [days, occurrences]);
  const allDay = useMemo(() => perDay.map((all) => all.filter((one) => one.allDay)), [perDay]);
  const anyAllDay = allDay.some(({ length }) => length > 0);

  const title = titleOfView('week', active);
  return (
    <div className={cx(s.root, className)} data-all-day={anyAllDay || undefined} {...rest}>
      <div ref={scroller} className={s.scroller}>
        <div className={s.body}>
          <div role="grid" aria-label={title} aria-describedby={hintId} onKeyDown={onKeyDown}>
            <div role="row" className={s.head} data-pinned="">
              <span role="columnheader" className={s.corner}>
                <VisuallyHidden>Hour</VisuallyHidden>
              </span>
              {days.map((day) => (
                <span
                  key={day}
                  role="columnheader"
                  className={s.weekday}
                  aria-label={longDay(day)}
                  aria-current={day === today ? 'date' : undefined}
                >
                  {shortWeekday(day)} <span className={s.number}>{Number(day.slice(8))}</span>
                </span>
              ))}
            </div>
            {anyAllDay && (
              <div role="row" className={s.allDay} data-pinned="">
                <span role="rowheader" className={s.allDayHead}>
                  All day
                </span>
                {days.map((day, column) => (
                  <div key={day} role="gridcell" className={s.allDayCell}>
                    <VisuallyHidden>{shortDay(day)}</VisuallyHidden>
                    {allDay[column]!.length > 0 && (
                      <DayLines
                        {...{ day, personId, openKey, hrefOf, hrefOfDay }}
                        occurrences={allDay[column]!}
                      />
                    )}
                  </div>
                ))}
              </div>
            )}
            {hours.map((row) => (
              <div key={row} role="row" className={s.row} data-hour={row}>
                <span role="rowheader" className={s.hour}>
                  {hourWord(row)}
                </span>
                {days.map((day) => {
                  const isActive = day === active && row === hour;
                  return (
                    <span
                      key={day}
                      role="gridcell"
                      tabIndex={isActive ? 0 : -1}
                      aria-label={`${shortDay(day)} ${hourWord(row)}`}
                      aria-selected={isActive}
                      data-slot={`${day} ${row}`}
                      className={s.slot}
                      onFocus={() => {
                        if (isActive) return;
                        setHour(row);
                        if (day !== active) onDay({ day });
                      }}
                      onDoubleClick={({ currentTarget, clientY }) => {
                        const { top, height } = currentTarget.getBoundingClientRect();
                        const half = clientY - top > height / 2 ? 30 * minute : 0;
                        onCreate({ startsAt: laterOnClock(`${day}T${hourWord(row)}`, half) });
                      }}
                    />
                  );
                })}
              </div>
            ))}
          </div>
          <WeekEvents
            {...{ days, perDay, personId, openKey, hrefOf, hrefOfDay, onMove }}
            now={days.includes(today) ? { day: today, time: timeOf(clock) } : null}
          />
        </div>
      </div>
      <VisuallyHidden id={hintId}>
        Arrow keys move by hours and days, Page Up and Page Down by months. Press Enter to add an event. Press
        Tab to move to the events of the week.
      </VisuallyHidden>
    </div>
  );
}
