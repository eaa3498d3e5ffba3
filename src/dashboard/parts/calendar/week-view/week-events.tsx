import { useMemo, useState, type CSSProperties } from 'react';
import type { Occurrence } from '../../../data/calendar/occurrences';
import { laterOnClock, minute, timeOf } from '../../../data/calendar/zones';
import { longDay, shortDay } from '../calendar-words';
import { OccurrenceLink } from '../occurrence-link/occurrence-link';
import { layOutDay } from './lay-out-day';
import { useDragMove, type DragMove } from './use-drag-move';
import * as s from './week-events.module.scss';

interface WeekEventsProps {
  days: readonly string[];
  occurrences: readonly Occurrence[];
  personId: string;
  openKey: string | null;
  hrefOf: (occurrence: Occurrence) => string;
  onMove: (move: { occurrence: Occurrence; days: number; minutes: number }) => void;
  /** Where the clock stands, if it does so in this week. */
  now: { day: string; time: string } | null;
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const share = (minutes: number) => `${(minutes / (24 * 60)) * 100}%`;

/** Where a dragged event would begin, on the visitor's clock. */
const destination = (occurrence: Occurrence, { days, minutes }: DragMove) =>
  laterOnClock(occurrence.from, (days * 24 * 60 + minutes) * minute);

/** The events of a week, laid over its hours: those of whole days on top, the others where their time is. */
export function WeekEvents({ days, occurrences, personId, openKey, hrefOf, onMove, now }: WeekEventsProps) {
  const [dragged, setDragged] = useState<DragMove | null>(null);
  const byKey = useMemo(() => new Map(occurrences.map((one) => [one.key, one])), [occurrences]);
  const handlers = useDragMove(({ key, ...move }) => {
    const occurrence = byKey.get(key);
    if (occurrence) onMove({ occurrence, ...move });
  }, setDragged);
  const going = dragged && byKey.get(dragged.key);
  const goal = going && dragged ? destination(going, dragged) : null;

  const wholeDays = days.map((day) =>
    occurrences.filter(({ allDay, firstDay, lastDay }) => allDay && firstDay <= day && day <= lastDay),
  );
  const anyWhole = wholeDays.some(({ length }) => length > 0);
  const link = (occurrence: Occurrence, day: string, column: number) => {
    const own = occurrence.event.ownerId === personId;
    const movable = own && !occurrence.allDay && occurrence.firstDay === day;
    return (
      <OccurrenceLink
        occurrence={occurrence}
        href={hrefOf(occurrence)}
        own={own}
        current={occurrence.key === openKey}
        day={day}
        shape={occurrence.allDay ? 'line' : 'block'}
        className={occurrence.allDay ? undefined : s.link}
        draggable={false}
        data-movable={movable || undefined}
        {...(movable ? handlers({ key: occurrence.key, column }) : {})}
      />
    );
  };

  return (
    <>
      {anyWhole && (
        <div className={s.whole}>
          {days.map((day, column) => (
            <ul key={day} role="list" aria-label={`All day on ${longDay(day)}`} className={s.wholeDay}>
              {wholeDays[column]!.map((occurrence) => (
                <li key={occurrence.key} className={s.line}>
                  {link(occurrence, day, column)}
                </li>
              ))}
            </ul>
          ))}
        </div>
      )}
      <div className={s.timed}>
        {days.map((day, column) => (
          <ul key={day} role="list" aria-label={longDay(day)} className={s.day} data-column={column}>
            {layOutDay(occurrences, day).map(({ occurrence, from, to, column: place, columns }) => (
              <li
                key={occurrence.key}
                className={s.block}
                style={
                  {
                    '--from': share(from),
                    '--length': share(to - from),
                    '--place': `${(place / columns) * 100}%`,
                    '--width': `${100 / columns}%`,
                  } as CSSProperties
                }
              >
                {link(occurrence, day, column)}
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
        ))}
      </div>
      <p role="status" className={s.goal} data-shown={goal ? '' : undefined}>
        {goal && `${shortDay(goal.slice(0, 10))}, ${timeOf(goal)}`}
      </p>
    </>
  );
}
