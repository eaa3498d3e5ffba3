import { Link } from '@/design-system/link/link';
import { cx } from '@/lib/cx';
import type { Occurrence } from '@/dashboard/calendar/occurrences';
import { longDay } from '@/dashboard/words/day';
import { OccurrenceLink } from '@/dashboard/parts/calendar/occurrence-link/occurrence-link';
import * as s from './day-lines.module.scss';

export interface DayLinesProps {
  day: string;
  /** All of the day, in order. */
  occurrences: readonly Occurrence[];
  /** Whose calendar it is. */
  personId: string;
  /** Key of the occurrence that is open beside it. */
  openKey: string | null;
  hrefOf: (occurrence: Occurrence) => string;
  /** The address where all of a day can be read. */
  hrefOfDay: (day: string) => string;
  /** Of each link. @default 0 */
  tabIndex?: 0 | -1;
  className?: string;
}

/** As many lines as a day has room for; with more events, the last line says how many. */
export const mostLines = 3;

/** The events of a day, a line each. */
export function DayLines({
  day,
  occurrences,
  personId,
  openKey,
  hrefOf,
  hrefOfDay,
  tabIndex = 0,
  className,
}: DayLinesProps) {
  const shown = occurrences.length > mostLines ? occurrences.slice(0, mostLines - 1) : occurrences;
  const more = occurrences.length - shown.length;
  return (
    <ul role="list" className={cx(s.root, className)}>
      {shown.map((occurrence) => (
        <li key={occurrence.key} className={s.line}>
          <OccurrenceLink
            occurrence={occurrence}
            href={hrefOf(occurrence)}
            own={occurrence.event.ownerId === personId}
            current={occurrence.key === openKey}
            day={day}
            tabIndex={tabIndex}
          />
        </li>
      ))}
      {more > 0 && (
        <li className={s.line}>
          <Link
            href={hrefOfDay(day)}
            className={s.more}
            tabIndex={tabIndex}
            aria-label={`${more} more on ${longDay(day)}`}
          >
            {more} more
          </Link>
        </li>
      )}
    </ul>
  );
}
