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
  /** Whether the viewer owns the event. Other events have the second colour. */
  own: boolean;
  /** Whether the occurrence is open beside the calendar. @default false */
  current?: boolean;
  /** `line` is one line in a month's day, `block` is a block in a week's column. @default 'line' */
  shape?: 'line' | 'block';
  /** The day of the link. The time appears only on the occurrence's first day. */
  day: string;
}

/** Number of text lines that fit into a block of the occurrence's duration. */
function roomOf({ start, end }: Occurrence): 'one' | 'two' | 'more' {
  const minutes = (end - start) / minute;
  return minutes < 45 ? 'one' : minutes < 75 ? 'two' : 'more';
}

/** A link from a calendar to an occurrence's details. */
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
      {/* The spaces separate the words when the text is copied or read aloud. */}
      {time && <span className={s.time}>{time}</span>} <span className={s.title}>{title}</span>{' '}
      {shape === 'block' && occurrence.place && roomOf(occurrence) === 'more' && (
        <span className={s.place}>{occurrence.place}</span>
      )}
    </Link>
  );
}
