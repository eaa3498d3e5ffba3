import type { ReactNode } from 'react';
import { shortDay } from '@/dashboard/words/day';
import type { CheckedDay, DayMark } from '@/dashboard/commands/time/check-week';
import { clockSpan } from '@/dashboard/words/span';
import { Badge, type BadgeTone } from '@/design-system/badge/badge';
import { cx } from '@/lib/cx';
import * as s from './week-days.module.scss';

const marks: Readonly<Record<DayMark, { words: string; tone: BadgeTone }>> = {
  future: { words: 'In the future', tone: 'warn' },
  long: { words: 'More than 12 hours', tone: 'warn' },
  empty: { words: 'No time', tone: 'neutral' },
};

export interface WeekDaysProps {
  days: readonly CheckedDay[];
  /** Describes the content of a day's time, below the day's name. @default no text */
  detailOf?: (day: string) => string;
  className?: string;
}

export interface TimeLineProps {
  name: string;
  /** Describes the content of the time, below the name. */
  detail?: string;
  minutes: number;
  /** Content between the name and the time. */
  children?: ReactNode;
}

/** A list item with a name and its time. */
export function TimeLine({ name, detail, minutes, children }: TimeLineProps) {
  return (
    <li className={s.line}>
      <span className={s.name}>
        {name}
        {detail && <span className={s.detail}>{detail}</span>}
      </span>
      {children}
      <span className={s.time}>{minutes > 0 ? clockSpan(minutes) : '–'}</span>
    </li>
  );
}

/** Time per day of a week, with a badge for unusual days. */
export function WeekDays({ days, detailOf, className }: WeekDaysProps) {
  return (
    <ul role="list" className={cx(s.root, className)}>
      {days.map(({ day, minutes, mark, off }) => (
        <TimeLine key={day} name={shortDay(day)} detail={detailOf?.(day)} minutes={minutes}>
          {off && <span className={s.off}>{off}</span>}
          {mark && <Badge tone={marks[mark].tone}>{marks[mark].words}</Badge>}
        </TimeLine>
      ))}
    </ul>
  );
}
