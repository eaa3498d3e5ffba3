import type { CalendarEvent, Recurrence } from '@/dashboard/model/records/records';
import { numbersOf, partsOf, type RuleParts } from './rule-parts';
import { remembered } from '@/lib/remembered';
import { dayNumber, dayOfNumber } from '@/dashboard/days/days';
import { aDay, fromWallClock } from '@/dashboard/days/local-time';
import { dayOf, wallClock } from '@/dashboard/days/zones';

/**
 * Computes the days of recurrence rules by the calendar alone; `zones` converts each start to an instant. A
 * clock change therefore does not move or drop an occurrence. A nightly 02:30 takes place at 03:30 in the
 * night that has no 02:30, although RFC 5545 (3.3.10) would leave it out.
 *
 * The cost of a window depends only on its length, because each of its days is tested against the rule. A
 * rule that never matches, or matches each day since 1900, costs as much as any other. A count is computed
 * directly if only days or weekdays repeat. Other counts are counted from the start: `mostCounted` limits a
 * series, `mostCountedTogether` a screen.
 */

/** Days since 1970-01-01, a Thursday. */
type DayNumber = number;

/** Months are counted from year 0. */
const firstOfMonth = remembered(
  (months: number): DayNumber =>
    new Date(0).setUTCFullYear(Math.floor(months / 12), months - Math.floor(months / 12) * 12) / aDay,
);
const monthOf = remembered((day: DayNumber): number => {
  const date = new Date(day * aDay);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
});
/** 0 is Monday. */
const weekdayOf = (day: DayNumber): number => (((day + 3) % 7) + 7) % 7;

type Frequency = 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';

/** A parsed rule. An empty list means no restriction. */
interface Pattern {
  frequency: Frequency;
  interval: number;
  /** 0 is Monday. */
  weekBegins: number;
  /** From 1. */
  months: readonly number[];
  monthDays: readonly number[];
  yearDays: readonly number[];
  weekNumbers: readonly number[];
  /** `weekday` 0 is Monday. `place` counts in the month or year, from the end if negative. 0 is each. */
  weekdays: readonly { weekday: number; place: number }[];
  /** Whether `place` counts within the year instead of the month. */
  placesInYear: boolean;
  positions: readonly number[];
}

const codes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const frequencies = { daily: 'DAILY', weekly: 'WEEKLY', monthly: 'MONTHLY' } as const;

/** Creates a pattern. The event's start fills in the parts that the rule leaves out. */
function patternFrom(parts: RuleParts, start: DayNumber): Pattern {
  const date = new Date(start * aDay);
  const frequency = parts.FREQ as Frequency;
  const pattern: Pattern = {
    frequency,
    interval: Number(parts.INTERVAL ?? 1),
    weekBegins: codes.indexOf(parts.WKST ?? 'MO'),
    months: numbersOf(parts, 'BYMONTH'),
    monthDays: numbersOf(parts, 'BYMONTHDAY'),
    yearDays: numbersOf(parts, 'BYYEARDAY'),
    weekNumbers: numbersOf(parts, 'BYWEEKNO'),
    weekdays: (parts.BYDAY?.split(',') ?? []).map((code) => ({
      weekday: codes.indexOf(code.slice(-2)),
      place: Number(code.slice(0, -2)),
    })),
    placesInYear: frequency === 'YEARLY' && !('BYMONTH' in parts),
    positions: numbersOf(parts, 'BYSETPOS'),
  };
  const saysDay = ['BYDAY', 'BYMONTHDAY', 'BYYEARDAY'].some((name) => name in parts);
  if (saysDay || frequency === 'DAILY') return pattern;
  if (frequency === 'WEEKLY' || 'BYWEEKNO' in parts)
    return { ...pattern, weekdays: [{ weekday: weekdayOf(start), place: 0 }] };
  const isOpen = frequency === 'YEARLY' && pattern.months.length === 0;
  return {
    ...pattern,
    monthDays: [date.getUTCDate()],
    months: isOpen ? [date.getUTCMonth() + 1] : pattern.months,
  };
}

function patternOf(recurrence: Recurrence, start: DayNumber): Pattern | null {
  const { rule, frequency, interval, weekdays } = recurrence;
  const byDay = frequency === 'weekly' ? weekdays.map((weekday) => codes[weekday - 1]!) : [];
  const fields = {
    FREQ: frequencies[frequency],
    INTERVAL: String(interval),
    ...(byDay.length > 0 ? { BYDAY: byDay.join(',') } : {}),
  };
  const parts = rule ? partsOf(rule) : fields;
  return parts && patternFrom(parts, start);
}

/** Whether an index is at a place. Places count from 1, or from the end if negative. */
const isAt = (place: number, index: number, length: number): boolean =>
  place === (place > 0 ? index : index - length - 1);

/** First day of a year's week 1, which is the first week with at least four days in the year. */
function firstWeek(year: number, weekBegins: number): DayNumber {
  const newYear = firstOfMonth(year * 12);
  const into = (weekdayOf(newYear) - weekBegins + 7) % 7;
  return into <= 3 ? newYear - into : newYear + 7 - into;
}

/** Whether a day is in one of the rule's weeks of the year. */
function isInWeek(day: DayNumber, year: number, { weekNumbers, weekBegins }: Pattern): boolean {
  const first = firstWeek(year, weekBegins);
  const next = firstWeek(year + 1, weekBegins);
  if (day < first) return isInWeek(day, year - 1, { weekNumbers, weekBegins } as Pattern);
  const [begin, end] = day < next ? [first, next] : [next, firstWeek(year + 2, weekBegins)];
  const week = Math.floor((day - begin) / 7) + 1;
  return weekNumbers.some((place) => isAt(place, week, (end - begin) / 7));
}

/** Counts the work of evaluating rules. */
export interface Cost {
  /** Number of days and months tested. */
  days: number;
  /** The part of `days` that was needed for counts. */
  counted: number;
}

export const noCost = (): Cost => ({ days: 0, counted: 0 });

const weekOf = (day: DayNumber, weekBegins: number): number => Math.floor((day + 3 - weekBegins) / 7);

/** Distinct distances of a rule's weekdays from the first day of the week, sorted. */
const offsetsInWeek = ({ weekdays, weekBegins }: Pattern): readonly number[] =>
  [...new Set(weekdays.map(({ weekday }) => (weekday - weekBegins + 7) % 7))].sort((a, b) => a - b);

/** `matchesIn` for a weekly rule. Computes the matching weeks instead of testing all days. */
function weeklyIn(
  pattern: Pattern,
  start: DayNumber,
  from: DayNumber,
  to: DayNumber,
  cost: Cost,
): DayNumber[] {
  const { interval, weekBegins, months } = pattern;
  const startWeek = weekOf(start, weekBegins);
  const skipped = Math.ceil((weekOf(from, weekBegins) - startWeek) / interval);
  const offsets = offsetsInWeek(pattern);
  const found: DayNumber[] = [];
  for (let week = startWeek + skipped * interval; ; week += interval) {
    const firstDay = week * 7 - 3 + weekBegins;
    if (firstDay > to) return found;
    for (const offset of offsets) {
      cost.days += 1;
      const day = firstDay + offset;
      if (day < from || day > to) continue;
      if (months.length === 0 || months.includes((monthOf(day) % 12) + 1)) found.push(day);
    }
  }
}

/** The days in a window that match a rule, except for its positions (BYSETPOS). Sorted. */
function matchesIn(
  pattern: Pattern,
  start: DayNumber,
  from: DayNumber,
  to: DayNumber,
  cost: Cost,
): DayNumber[] {
  const { frequency, interval, months, monthDays, yearDays, weekNumbers, weekdays } = pattern;
  if (frequency === 'WEEKLY') return weeklyIn(pattern, start, from, to, cost);
  const startMonth = monthOf(start);
  const found: DayNumber[] = [];
  const lastMonth = monthOf(to);
  for (let month = monthOf(from); month <= lastMonth; month += 1) {
    cost.days += 1;
    const year = Math.floor(month / 12);
    if (months.length > 0 && !months.includes(month - year * 12 + 1)) continue;
    if (frequency === 'MONTHLY' && (month - startMonth) % interval !== 0) continue;
    if (frequency === 'YEARLY' && (year - Math.floor(startMonth / 12)) % interval !== 0) continue;
    const first = firstOfMonth(month);
    const length = firstOfMonth(month + 1) - first;
    const newYear = firstOfMonth(year * 12);
    const yearLength = firstOfMonth(year * 12 + 12) - newYear;

    const answers = (day: DayNumber): boolean => {
      cost.days += 1;
      if (frequency === 'DAILY' && (day - start) % interval !== 0) return false;
      const date = day - first + 1;
      const inYear = day - newYear + 1;
      if (yearDays.length > 0 && !yearDays.some((place) => isAt(place, inYear, yearLength))) return false;
      if (weekNumbers.length > 0 && !isInWeek(day, year, pattern)) return false;
      if (weekdays.length === 0) return true;
      const weekday = weekdayOf(day);
      const [index, all] = pattern.placesInYear ? [inYear, yearLength] : [date, length];
      for (const asked of weekdays) {
        if (asked.weekday !== weekday) continue;
        const { place } = asked;
        if (place === 0) return true;
        if (place === (place > 0 ? Math.ceil(index / 7) : -Math.ceil((all - index + 1) / 7))) return true;
      }
      return false;
    };
    if (monthDays.length > 0) {
      const dates = new Set(monthDays.map((place) => (place > 0 ? place : length + 1 + place)));
      for (const date of [...dates].sort((a, b) => a - b)) {
        const day = first + date - 1;
        if (date >= 1 && date <= length && day >= from && day <= to && answers(day)) found.push(day);
      }
    } else {
      const last = Math.min(first + length - 1, to);
      for (let day = Math.max(first, from); day <= last; day += 1) if (answers(day)) found.push(day);
    }
  }
  return found;
}

/** The first and last day of a rule's period that contains a day. */
function periodOf({ frequency, weekBegins }: Pattern, day: DayNumber): { first: DayNumber; last: DayNumber } {
  if (frequency === 'DAILY') return { first: day, last: day };
  if (frequency === 'WEEKLY') {
    const first = weekOf(day, weekBegins) * 7 - 3 + weekBegins;
    return { first, last: first + 6 };
  }
  const length = frequency === 'MONTHLY' ? 1 : 12;
  const period = Math.floor(monthOf(day) / length);
  return { first: firstOfMonth(period * length), last: firstOfMonth((period + 1) * length) - 1 };
}

/** The days of a rule in a window, sorted. Excludes days before the start. */
function daysIn(pattern: Pattern, start: DayNumber, from: DayNumber, to: DayNumber, cost: Cost): DayNumber[] {
  const begin = Math.max(from, start);
  if (!(begin <= to)) return [];
  const { positions } = pattern;
  if (positions.length === 0) return matchesIn(pattern, start, begin, to, cost);
  // Positions count within a whole period.
  const { first } = periodOf(pattern, begin);
  const { last } = periodOf(pattern, to);
  const days = matchesIn(pattern, start, first, last, cost);
  const found: DayNumber[] = [];
  for (let index = 0; index < days.length;) {
    const end = periodOf(pattern, days[index]!).last;
    let next = index + 1;
    while (next < days.length && days[next]! <= end) next += 1;
    const length = next - index;
    const places = new Set(positions.map((place) => (place > 0 ? place - 1 : length + place)));
    for (const place of [...places].sort((a, b) => a - b)) {
      const day = place >= 0 && place < length ? days[index + place]! : NaN;
      if (day >= begin && day <= to) found.push(day);
    }
    index = next;
  }
  return found;
}

/** Maximum days and months tested to count a series: 27 years of days, or a monthly date for 300 years. */
export const mostCounted = 10_000;
/** The limit for all series of a screen. Each gets at least `fewCounted`: one file cannot block all. */
export const mostCountedTogether = 100_000;
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
    const most = Math.min(mostCounted, Math.max(fewCounted, mostCountedTogether - cost.counted));
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
  return pattern !== null && countTo(1, { pattern, start, from: start + 1 }, mostCounted, noCost()).found;
}
