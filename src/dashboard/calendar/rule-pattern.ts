import type { Recurrence } from '@/dashboard/model/records/records';
import { aDay } from '@/dashboard/days/local-time';
import { remembered } from '@/lib/remembered';
import { numbersOf, partsOf, type RuleParts } from './rule-parts';

/** Days since 1970-01-01, a Thursday. */
export type DayNumber = number;

/** Months are counted from year 0. */
export const firstOfMonth = remembered(
  (months: number): DayNumber =>
    new Date(0).setUTCFullYear(Math.floor(months / 12), months - Math.floor(months / 12) * 12) / aDay,
);
export const monthNumber = remembered((day: DayNumber): number => {
  const date = new Date(day * aDay);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
});
/** 0 is Monday. */
export const weekdayNumber = (day: DayNumber): number => (((day + 3) % 7) + 7) % 7;

type Frequency = 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';

/** A parsed rule. An empty list means no restriction. */
export interface Pattern {
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
    return { ...pattern, weekdays: [{ weekday: weekdayNumber(start), place: 0 }] };
  const isOpen = frequency === 'YEARLY' && pattern.months.length === 0;
  return {
    ...pattern,
    monthDays: [date.getUTCDate()],
    months: isOpen ? [date.getUTCMonth() + 1] : pattern.months,
  };
}

export function patternOf(recurrence: Recurrence, start: DayNumber): Pattern | null {
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
