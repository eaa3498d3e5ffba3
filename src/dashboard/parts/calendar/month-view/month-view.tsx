import { useEffect, useId, useMemo, useRef, type ComponentProps, type KeyboardEvent } from 'react';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { cx } from '@/lib/cx';
import { byDay, type Occurrence } from '@/dashboard/calendar/occurrences';
import { dayForKey, monthWeeks } from '@/dashboard/parts/calendar/calendar-days';
import { longDay, longWeekday, monthAndYear, shortWeekday } from '@/dashboard/words/day';
import { DayLines, maxLines } from '@/dashboard/parts/calendar/day-lines/day-lines';
import * as s from './month-view.module.scss';
import { counted } from '@/dashboard/words/count';

export interface MonthViewProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The active day of the grid. The view shows its month. */
  day: string;
  today: string;
  /** Occurrences of the visible weeks, sorted by start. */
  occurrences: readonly Occurrence[];
  /** Id of the calendar's owner. */
  personId: string;
  /** Key of the occurrence that is open beside the calendar. */
  openKey: string | null;
  hrefOf: (occurrence: Occurrence) => string;
  /** The address of a view with all events of a day. */
  hrefOfDay: (day: string) => string;
  onDay: (move: { day: string }) => void;
  onCreate: (place: { day: string }) => void;
}

const planned = (count: number) => (count === 0 ? 'nothing planned' : counted(count, 'event'));

/**
 * A month as a grid of days (APG: grid). Only the active day and its events are in the tab order. Arrow keys
 * move by a day or a week, Page Up and Page Down by a month, and Enter creates an event.
 */
export function MonthView({
  day: active,
  today,
  occurrences,
  personId,
  openKey,
  hrefOf,
  hrefOfDay,
  onDay,
  onCreate,
  className,
  ...rest
}: MonthViewProps) {
  const hintId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const month = active.slice(0, 7);
  const weeks = useMemo(() => monthWeeks(month), [month]);
  const perDay = useMemo(() => byDay(occurrences, weeks.flat()), [occurrences, weeks]);

  // After a key press the focus follows the active day, also to a newly rendered month.
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day='${active}']`)?.focus();
  }, [active]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // Links inside a day handle their own keys.
    if (!(event.target instanceof HTMLElement) || event.target.dataset.day === undefined) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onCreate({ day: active });
      return;
    }
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = dayForKey(event.key, active, rightToLeft);
    if (!next) return;
    event.preventDefault();
    moved.current = true;
    onDay({ day: next });
  };

  return (
    <div className={cx(s.root, className)} {...rest}>
      <div
        ref={grid}
        role="grid"
        aria-label={monthAndYear(active)}
        aria-describedby={hintId}
        className={s.grid}
        onKeyDown={onKeyDown}
      >
        <div role="row" className={s.row}>
          {weeks[0]!.map((day) => (
            <span key={day} role="columnheader" className={s.weekday} aria-label={longWeekday(day)}>
              {shortWeekday(day)}
            </span>
          ))}
        </div>
        {weeks.map((days, week) => (
          <div key={days[0]} role="row" className={s.row} data-week="">
            {days.map((day, weekday) => {
              const events = perDay[week * 7 + weekday]!;
              return (
                <div
                  key={day}
                  role="gridcell"
                  tabIndex={day === active ? 0 : -1}
                  aria-current={day === today ? 'date' : undefined}
                  aria-selected={day === active}
                  data-day={day}
                  data-outside={day.slice(0, 7) === month ? undefined : ''}
                  className={s.day}
                  onFocus={({ target, currentTarget }) => {
                    if (target === currentTarget && day !== active) onDay({ day });
                  }}
                  onDoubleClick={({ target, currentTarget }) => {
                    if (target === currentTarget) onCreate({ day });
                  }}
                >
                  <VisuallyHidden>
                    {longDay(day)}, {planned(events.length)}
                  </VisuallyHidden>
                  <span className={s.number} aria-hidden="true">
                    {Number(day.slice(8))}
                  </span>
                  {events.length > 0 && (
                    <span className={s.dots} data-count={Math.min(events.length, maxLines)} />
                  )}
                  {events.length > 0 && (
                    <DayLines
                      {...{ day, personId, openKey, hrefOf, hrefOfDay }}
                      occurrences={events}
                      tabIndex={day === active ? 0 : -1}
                      className={s.events}
                    />
                  )}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <VisuallyHidden id={hintId}>
        Arrow keys move between days, Page Up and Page Down between months. Press Enter to add an event. Press
        Tab to move to the events of the day.
      </VisuallyHidden>
    </div>
  );
}
