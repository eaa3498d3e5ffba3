import { Link } from '@/design-system/link/link';
import { cx } from '@/lib/cx';
import type { Occurrence } from '@/dashboard/calendar/occurrences';
import { longDay } from '@/dashboard/words/day';
import { OccurrenceLink } from '@/dashboard/parts/calendar/occurrence-link/occurrence-link';
import * as s from './day-lines.module.scss';

export interface DayLinesProps {
  day: string;
  /** All occurrences of the day, sorted by start. */
  occurrences: readonly Occurrence[];
  /** Id of the calendar's owner. */
  personId: string;
  /** Key of the occurrence that is open beside the calendar. */
  openKey: string | null;
  hrefOf: (occurrence: Occurrence) => string;
  /** The address of a view with all events of a day. */
  hrefOfDay: (day: string) => string;
  /** `tabIndex` of each link. @default 0 */
  tabIndex?: 0 | -1;
  className?: string;
}

/** Maximum number of lines per day. The last line may show the number of hidden events. */
export const maxLines = 3;

/** The events of a day, one per line. */
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
  const shown = occurrences.length > maxLines ? occurrences.slice(0, maxLines - 1) : occurrences;
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
