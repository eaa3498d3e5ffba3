import type { CalendarEvent, OccurrenceOverride } from '../records';
import { addDays, daysBetween, type DayRange } from '../figures/week';
import { clockBetween, dayOf, instantOf, laterOnClock, localOf, timeOf } from './zones';

/** Days, both ends included, as the clocks of a zone count them. */
export interface CalendarRange extends DayRange {
  timeZone: string;
}

/** One time that an event takes place. */
export interface Occurrence {
  /** Names it in an address: the event's id, and for one of a series the start that the series gives it. */
  key: string;
  event: CalendarEvent;
  /** The local start that the event or its series gives it: what exceptions and overrides go by. */
  on: string;
  title: string;
  place: string;
  allDay: boolean;
  /** Local times in the event's zone. */
  startsAt: string;
  endsAt: string;
  /** The same as instants in ms; all-day ones fill their days in the range's zone. */
  start: number;
  end: number;
  /** Local times in the range's zone. An all-day one keeps its days in every zone. */
  from: string;
  to: string;
  /** The first and the last day, in the range's zone, that it is shown on. */
  firstDay: string;
  lastDay: string;
  /** Whether it differs from its series. */
  changed: boolean;
}

/**
 * The local starts that an event's rule gives it between two local times, both included, in order. Exceptions and
 * overrides are not its matter. `data/calendar/recurrence` has the one that knows every rule.
 */
export type Expand = (event: CalendarEvent, from: string, to: string) => readonly string[];

/** Whether any of them can only be placed by a rule. */
export const needsExpansion = (events: readonly CalendarEvent[]): boolean =>
  events.some(({ recurrence }) => recurrence !== null);

/** The name of an occurrence in an address. */
export const keyOf = (event: CalendarEvent, on: string): string =>
  event.recurrence ? `${event.id}@${on}` : event.id;

/** What an occurrence's name says: the event's id and, for one of a series, its start there. */
export function parseKey(key: string): { id: string; on: string | null } {
  const match = /^(.+)@(\d{4}-\d\d-\d\dT\d\d:\d\d)$/.exec(key);
  return match ? { id: match[1]!, on: match[2]! } : { id: key, on: null };
}

type Times = Pick<Occurrence, 'start' | 'end' | 'from' | 'to' | 'firstDay' | 'lastDay'>;

function allDayTimes(startsAt: string, endsAt: string, timeZone: string): Times {
  const firstDay = dayOf(startsAt);
  const lastDay = dayOf(endsAt) < firstDay ? firstDay : dayOf(endsAt);
  const from = `${firstDay}T00:00`;
  const to = `${addDays(lastDay, 1)}T00:00`;
  return { start: instantOf(from, timeZone), end: instantOf(to, timeZone), from, to, firstDay, lastDay };
}

function timedTimes(startsAt: string, endsAt: string, own: string, timeZone: string): Times {
  const start = instantOf(startsAt, own);
  const meant = instantOf(endsAt, own);
  // A start that the zone skips may land behind its end: the length that was meant decides then.
  const end = meant < start ? start + Math.max(0, clockBetween(startsAt, endsAt)) : meant;
  const from = localOf(start, timeZone);
  const to = localOf(end, timeZone);
  const endsAtMidnight = timeOf(to) === '00:00' && end > start;
  return {
    start,
    end,
    from,
    to,
    firstDay: dayOf(from),
    lastDay: endsAtMidnight ? addDays(dayOf(to), -1) : dayOf(to),
  };
}

/** Days to look further than the range on either side: no two zones are further apart. */
const reach = 2;

/** Converting costs 40 µs a time: what has been placed in a zone stays so, as records never change in place. */
const placed = new WeakMap<CalendarEvent, Map<string, Occurrence>>();

function place(
  event: CalendarEvent,
  on: string,
  override: OccurrenceOverride | null,
  timeZone: string,
): Occurrence {
  const cache = placed.get(event) ?? new Map<string, Occurrence>();
  placed.set(event, cache);
  const name = `${on} ${timeZone}`;
  const held = cache.get(name);
  if (held) return held;

  const startsAt = override?.startsAt ?? on;
  const endsAt = override?.endsAt ?? laterOnClock(on, clockBetween(event.startsAt, event.endsAt));
  const times = event.allDay
    ? allDayTimes(startsAt, endsAt, timeZone)
    : timedTimes(startsAt, endsAt, event.timeZone, timeZone);
  const occurrence: Occurrence = {
    key: keyOf(event, on),
    event,
    on,
    title: override?.title ?? event.title,
    place: override?.place ?? event.place,
    allDay: event.allDay,
    startsAt,
    endsAt,
    ...times,
    changed: override !== null,
  };
  cache.set(name, occurrence);
  return occurrence;
}

const meets = ({ firstDay, lastDay }: Occurrence, { first, last }: DayRange) =>
  firstDay <= last && lastDay >= first;

/** Whether local times lie near enough to a range to be worth converting. */
const isNear = (startsAt: string, endsAt: string, { first, last }: DayRange) =>
  dayOf(startsAt) <= addDays(last, reach) && dayOf(endsAt) >= addDays(first, -reach);

function seriesIn(event: CalendarEvent, range: CalendarRange, expand: Expand): Occurrence[] {
  const spread = Math.max(0, daysBetween(dayOf(event.startsAt), dayOf(event.endsAt)));
  const from = `${addDays(range.first, -reach - spread)}T00:00`;
  const to = `${addDays(range.last, reach)}T23:59`;
  const gone = new Set(event.exceptions);
  const overridden = new Map(event.overrides.map((override) => [override.on, override]));

  const regular = expand(event, from, to)
    .filter((on) => !gone.has(on) && !overridden.has(on))
    .map((on) => place(event, on, null, range.timeZone));
  // An override may have left its place for another day: it is looked for where it went.
  const moved = [...overridden.values()]
    .filter(({ on, startsAt, endsAt }) => !gone.has(on) && isNear(startsAt, endsAt, range))
    .filter(({ on }) => expand(event, on, on).includes(on))
    .map((override) => place(event, override.on, override, range.timeZone));
  return [...regular, ...moved].filter((occurrence) => meets(occurrence, range));
}

const byTime = (a: Occurrence, b: Occurrence) =>
  a.start - b.start || Number(b.allDay) - Number(a.allDay) || b.end - a.end || a.key.localeCompare(b.key);

/**
 * Every time that events take place on the days of a range, in order; an all-day one comes before what starts with its
 * day.
 * @param expand - places the events that repeat; null leaves them out, while it is not there yet.
 */
export function occurrencesIn(
  events: readonly CalendarEvent[],
  range: CalendarRange,
  expand: Expand | null,
): Occurrence[] {
  return events
    .flatMap((event) => {
      if (event.recurrence) return expand ? seriesIn(event, range, expand) : [];
      if (!isNear(event.startsAt, event.endsAt, range)) return [];
      const occurrence = place(event, event.startsAt, null, range.timeZone);
      return meets(occurrence, range) ? [occurrence] : [];
    })
    .sort(byTime);
}

/**
 * One occurrence by its name, or null where it does not take place.
 * @param expand - null while it is not there yet: a series' occurrences are not found then.
 */
export function findOccurrence(
  events: readonly CalendarEvent[],
  key: string,
  timeZone: string,
  expand: Expand | null,
): Occurrence | null {
  const { id, on } = parseKey(key);
  const event = events.find((candidate) => candidate.id === id);
  if (!event) return null;
  if (!event.recurrence) return place(event, event.startsAt, null, timeZone);
  const start = on ?? event.startsAt;
  if (!expand || event.exceptions.includes(start) || !expand(event, start, start).includes(start))
    return null;
  return place(event, start, event.overrides.find((override) => override.on === start) ?? null, timeZone);
}

/** The owner and everybody who was asked to come, each once. */
export const peopleOf = (event: Pick<CalendarEvent, 'ownerId' | 'attendeeIds'>): string[] => [
  ...new Set([event.ownerId, ...event.attendeeIds]),
];

/** The events that somebody owns or was asked to. */
export const eventsOf = (events: readonly CalendarEvent[], personId: string): CalendarEvent[] =>
  events.filter((event) => event.ownerId === personId || event.attendeeIds.includes(personId));
