import type { ComponentProps } from 'react';
import { Badge } from '@/design-system/badge/badge';
import { Icon } from '@/design-system/icon/icon';
import { Link } from '@/design-system/link/link';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { cx } from '@/lib/cx';
import type { Occurrence } from '@/dashboard/calendar/occurrences';
import { elsewhereOf, timesOf } from '@/dashboard/parts/calendar/calendar-words';
import { longDay } from '@/dashboard/words/day';
import * as s from './agenda-view.module.scss';

export interface AgendaViewProps extends Omit<ComponentProps<'div'>, 'children'> {
  today: string;
  /** First day of the list. Occurrences that start earlier are listed under it. */
  first: string;
  /** Sorted by start. */
  occurrences: readonly Occurrence[];
  /** Id of the calendar's owner. */
  personId: string;
  nameOf: (personId: string) => string;
  /** Key of the occurrence that is open beside the calendar. */
  openKey: string | null;
  /** Keys of the occurrences that overlap another one. */
  clashing: ReadonlySet<string>;
  hrefOf: (occurrence: Occurrence) => string;
}

/** Groups occurrences by day. An occurrence of several days is listed under its first day only. */
function byFirstDay(occurrences: readonly Occurrence[], first: string): [string, Occurrence[]][] {
  const map = new Map<string, Occurrence[]>();
  for (const occurrence of occurrences) {
    const day = occurrence.firstDay < first ? first : occurrence.firstDay;
    map.set(day, [...(map.get(day) ?? []), occurrence]);
  }
  return [...map].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Names the other participants: 'with Noor Adair', 'with Noor Adair and 4 others'. */
function company({ event }: Occurrence, personId: string, nameOf: (id: string) => string): string {
  const others = [...new Set([event.ownerId, ...event.attendeeIds])].filter((id) => id !== personId);
  if (others.length === 0) return '';
  const more = others.length - 1;
  const rest = more === 0 ? '' : more === 1 ? ' and 1 other' : ` and ${more} others`;
  return `with ${nameOf(others[0]!)}${rest}`;
}

/** A calendar as a list of upcoming occurrences, day by day. */
export function AgendaView({
  today,
  first,
  occurrences,
  personId,
  nameOf,
  openKey,
  clashing,
  hrefOf,
  className,
  ...rest
}: AgendaViewProps) {
  return (
    <div className={cx(s.root, className)} {...rest}>
      {byFirstDay(occurrences, first).map(([day, events]) => (
        <section key={day} className={s.day} aria-label={longDay(day)}>
          <h3 className={s.heading} data-today={day === today || undefined}>
            {longDay(day)}
            {day === today && <span className={s.today}> · Today</span>}
          </h3>
          <ul role="list">
            {events.map((occurrence) => {
              const { key, title, place, event } = occurrence;
              const own = event.ownerId === personId;
              const details = [place, company(occurrence, personId, nameOf), elsewhereOf(occurrence)].filter(
                Boolean,
              );
              return (
                <li key={key} className={s.item}>
                  <Link
                    href={hrefOf(occurrence)}
                    className={s.link}
                    data-key={key}
                    data-own={own || undefined}
                    aria-current={key === openKey ? 'true' : undefined}
                  >
                    <span className={s.times}>{timesOf(occurrence)}</span>
                    <span className={s.words}>
                      <span className={s.title}>
                        {title}
                        {event.recurrence && (
                          <>
                            <Icon name="repeat" size={16} className={s.icon} />
                            <VisuallyHidden>, repeats</VisuallyHidden>
                          </>
                        )}
                      </span>
                      {details.length > 0 && <span className={s.details}>{details.join(' · ')}</span>}
                    </span>
                    {clashing.has(key) && <Badge tone="attention">Overlaps</Badge>}
                  </Link>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
