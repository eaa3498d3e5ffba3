import type { CalendarEvent, OccurrenceOverride } from '@/dashboard/model/records/records';
import { clockBetween, dayOf, laterOnClock, timeOf } from '@/dashboard/days/zones';
import { aDay } from '@/dashboard/days/local-time';
import { startsOn } from './recurrence';

/** Cancels one occurrence of a series. @param on - local start in the series */
export function cancelOccurrence(event: CalendarEvent, on: string): CalendarEvent {
  return {
    ...event,
    exceptions: [...new Set([...event.exceptions, on])].sort(),
    overrides: event.overrides.filter((override) => override.on !== on),
  };
}

/** Changes one occurrence of a series. Removes the override if it equals the series. */
export function changeOccurrence(event: CalendarEvent, override: OccurrenceOverride): CalendarEvent {
  const others = event.overrides.filter(({ on }) => on !== override.on);
  const length = clockBetween(event.startsAt, event.endsAt);
  const same =
    override.title === event.title &&
    override.place === event.place &&
    override.startsAt === override.on &&
    override.endsAt === laterOnClock(override.on, length);
  const overrides = same ? others : [...others, override].sort((a, b) => (a.on < b.on ? -1 : 1));
  return { ...event, overrides };
}

/**
 * Changes a whole event. If its start moves, cancelled and changed occurrences keep their day where the series still
 * has it: a standup of every weekday keeps its cancelled Friday. Elsewhere they move by the same amount: a series that
 * moves from Tuesdays to Wednesdays, or by some hours, moves its cancelled Tuesday. Removes those of days that the
 * series loses, and all of them if the event has no recurrence.
 */
export function changeSeries(
  event: CalendarEvent,
  changes: Partial<Omit<CalendarEvent, 'id' | 'exceptions' | 'overrides'>>,
): CalendarEvent {
  const next = { ...event, ...changes };
  if (!next.recurrence) return { ...next, exceptions: [], overrides: [] };
  const by = clockBetween(event.startsAt, next.startsAt);
  if (by === 0) return next;
  const byTime = clockBetween(`${dayOf(next.startsAt)}T${timeOf(event.startsAt)}`, next.startsAt);
  const isShort = Math.abs(by) < aDay / 2;
  const keepsDay = ({ on }: { on: string }) => !isShort && startsOn(next, laterOnClock(on, byTime));
  // The series had that day before, and what was changed on another day is no fact about it.
  const isTaken = ({ on }: { on: string }) => !isShort && startsOn(event, laterOnClock(on, -byTime));
  const move = <T extends { on: string }>(items: readonly T[], moved: (item: T, by: number) => T): T[] => {
    const kept = items.filter(keepsDay).map((item) => moved(item, byTime));
    const others = items
      .filter((item) => !keepsDay(item))
      .map((item) => moved(item, by))
      .filter((item) => !isTaken(item));
    return [...kept, ...others].sort((a, b) => (a.on < b.on ? -1 : 1));
  };
  const cancelled = event.exceptions.map((on) => ({ on }));
  return {
    ...next,
    exceptions: move(cancelled, ({ on }, distance) => ({ on: laterOnClock(on, distance) })).map(
      ({ on }) => on,
    ),
    overrides: move(event.overrides, (override, distance) => ({
      ...override,
      on: laterOnClock(override.on, distance),
      startsAt: laterOnClock(override.startsAt, distance),
      endsAt: laterOnClock(override.endsAt, distance),
    })),
  };
}
