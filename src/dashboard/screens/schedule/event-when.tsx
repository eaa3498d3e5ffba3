import type { Occurrence } from '@/dashboard/calendar/occurrences';
import { describeRecurrence } from '@/dashboard/calendar/recurrence-words';
import { elsewhereOf, timesOf } from '@/dashboard/parts/calendar/calendar-words';
import { fullDay } from '@/dashboard/words/day';
import * as s from './event-details.module.scss';

/** When an event takes place, as one of its facts. */
export function EventWhen({ occurrence }: { occurrence: Occurrence }) {
  const elsewhere = elsewhereOf(occurrence);
  const repeats = describeRecurrence(occurrence.event);
  return (
    <div>
      <dt>When</dt>
      <dd>
        {fullDay(occurrence.firstDay)}, {timesOf(occurrence).toLowerCase()}
        {elsewhere && <span className={s.soft}>{elsewhere}</span>}
        {repeats && <span className={s.soft}>Takes place {repeats}.</span>}
      </dd>
    </div>
  );
}
