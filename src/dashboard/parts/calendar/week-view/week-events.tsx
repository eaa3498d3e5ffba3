import { useMemo, useState, type CSSProperties } from 'react';
import { Link } from '@/design-system/link/link';
import { isFixed } from '@/dashboard/calendar/fixed-events';
import type { Occurrence } from '@/dashboard/calendar/occurrences';
import { laterOnClock, timeOf } from '@/dashboard/days/zones';
import { minute } from '@/dashboard/days/local-time';
import { longDay, shortDay } from '@/dashboard/words/day';
import { OccurrenceLink } from '@/dashboard/parts/calendar/occurrence-link/occurrence-link';
import { layOutDay, maxColumns } from './lay-out-day';
import { useDragMove, type DragMove } from './use-drag-move';
import * as s from './week-events.module.scss';

interface WeekEventsProps {
  days: readonly string[];
  /** The occurrences of each day, sorted by start. */
  perDay: readonly (readonly Occurrence[])[];
  personId: string;
  openKey: string | null;
  hrefOf: (occurrence: Occurrence) => string;
  /** The address of a view with all events of a day. */
  hrefOfDay: (day: string) => string;
  onMove: (move: { occurrence: Occurrence; days: number; minutes: number }) => void;
  /** The current local time, or null in another week. */
  now: { day: string; time: string } | null;
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const share = (minutes: number) => `${(minutes / (24 * 60)) * 100}%`;

const clockOf = (minutes: number) => timeOf(laterOnClock('2000-01-01T00:00', minutes * minute));

/** Position of a segment as custom properties. @param from - in minutes from midnight, like `to` */
const placed = (from: number, to: number, column: number, columns: number) =>
  ({
    '--from': share(from),
    '--length': share(to - from),
    '--place': `${(column / columns) * 100}%`,
    '--width': `${100 / columns}%`,
  }) as CSSProperties;

/** Local start of a dragged event at its target. */
const destination = (occurrence: Occurrence, { days, minutes }: DragMove) =>
  laterOnClock(occurrence.from, (days * 24 * 60 + minutes) * minute);

/** The timed events of a week, drawn over the grid of hours. */
export function WeekEvents({
  days,
  perDay,
  personId,
  openKey,
  hrefOf,
  hrefOfDay,
  onMove,
  now,
}: WeekEventsProps) {
  const [dragged, setDragged] = useState<DragMove | null>(null);
  const byKey = (key: string) => perDay.flat().find((one) => one.key === key);
  const handlers = useDragMove(({ key, ...move }) => {
    const occurrence = byKey(key);
    if (occurrence) onMove({ occurrence, ...move });
  }, setDragged);
  const going = dragged && byKey(dragged.key);
  const goal = going && dragged ? destination(going, dragged) : null;

  const layouts = useMemo(() => days.map((day, column) => layOutDay(perDay[column]!, day)), [days, perDay]);
  const link = (occurrence: Occurrence, day: string, column: number) => {
    const own = occurrence.event.ownerId === personId;
    const movable = own && !isFixed(occurrence.event) && occurrence.firstDay === day;
    return (
      <OccurrenceLink
        occurrence={occurrence}
        href={hrefOf(occurrence)}
        own={own}
        current={occurrence.key === openKey}
        day={day}
        shape="block"
        className={s.link}
        draggable={false}
        data-movable={movable || undefined}
        {...(movable ? handlers({ key: occurrence.key, column }) : {})}
      />
    );
  };

  return (
    <>
      <div className={s.timed}>
        {layouts.map(({ laid, leftOver }, column) => {
          const day = days[column]!;
          return (
            <ul key={day} role="list" aria-label={longDay(day)} className={s.day} data-column={column}>
              {laid.map(({ occurrence, from, to, column: place, columns }) => (
                <li key={occurrence.key} className={s.block} style={placed(from, to, place, columns)}>
                  {link(occurrence, day, column)}
                </li>
              ))}
              {leftOver.map(({ count, from, to }) => (
                <li key={from} className={s.block} style={placed(from, to, maxColumns - 1, maxColumns)}>
                  <Link
                    href={hrefOfDay(day)}
                    className={s.more}
                    aria-label={`${count} more on ${longDay(day)}, ${clockOf(from)} to ${clockOf(to)}`}
                  >
                    {count} more
                  </Link>
                </li>
              ))}
              {now?.day === day && (
                <li
                  className={s.now}
                  aria-hidden="true"
                  style={{ '--from': share(minutesOf(now.time)) } as CSSProperties}
                />
              )}
            </ul>
          );
        })}
      </div>
      <p role="status" className={s.goal} data-shown={goal ? '' : undefined}>
        {goal && `${shortDay(goal.slice(0, 10))}, ${timeOf(goal)}`}
      </p>
    </>
  );
}
