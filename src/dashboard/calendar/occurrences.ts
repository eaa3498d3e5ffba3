import type { CalendarEvent, OccurrenceOverride } from '@/dashboard/model/records/records';
import { type DayRange, addDays } from '@/dashboard/days/days';
import { startClocksIn, startsOn } from './recurrence';
import { noCost, type Cost } from './rule-days';
import { clockBetween, dayOf, instantOf, instantOfClock, wallClock } from '@/dashboard/days/zones';
import { aDay, fromWallClock, localDay, localTime } from '@/dashboard/days/local-time';
import { atOnce } from '@/platform/in-slices';

/** A range of days in a time zone, both ends inclusive. */
export interface CalendarRange extends DayRange {
  timeZone: string;
}

export interface Occurrence {
  /** Identifier for addresses: the event's id, and for a series also the start in the series. */
  key: string;
  event: CalendarEvent;
  /** Local start in the event or series. Exceptions and overrides refer to it. */
  on: string;
  title: string;
  place: string;
  allDay: boolean;
  /** Local times in the event's zone. */
  startsAt: string;
  endsAt: string;
  /** Instants in ms. All-day events cover whole days in the range's zone. */
  start: number;
  end: number;
  /** Local times in the range's zone. All-day events keep their dates in every zone. */
  from: string;
  to: string;
  /** First and last day on which it is shown, in the range's zone. */
  firstDay: string;
  lastDay: string;
  /** Whether it differs from its series. */
  changed: boolean;
}

/** The key of an occurrence. */
export const keyOf = (event: CalendarEvent, on: string): string =>
  event.recurrence ? `${event.id}@${on}` : event.id;

/** Parses a key into the event's id and, for a series, the start in the series. */
export function parseKey(key: string): { id: string; on: string | null } {
  const match = /^(.+)@(\d{4}-\d\d-\d\dT\d\d:\d\d)$/.exec(key);
  return match ? { id: match[1]!, on: match[2]! } : { id: key, on: null };
}

/** Local duration of an event, in ms. */
const lengthOf = (event: CalendarEvent): number => clockBetween(event.startsAt, event.endsAt);

/** Computes its texts on demand, because a screen shows only dozens of thousands of occurrences. */
class PlacedOccurrence implements Occurrence {
  readonly start: number;
  readonly end: number;
  private readonly endClock: number;

  constructor(
    readonly event: CalendarEvent,
    private readonly onClock: number,
    readonly override: OccurrenceOverride | null,
    readonly timeZone: string,
    length = lengthOf(event),
  ) {
    const startClock = override ? wallClock(override.startsAt) : onClock;
    this.endClock = override ? wallClock(override.endsAt) : startClock + length;
    if (event.allDay) {
      const firstDay = Math.floor(startClock / aDay);
      const lastDay = Math.max(firstDay, Math.floor(this.endClock / aDay));
      this.start = instantOfClock(firstDay * aDay, timeZone);
      this.end = instantOfClock((lastDay + 1) * aDay, timeZone);
    } else {
      this.start = instantOfClock(startClock, event.timeZone);
      const end = instantOfClock(this.endClock, event.timeZone);
      // A start that a clock change skips may be later than the end. In that case the local duration applies.
      this.end = end < this.start ? this.start + Math.max(0, this.endClock - startClock) : end;
    }
  }

  get on() {
    return fromWallClock(this.onClock);
  }
  get key() {
    return keyOf(this.event, this.on);
  }
  get title() {
    return this.override?.title ?? this.event.title;
  }
  get place() {
    return this.override?.place ?? this.event.place;
  }
  get allDay() {
    return this.event.allDay;
  }
  get changed() {
    return this.override !== null;
  }
  get startsAt() {
    return this.override?.startsAt ?? this.on;
  }
  get endsAt() {
    return this.override?.endsAt ?? fromWallClock(this.endClock);
  }
  get from() {
    return this.allDay ? `${this.firstDay}T00:00` : localTime(this.start, this.timeZone);
  }
  get to() {
    return this.allDay ? `${addDays(this.lastDay, 1)}T00:00` : localTime(this.end, this.timeZone);
  }
  get firstDay() {
    return this.allDay ? dayOf(this.startsAt) : localDay(this.start, this.timeZone);
  }
  get lastDay() {
    if (this.allDay) {
      const lastDay = dayOf(this.endsAt);
      return lastDay < this.firstDay ? this.firstDay : lastDay;
    }
    // An occurrence that ends at midnight is not shown on the next day.
    return localDay(this.end > this.start ? this.end - 1 : this.end, this.timeZone);
  }
}

/** Days to search before and after the range, because time zones differ by at most that much. */
const reach = 2;

/** A range of instants in ms. The end is exclusive. */
interface Span {
  begin: number;
  end: number;
}

const meets = ({ start, end }: Occurrence, span: Span) =>
  start < span.end && (end > span.begin || (end === start && start >= span.begin));

/** Local times within `reach` of a range, in any time zone. */
interface Near {
  from: string;
  to: string;
  /** The same times as `wallClock` numbers. */
  fromClock: number;
  toClock: number;
}

function nearTo({ first, last }: DayRange): Near {
  const from = `${addDays(first, -reach)}T00:00`;
  const to = `${addDays(last, reach)}T23:59`;
  return { from, to, fromClock: wallClock(from), toClock: wallClock(to) };
}

const isNear = (startsAt: string, endsAt: string, { from, to }: Near) => startsAt <= to && endsAt >= from;

/** Maximum duration of a recurring event, in days. Limits the search before a range. */
export const longestRepeated = 366;

function seriesIn(event: CalendarEvent, near: Near, timeZone: string, cost: Cost): Occurrence[] {
  const length = lengthOf(event);
  const lasts = Math.ceil(length / aDay);
  const back = Math.min(Math.max(0, lasts), longestRepeated);
  const starts = startClocksIn(event, near.fromClock - back * aDay, near.toClock, cost);
  if (event.exceptions.length === 0 && event.overrides.length === 0)
    return starts.map((on) => new PlacedOccurrence(event, on, null, timeZone, length));

  const gone = new Set(event.exceptions);
  const left = new Set([...gone, ...event.overrides.map(({ on }) => on)].map(wallClock));
  const regular = starts
    .filter((on) => !left.has(on))
    .map((on) => new PlacedOccurrence(event, on, null, timeZone, length));
  // A moved occurrence is searched by its new time.
  const moved = event.overrides
    .filter((one) => isNear(one.startsAt, one.endsAt, near) && !gone.has(one.on))
    .filter(({ on }) => startsOn(event, on))
    .map((override) => new PlacedOccurrence(event, wallClock(override.on), override, timeZone));
  return [...regular, ...moved];
}

const byTime = (a: Occurrence, b: Occurrence) =>
  a.start - b.start ||
  Number(b.allDay) - Number(a.allDay) ||
  b.end - a.end ||
  (a.event.id === b.event.id ? (a.on < b.on ? -1 : 1) : a.event.id < b.event.id ? -1 : 1);

/** Maximum number of occurrences in a range. */
export const maxOccurrences = 20_000;

/**
 * Returns all occurrences in a range of days, sorted by start, with all-day occurrences first. Leaves out the
 * last events' occurrences beyond `maxOccurrences`. Yields after each event, so that the caller can pause.
 */
export function* occurrencesInSteps(
  events: readonly CalendarEvent[],
  { timeZone, ...range }: CalendarRange,
  cost: Cost = noCost(),
): Generator<void, Occurrence[]> {
  const near = nearTo(range);
  const span = {
    begin: instantOf(`${range.first}T00:00`, timeZone),
    end: instantOf(`${addDays(range.last, 1)}T00:00`, timeZone),
  };
  const found: Occurrence[] = [];
  for (const event of events) {
    const isSingle = !event.recurrence;
    if (isSingle && !isNear(event.startsAt, event.endsAt, near)) continue;
    const own = isSingle
      ? [new PlacedOccurrence(event, wallClock(event.startsAt), null, timeZone)]
      : seriesIn(event, near, timeZone, cost);
    for (const occurrence of own) if (meets(occurrence, span)) found.push(occurrence);
    if (found.length >= maxOccurrences) break;
    yield;
  }
  return yield* inOrder(found.slice(0, maxOccurrences));
}

/** Sorts day by day and yields after each day, because one sort of all occurrences cannot pause. */
function* inOrder(occurrences: readonly Occurrence[]): Generator<void, Occurrence[]> {
  const days = new Map<number, Occurrence[]>();
  for (const occurrence of occurrences) {
    const day = Math.floor(occurrence.start / aDay);
    const others = days.get(day);
    if (others) others.push(occurrence);
    else days.set(day, [occurrence]);
  }
  const sorted: Occurrence[] = [];
  for (const day of [...days.keys()].sort((a, b) => a - b)) {
    sorted.push(...days.get(day)!.sort(byTime));
    yield;
  }
  return sorted;
}

/** `occurrencesInSteps` without pauses. */
export const occurrencesIn = (
  events: readonly CalendarEvent[],
  range: CalendarRange,
  cost?: Cost,
): Occurrence[] => atOnce(occurrencesInSteps(events, range, cost));

/** Groups occurrences by consecutive days. An occurrence of several days is in several groups. */
export function byDay(occurrences: readonly Occurrence[], days: readonly string[]): Occurrence[][] {
  const all: Occurrence[][] = days.map(() => []);
  const places = new Map(days.map((day, index) => [day, index]));
  const first = days[0]!;
  for (const occurrence of occurrences) {
    const { firstDay, lastDay } = occurrence;
    const begin = firstDay < first ? 0 : (places.get(firstDay) ?? days.length);
    for (let index = begin; index < days.length && days[index]! <= lastDay; index += 1)
      all[index]!.push(occurrence);
  }
  return all;
}

/** Finds an occurrence by its key. Returns null if it does not take place. */
export function findOccurrence(
  events: readonly CalendarEvent[],
  key: string,
  timeZone: string,
): Occurrence | null {
  const { id, on } = parseKey(key);
  const event = events.find((candidate) => candidate.id === id);
  if (!event) return null;
  if (!event.recurrence) return new PlacedOccurrence(event, wallClock(event.startsAt), null, timeZone);
  const start = on ?? event.startsAt;
  if (event.exceptions.includes(start) || !startsOn(event, start)) return null;
  const override = event.overrides.find(({ on }) => on === start) ?? null;
  return new PlacedOccurrence(event, wallClock(start), override, timeZone);
}

/** The owner and the attendees, without duplicates. */
export const peopleOf = (event: Pick<CalendarEvent, 'ownerId' | 'attendeeIds'>): string[] => [
  ...new Set([event.ownerId, ...event.attendeeIds]),
];

/** The events that a person owns or attends. */
export const eventsOf = (events: readonly CalendarEvent[], personId: string): CalendarEvent[] =>
  events.filter((event) => event.ownerId === personId || event.attendeeIds.includes(personId));
