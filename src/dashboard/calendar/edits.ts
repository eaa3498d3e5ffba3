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
  /** Returns the distance by which an occurrence moves, in ms, or null if its day is lost. */
  const distanceOf = (on: string): number | null => {
    if (isShort) return by;
    if (startsOn(next, laterOnClock(on, byTime))) return byTime;
    // The series had the new day before: the occurrence there was neither cancelled nor changed with this one.
    return startsOn(event, laterOnClock(on, by - byTime)) ? null : by;
  };
  const exceptions = event.exceptions.flatMap((on) => {
    const distance = distanceOf(on);
    return distance === null ? [] : laterOnClock(on, distance);
  });
  const overrides = event.overrides.flatMap((override) => {
    const distance = distanceOf(override.on);
    if (distance === null) return [];
    const moved = (local: string) => laterOnClock(local, distance);
    const { on, startsAt, endsAt } = override;
    return { ...override, on: moved(on), startsAt: moved(startsAt), endsAt: moved(endsAt) };
  });
  return {
    ...next,
    exceptions: exceptions.sort(),
    overrides: overrides.sort((a, b) => (a.on < b.on ? -1 : 1)),
  };
}
