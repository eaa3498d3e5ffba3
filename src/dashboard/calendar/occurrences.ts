import { remembered } from '@/lib/remembered';
import type { CalendarEvent, OccurrenceOverride } from '@/dashboard/model/records/records';
import { type DayRange, addDays } from '@/dashboard/days/days';
import { noCost, startsIn, startsOn, type Cost } from './recurrence';
import { clockBetween, dayOf, instantOf, laterOnClock, timeOf } from '@/dashboard/days/zones';
import { localTime, minute } from '@/dashboard/days/local-time';

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
  const from = localTime(start, timeZone);
  const to = localTime(end, timeZone);
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

/** Occurrences by their local start, for each zone and event: records never change in place. */
const placedIn = remembered((_timeZone: string) => new WeakMap<CalendarEvent, Map<string, Occurrence>>());

function place(
  event: CalendarEvent,
  on: string,
  override: OccurrenceOverride | null,
  timeZone: string,
): Occurrence {
  const placed = placedIn(timeZone);
  let cache = placed.get(event);
  if (!cache) placed.set(event, (cache = new Map()));
  const held = cache.get(on);
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
  cache.set(on, occurrence);
  return occurrence;
}

const meets = ({ firstDay, lastDay }: Occurrence, { first, last }: DayRange) =>
  firstDay <= last && lastDay >= first;

/** Times that lie near enough to a range to be worth placing, on whichever clock. */
interface Near {
  from: string;
  to: string;
}

const nearTo = ({ first, last }: DayRange): Near => ({
  from: `${addDays(first, -reach)}T00:00`,
  to: `${addDays(last, reach)}T23:59`,
});

const isNear = (startsAt: string, endsAt: string, { from, to }: Near) => startsAt <= to && endsAt >= from;

/** What an event that repeats may last, in days: how far back a range looks for what has not ended. */
export const longestRepeated = 366;

function seriesIn(event: CalendarEvent, near: Near, timeZone: string, cost: Cost): Occurrence[] {
  const lasts = Math.ceil(clockBetween(event.startsAt, event.endsAt) / (24 * 60 * minute));
  const back = Math.min(Math.max(0, lasts), longestRepeated);
  const from = `${addDays(dayOf(near.from), -back)}T00:00`;
  const starts = startsIn(event, from, near.to, cost);
  if (event.exceptions.length === 0 && event.overrides.length === 0)
    return starts.map((on) => place(event, on, null, timeZone));

  const gone = new Set(event.exceptions);
  const changed = new Set(event.overrides.map(({ on }) => on));
  const regular = starts
    .filter((on) => !gone.has(on) && !changed.has(on))
    .map((on) => place(event, on, null, timeZone));
  // An override may have left its place for another day: it is looked for where it went.
  const moved = event.overrides
    .filter((one) => isNear(one.startsAt, one.endsAt, near) && !gone.has(one.on))
    .filter(({ on }) => startsOn(event, on))
    .map((override) => place(event, override.on, override, timeZone));
  return [...regular, ...moved];
}

const byTime = (a: Occurrence, b: Occurrence) =>
  a.start - b.start || Number(b.allDay) - Number(a.allDay) || b.end - a.end || (a.key < b.key ? -1 : 1);

/** As many occurrences as one screen works with. */
export const mostOccurrences = 20_000;

/**
 * Every time that events take place on the days of a range, in order; an all-day one comes before what starts with its
 * day. Of more than `mostOccurrences` those of the last events are left out.
 */
export function occurrencesIn(
  events: readonly CalendarEvent[],
  { timeZone, ...range }: CalendarRange,
  cost: Cost = noCost(),
): Occurrence[] {
  const near = nearTo(range);
  const found: Occurrence[] = [];
  for (const event of events) {
    const isSingle = !event.recurrence;
    if (isSingle && !isNear(event.startsAt, event.endsAt, near)) continue;
    const own = isSingle
      ? [place(event, event.startsAt, null, timeZone)]
      : seriesIn(event, near, timeZone, cost);
    for (const occurrence of own) if (meets(occurrence, range)) found.push(occurrence);
    if (found.length >= mostOccurrences) break;
  }
  return found.slice(0, mostOccurrences).sort(byTime);
}

/** One occurrence by its name, or null where it does not take place. */
export function findOccurrence(
  events: readonly CalendarEvent[],
  key: string,
  timeZone: string,
): Occurrence | null {
  const { id, on } = parseKey(key);
  const event = events.find((candidate) => candidate.id === id);
  if (!event) return null;
  if (!event.recurrence) return place(event, event.startsAt, null, timeZone);
  const start = on ?? event.startsAt;
  if (event.exceptions.includes(start) || !startsOn(event, start)) return null;
  return place(event, start, event.overrides.find((override) => override.on === start) ?? null, timeZone);
}

/** The owner and everybody who was asked to come, each once. */
export const peopleOf = (event: Pick<CalendarEvent, 'ownerId' | 'attendeeIds'>): string[] => [
  ...new Set([event.ownerId, ...event.attendeeIds]),
];

/** The events that somebody owns or was asked to. */
export const eventsOf = (events: readonly CalendarEvent[], personId: string): CalendarEvent[] =>
  events.filter((event) => event.ownerId === personId || event.attendeeIds.includes(personId));
