import { useRef } from 'react';
import { useFirstRows } from '@/dashboard/hooks/use-first-rows';
import { useMore } from '@/dashboard/hooks/use-more';
import { shortDay } from '@/dashboard/words/day';
import { weekStart } from '@/dashboard/days/days';
import { clockSpan } from '@/dashboard/words/span';
import { spokenMinutes } from '@/dashboard/words/timer';
import { Empty } from '@/dashboard/parts/empty/empty';
import { Panel } from '@/dashboard/parts/panel/panel';
import { ShowMore } from '@/dashboard/parts/show-more/show-more';
import { TextLink } from '@/design-system/text-link/text-link';
import type { Week } from '@/dashboard/screens/time/week/use-week';
import { loggedDays } from './logged-days';
import * as s from './day-list.module.scss';

export interface DayListProps {
  week: Week;
}

const step = 14;
/** Days of the first frame. They are below the week. */
const firstDays = 3;

/** Every day with logged time, the latest first. */
export function DayList({ week: { own, today, projectName, hrefOf } }: DayListProps) {
  const days = loggedDays(own);
  const { shown, rest, more } = useMore(days, step);
  const drawn = useFirstRows(shown, firstDays);
  const list = useRef<HTMLOListElement>(null);
  const year = today.slice(0, 4);
  const onMore = () => {
    more();
    // The focus moves to the first new day, because the button may be gone.
    requestAnimationFrame(() => list.current?.querySelectorAll('a')[shown.length]?.focus());
  };
  return (
    <Panel title="All days" aside={days.length > 0 && `${days.length} with time`}>
      {days.length === 0 ? (
        <Empty title="No time yet">The time that you log appears here, day by day.</Empty>
      ) : (
        <ol ref={list} role="list" className={s.root}>
          {drawn.map(({ day, minutes, entries }) => (
            <li key={day} className={s.day}>
              <TextLink href={hrefOf(weekStart(day))} className={s.name}>
                {shortDay(day)}
                {day.startsWith(year) ? '' : ` ${day.slice(0, 4)}`}
              </TextLink>
              <ul role="list" className={s.entries}>
                {entries.map(({ id, projectId, minutes: spent, note, startedAt, endedAt }) => (
                  <li key={id} className={s.entry}>
                    <span className={s.spent}>{clockSpan(spent)}</span>
                    <span className={s.words}>
                      {projectName(projectId)}
                      {startedAt && endedAt && (
                        <span className={s.times}>
                          {' '}
                          {startedAt.slice(11)} to {endedAt.slice(11)}
                        </span>
                      )}
                      {note && <span className={s.note}>{note}</span>}
                    </span>
                  </li>
                ))}
              </ul>
              <span className={s.total}>
                <span aria-hidden="true">{clockSpan(minutes)}</span>
                <span className={s.spoken}>Total {spokenMinutes(minutes)}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
      <ShowMore rest={rest} step={step} onMore={onMore} />
    </Panel>
  );
}
