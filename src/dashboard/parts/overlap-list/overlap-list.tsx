import { Icon } from '@/design-system/icon/icon';
import { shortDay } from '@/dashboard/words/day';
import { useToday } from '@/dashboard/hooks/use-today';
import { listedFew } from '@/dashboard/words/listed-few';
import { whenOf } from '@/dashboard/parts/calendar/calendar-words';
import { isWarned, type Overlaps } from '@/dashboard/hooks/use-overlaps';
import * as s from './overlap-list.module.scss';
import { enoughConflicts } from '@/dashboard/calendar/planned-conflicts';

export interface OverlapListProps extends Overlaps {
  /** The name of a person; 'You' for the signed-in one. */
  nameOf: (personId: string) => string;
}

const maxShown = 4;

/** The overlaps of an event, the people on leave and the public holidays, before it is saved, in a polite live region. */
export function OverlapList({ nameOf, ...warnings }: OverlapListProps) {
  const { overlaps, absences, holidays } = warnings;
  const today = useToday();
  const more = overlaps.length - maxShown;
  const countless = overlaps.length > enoughConflicts;
  return (
    <div role="status" className={s.root} data-shown={isWarned(warnings) || undefined}>
      {overlaps.length > 0 && (
        <>
          <p className={s.title}>
            <Icon name="triangle-alert" size={18} />
            {overlaps.length === 1
              ? 'This overlaps another event.'
              : `This overlaps ${countless ? `more than ${enoughConflicts}` : overlaps.length} other events.`}
          </p>
          <ul role="list" className={s.list}>
            {overlaps.slice(0, maxShown).map(({ other, personIds }) => (
              <li key={other.key}>
                <span className={s.what}>{other.title}</span>, {whenOf(other, today)}:{' '}
                {listedFew(personIds.map(nameOf))}
              </li>
            ))}
            {more > 0 && <li>and {countless ? 'others' : `${more} more`}</li>}
          </ul>
        </>
      )}
      {absences.length > 0 && (
        <>
          <p className={s.title}>
            <Icon name="triangle-alert" size={18} />
            On leave at this time:
          </p>
          <ul role="list" className={s.list}>
            {absences.slice(0, maxShown).map(({ personId, day }) => (
              <li key={personId}>
                <span className={s.what}>{nameOf(personId)}</span>, {shortDay(day)}
              </li>
            ))}
            {absences.length > maxShown && <li>and {absences.length - maxShown} more</li>}
          </ul>
        </>
      )}
      {holidays.length > 0 && (
        <>
          <p className={s.title}>
            <Icon name="triangle-alert" size={18} />
            On a public holiday:
          </p>
          <ul role="list" className={s.list}>
            {holidays.map(({ day, name, half }) => (
              <li key={day}>
                <span className={s.what}>{name}</span>, {half && 'afternoon of '}
                {shortDay(day)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
