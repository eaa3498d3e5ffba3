import type { ComponentProps } from 'react';
import { Link } from '@/design-system/link/link';
import { cx } from '@/lib/cx';
import type { Occurrence } from '@/dashboard/calendar/occurrences';
import { minute } from '@/dashboard/days/local-time';
import { shownTimeOf, spokenOf } from '@/dashboard/parts/calendar/calendar-words';
import * as s from './occurrence-link.module.scss';

export interface OccurrenceLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'children'> {
  occurrence: Occurrence;
  href: string;
  /** Owned by whoever looks at it; others' are drawn in the second colour. */
  own: boolean;
  /** The one that is open beside the calendar. @default false */
  current?: boolean;
  /** `line` is one line of a month's day, `block` a piece of a week's column. @default 'line' */
  shape?: 'line' | 'block';
  /** The day it is drawn on: one that began before says no time there. */
  day: string;
}

/** How many lines a block has room for, by how long it lasts. */
function roomOf({ start, end }: Occurrence): 'one' | 'two' | 'more' {
  const minutes = (end - start) / minute;
  return minutes < 45 ? 'one' : minutes < 75 ? 'two' : 'more';
}

/** An occurrence in a calendar: leads to its details. */
export function OccurrenceLink({
  occurrence,
  href,
  own,
  current = false,
  shape = 'line',
  day,
  className,
  ...rest
}: OccurrenceLinkProps) {
  const { allDay, title } = occurrence;
  const time = shownTimeOf(occurrence, day);
  return (
    <Link
      href={href}
      className={cx(s.root, className)}
      aria-label={spokenOf(occurrence, day)}
      aria-current={current ? 'true' : undefined}
      data-key={occurrence.key}
      data-shape={shape}
      data-own={own || undefined}
      data-filled={allDay || undefined}
      data-room={shape === 'block' ? roomOf(occurrence) : undefined}
      {...rest}
    >
      {/* The spaces part the words where they are read as text. */}
      {time && <span className={s.time}>{time}</span>} <span className={s.title}>{title}</span>{' '}
      {shape === 'block' && occurrence.place && roomOf(occurrence) === 'more' && (
        <span className={s.place}>{occurrence.place}</span>
      )}
    </Link>
  );
}
