import { changeOccurrence, changeSeries } from '@/dashboard/calendar/edits';
import type { Occurrence } from '@/dashboard/calendar/occurrences';
import { laterOnClock, timeOf } from '@/dashboard/days/zones';
import { minute } from '@/dashboard/days/local-time';
import { shortDay } from '@/dashboard/words/day';
import { isFixed } from '@/dashboard/calendar/fixed-events';
import { useRun } from '@/dashboard/hooks/use-run';
import { put } from '@/dashboard/model/change';

interface Move {
  occurrence: Occurrence;
  days: number;
  minutes: number;
}

/** Moves an event by days and minutes of the clock. In a series, moves only this occurrence. The toast offers Undo. */
export function useMoveEvent(): (move: Move) => void {
  const run = useRun();
  return ({ occurrence, days, minutes }) => {
    const { event, on, title, place } = occurrence;
    if (isFixed(event)) return;
    const by = (days * 24 * 60 + minutes) * minute;
    const startsAt = laterOnClock(occurrence.startsAt, by);
    const endsAt = laterOnClock(occurrence.endsAt, by);
    const next = event.recurrence
      ? changeOccurrence(event, { on, title, place, startsAt, endsAt })
      : changeSeries(event, { startsAt, endsAt });
    const goal = laterOnClock(occurrence.from, by);
    const what = event.recurrence ? `this “${title}”` : `“${title}”`;
    void run(() => ({
      label: `Moved ${what} to ${shortDay(goal.slice(0, 10))}, ${timeOf(goal)}`,
      changes: [put('events', next)],
    }));
  };
}
