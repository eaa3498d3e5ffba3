import type { CalendarEvent, OccurrenceOverride } from '@/dashboard/model/records/records';
import { clockBetween, laterOnClock } from '@/dashboard/days/zones';

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
 * Changes a whole event. If its start moves, cancelled and changed occurrences move by the same amount: a
 * series that moves by a day moves its cancelled Tuesday to Wednesday. Removes them if the event has no
 * recurrence.
 */
export function changeSeries(
  event: CalendarEvent,
  changes: Partial<Omit<CalendarEvent, 'id' | 'exceptions' | 'overrides'>>,
): CalendarEvent {
  const next = { ...event, ...changes };
  if (!next.recurrence) return { ...next, exceptions: [], overrides: [] };
  const by = clockBetween(event.startsAt, next.startsAt);
  if (by === 0) return next;
  return {
    ...next,
    exceptions: event.exceptions.map((on) => laterOnClock(on, by)),
    overrides: event.overrides.map(({ on, startsAt, endsAt, ...rest }) => ({
      ...rest,
      on: laterOnClock(on, by),
      startsAt: laterOnClock(startsAt, by),
      endsAt: laterOnClock(endsAt, by),
    })),
  };
}
