import { RRuleTemporal } from 'rrule-temporal';
import type { CalendarEvent, Recurrence } from '../records';
import type { Expand } from './occurrences';
import { wallClock } from './zones';

/**
 * The one module that knows the recurrence library: it is fetched when an event repeats, never before.
 *
 * Rules are worked out on the clock alone, as if it were UTC, and `zones` turns each start into an instant. So a zone's
 * change of time neither moves nor loses an occurrence: a nightly 02:30 takes place at 03:30 in the night that has no
 * 02:30, where the library, reading RFC 5545 (3.3.10) to the letter, would leave it out.
 */
const onClock = (local: string) => ({ timeZoneId: 'UTC', toString: () => `${local}:00+00:00[UTC]` });
const local = (date: { toString(): string }) => date.toString().slice(0, 16);

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
const frequencies = { daily: 'DAILY', weekly: 'WEEKLY', monthly: 'MONTHLY' } as const;

/** How many periods the library may walk through for one question. */
const maxIterations = 100_000;

function ruleOf(event: CalendarEvent, recurrence: Recurrence, count: number | null): RRuleTemporal {
  const limits = {
    dtstart: onClock(event.startsAt),
    maxIterations,
    cache: false,
    ...(recurrence.until === null ? {} : { until: onClock(`${recurrence.until}T23:59`) }),
    ...(count === null ? {} : { count }),
  };
  if (recurrence.rule) return new RRuleTemporal({ rruleString: `RRULE:${recurrence.rule}`, ...limits });
  const byDay = recurrence.frequency === 'weekly' ? recurrence.weekdays : [];
  return new RRuleTemporal({
    ...limits,
    freq: frequencies[recurrence.frequency],
    interval: recurrence.interval,
    ...(byDay.length > 0 ? { byDay: byDay.map((weekday) => weekdays[weekday - 1]!) } : {}),
  });
}

interface Series {
  rule: RRuleTemporal | null;
  /** Whether the rule itself gives the event's own start, which takes place in any case. */
  givesStart: boolean;
}

const known = new WeakMap<CalendarEvent, Series>();

function seriesOf(event: CalendarEvent): Series {
  const held = known.get(event);
  if (held) return held;
  let series: Series = { rule: null, givesStart: false };
  try {
    const { recurrence } = event;
    const start = new Date(wallClock(event.startsAt));
    const rule = recurrence && ruleOf(event, recurrence, recurrence.count);
    const givesStart = rule?.matches(start) ?? false;
    // The start is the first of the count, also where the rule would not have given it.
    const rest = recurrence?.count != null && !givesStart ? recurrence.count - 1 : null;
    if (rule && recurrence)
      series = { rule: rest === null ? rule : rest > 0 ? ruleOf(event, recurrence, rest) : null, givesStart };
  } catch {
    // A rule that cannot be worked out leaves the event at its start, where it can be seen and mended.
  }
  known.set(event, series);
  return series;
}

/** The local starts that an event's rule gives it between two local times, both included. Its own start is always one. */
export const expandRule: Expand = (event, from, to) => {
  const { rule, givesStart } = seriesOf(event);
  const own = event.startsAt >= from && event.startsAt <= to && !givesStart ? [event.startsAt] : [];
  if (!rule) return own;
  try {
    return [...own, ...rule.between(new Date(wallClock(from)), new Date(wallClock(to)), true).map(local)];
  } catch {
    return event.startsAt >= from && event.startsAt <= to ? [event.startsAt] : [];
  }
};
