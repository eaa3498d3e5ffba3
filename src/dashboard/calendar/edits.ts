import type { CalendarEvent, OccurrenceOverride } from '@/dashboard/model/records/records';
import { clockBetween, laterOnClock } from '@/dashboard/days/zones';

/** A series without one of its occurrences. @param on - the start that the series gives it */
export function cancelOccurrence(event: CalendarEvent, on: string): CalendarEvent {
  return {
    ...event,
    exceptions: [...new Set([...event.exceptions, on])].sort(),
    overrides: event.overrides.filter((override) => override.on !== on),
  };
}

/** A series one of whose occurrences differs. One that says what the series says is no difference. */
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
 * An event whose own facts change. Occurrences that were cancelled or changed go along when its start moves: what was
 * cancelled on Tuesday is cancelled on Wednesday when the series moves by a day. Without a recurrence nothing of that
 * is left.
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
