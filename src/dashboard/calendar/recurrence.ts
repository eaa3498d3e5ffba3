import type { CalendarEvent } from '@/dashboard/model/records/records';
import { dayNumber, dayOfNumber } from '@/dashboard/days/days';
import { aDay, fromWallClock } from '@/dashboard/days/local-time';
import { dayOf, wallClock } from '@/dashboard/days/zones';
import { daysIn, noCost, offsetsInWeek, periodOf, type Cost } from './rule-days';
import { patternOf, type DayNumber, type Pattern } from './rule-pattern';

/**
 * Computes the days of recurrence rules by the calendar alone; `zones` converts each start to an instant. A
 * clock change therefore does not move or drop an occurrence. A nightly 02:30 takes place at 03:30 in the
 * night that has no 02:30, although RFC 5545 (3.3.10) would leave it out.
 *
 * The cost of a window depends only on its length, because each of its days is tested against the rule. A
 * rule that never matches, or matches each day since 1900, costs as much as any other. A count is computed
 * directly if only days or weekdays repeat. Other counts are counted from the start: `maxCounted` limits a
 * series, `maxCountedTogether` a screen.
 */

/** Maximum days and months tested to count a series: 27 years of days, or a monthly date for 300 years. */
export const maxCounted = 10_000;
/** The limit for all series of a screen. Each gets at least `fewCounted`: one file cannot block all. */
export const maxCountedTogether = 100_000;
export const fewCounted = 400;
/** Number of days after which the calendar repeats (400 years). */
const horizon = 146_097;

/**
 * Finds the day on which a rule has matched a number of days.
 * @param wanted - number of matches, from `from` on
 * @param most - maximum number of days and months to test
 * @returns the day, or the last tested day with `found` false if the limit is reached
 */
function countTo(
  wanted: number,
  { pattern, start, from }: { pattern: Pattern; start: DayNumber; from: DayNumber },
  most: number,
  cost: Cost,
) {
  const budget = cost.days + most;
  let given = 0;
  // Short steps first, because most counts are short. Long counts double the step.
  for (let first = from, length = 64; ; first += length, length *= 2) {
    const span = Math.min(length, Math.max(1, budget - cost.days), from + horizon - first);
    const before = cost.days;
    const days = daysIn(pattern, start, first, first + span - 1, cost);
    cost.counted += cost.days - before;
    if (given + days.length >= wanted) return { day: days[wanted - given - 1]!, found: true };
    given += days.length;
    if (span < length || cost.days >= budget) return { day: first + span - 1, found: false };
  }
}

/** The day of the `count`th match after the start, or null unless only days or weekdays repeat. */
function lastOf(count: number, pattern: Pattern, start: DayNumber): DayNumber | null {
  const { frequency, interval, weekdays, months, monthDays, positions } = pattern;
  if (months.length + monthDays.length + positions.length > 0) return null;
  if (frequency === 'DAILY') return weekdays.length === 0 ? start + count * interval : null;
  if (frequency !== 'WEEKLY') return null;
  const offsets = offsetsInWeek(pattern);
  const firstDay = periodOf(pattern, start).first;
  const inFirstWeek = offsets.filter((offset) => firstDay + offset > start);
  if (count <= inFirstWeek.length) return firstDay + inFirstWeek[count - 1]!;
  const rest = count - inFirstWeek.length - 1;
  const weeks = (Math.floor(rest / offsets.length) + 1) * interval;
  return firstDay + weeks * 7 + offsets[rest % offsets.length]!;
}

interface Series {
  start: DayNumber;
  /** Null without a supported rule. The event then takes place only once. */
  pattern: Pattern | null;
  /** Last possible day. Infinity without an end. */
  last: number;
  /** The day on which counting reached its limit, or null. */
  countedTo: DayNumber | null;
}

/** The event data that its series depends on. */
type Repeating = Pick<CalendarEvent, 'startsAt' | 'recurrence'>;

const cache = new WeakMap<Repeating, Series>();

function seriesOf(event: Repeating, cost: Cost): Series {
  const cached = cache.get(event);
  if (cached) return cached;
  const { recurrence } = event;
  const start = dayNumber(dayOf(event.startsAt));
  const pattern = recurrence && patternOf(recurrence, start);
  const series: Series = { start, pattern, last: Infinity, countedTo: null };
  if (recurrence?.until) series.last = dayNumber(recurrence.until);
  if (pattern && recurrence.count !== null) {
    // The start counts as the first occurrence, even if the rule does not match it.
    const rest = recurrence.count - 1;
    const worked = rest > 0 ? lastOf(rest, pattern, start) : start;
    const most = Math.min(maxCounted, Math.max(fewCounted, maxCountedTogether - cost.counted));
    const { day, found } =
      worked === null
        ? countTo(rest, { pattern, start, from: start + 1 }, most, cost)
        : { day: worked, found: true };
    series.last = Math.min(series.last, day);
    if (!found) series.countedTo = day;
  }
  cache.set(event, series);
  return series;
}

/**
 * The starts of an event's rule between two times, both inclusive and sorted, including the event's own
 * start. All times are `wallClock` numbers, because thousands of them are compared. Ignores exceptions and
 * overrides.
 */
export function startClocksIn(event: CalendarEvent, from: number, to: number, cost: Cost): number[] {
  const { start, pattern, last } = seriesOf(event, cost);
  const ownClock = wallClock(event.startsAt);
  const own = ownClock >= from && ownClock <= to ? [ownClock] : [];
  if (!pattern) return own;
  const time = ownClock - start * aDay;
  const first = Math.max(start + 1, Math.ceil((from - time) / aDay));
  const days = daysIn(pattern, start, first, Math.min(last, Math.floor((to - time) / aDay)), cost);
  return [...own, ...days.map((day) => day * aDay + time)];
}

/** `startClocksIn` with local times: `2026-11-18T09:00`. */
export const startsIn = (event: CalendarEvent, from: string, to: string, cost: Cost = noCost()): string[] =>
  startClocksIn(event, wallClock(from), wallClock(to), cost).map(fromWallClock);

/** Whether an event's rule gives a local start. */
export const startsOn = (event: CalendarEvent, local: string): boolean =>
  startsIn(event, local, local).length > 0;

/** The last day up to which a series was counted, if its count exceeds the limit. Otherwise null. */
export function countedUntil(event: Repeating): string | null {
  const { countedTo } = seriesOf(event, noCost());
  return countedTo === null ? null : dayOfNumber(countedTo);
}

/** Whether a rule gives any day besides the event's start, within the counting limit. */
export function repeatsAtAll(event: Repeating): boolean {
  const { start, pattern } = seriesOf(event, noCost());
  return pattern !== null && countTo(1, { pattern, start, from: start + 1 }, maxCounted, noCost()).found;
}
