import type { CalendarEvent, Recurrence } from '@/dashboard/model/records/records';
import { monthOf, monthRange, weekdayOf } from '@/dashboard/days/days';
import { countedUntil, repeatsAtAll } from './recurrence';
import { dayOf } from '@/dashboard/days/zones';
import { counted, listed } from '@/dashboard/words/count';
import { dayAndLongMonth, longDate, longWeekday, weekdayNames } from '@/dashboard/words/day';

const weekdayCodes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

const every = (interval: number, unit: string) =>
  interval === 1 ? `every ${unit}` : `every ${interval} ${unit}s`;

/** A day's position in its month as a monthly rule: 'third Wednesday', or 'last Friday' for the last one. */
export function placeInMonth(day: string): { rule: string; words: string } {
  const weekday = weekdayOf(day);
  const place = Math.ceil(Number(day.slice(8)) / 7);
  const isLast = Number(monthRange(monthOf(day)).last.slice(8)) - Number(day.slice(8)) < 7;
  // A fifth weekday is rare, so the fourth or fifth counts as the last if no other follows.
  const asLast = isLast && place > 3;
  return {
    rule: `FREQ=MONTHLY;BYDAY=${asLast ? -1 : place}${weekdayCodes[weekday - 1]}`,
    words: `${asLast ? 'last' : ordinals[place - 1]} ${longWeekday(day)}`,
  };
}

function describeRule(rule: string): string {
  const match = /^FREQ=MONTHLY;(?:INTERVAL=(\d+);)?BYDAY=(-1|[1-5])(MO|TU|WE|TH|FR|SA|SU)$/.exec(rule);
  if (!match) return `as set in another program (${rule})`;
  const name = weekdayNames[weekdayCodes.indexOf(match[3] as (typeof weekdayCodes)[number])];
  const place = match[2] === '-1' ? 'last' : ordinals[Number(match[2]) - 1];
  return `${every(Number(match[1] ?? 1), 'month')} on the ${place} ${name}`;
}

function describePattern(recurrence: Recurrence, startsAt: string): string {
  const { frequency, interval, weekdays, rule } = recurrence;
  if (rule) return describeRule(rule);
  if (frequency === 'daily') return every(interval, 'day');
  if (frequency === 'monthly') {
    const number = Number(startsAt.slice(8, 10));
    if (interval % 12 === 0) {
      const date = dayAndLongMonth(dayOf(startsAt));
      const isLeapDay = startsAt.slice(5, 10) === '02-29';
      return `${every(interval / 12, 'year')} on ${date}${isLeapDay ? ' (in years that have it)' : ''}`;
    }
    return `${every(interval, 'month')} on day ${number}${number > 28 ? ' (in months that have it)' : ''}`;
  }
  const days = weekdays.length > 0 ? [...weekdays].sort() : [weekdayOf(dayOf(startsAt))];
  if (interval === 1 && days.join('') === '12345') return 'every weekday';
  return `${every(interval, 'week')} on ${listed(days.map((weekday) => weekdayNames[weekday - 1]!))}`;
}

/** Describes a recurrence within a sentence: 'every 2 weeks on Monday, until 5 May 2027'. May be ''. */
export function describeRecurrence(event: Pick<CalendarEvent, 'recurrence' | 'startsAt'>): string {
  const { recurrence, startsAt } = event;
  if (!recurrence) return '';
  const { until, count, rule } = recurrence;
  if (rule && !repeatsAtAll(event)) return `only once: its rule has no other day (${rule})`;
  const last = countedUntil(event);
  const end =
    count !== null
      ? `, ${counted(count, 'time')}${last ? ` (shown until ${longDate(last)})` : ''}`
      : until
        ? `, until ${longDate(until)}`
        : '';
  return `${describePattern(recurrence, startsAt)}${end}`;
}
