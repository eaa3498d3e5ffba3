import type { Recurrence } from '@/dashboard/model/records/records';
import { addDays } from '@/dashboard/days/days';
import { dayOf, instantOf, timeOf } from '@/dashboard/days/zones';
import { localTime } from '@/dashboard/days/local-time';
import { partsOf } from '@/dashboard/calendar/rule-parts';
import { parseMoment, formatUtc } from './moment';

const weekdayCodes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const frequencies = { DAILY: 'daily', WEEKLY: 'weekly', MONTHLY: 'monthly' } as const;

/** The event data that converting a rule needs. */
export interface RuleContext {
  startsAt: string;
  timeZone: string;
  allDay: boolean;
}

/** The last day on which an occurrence can start. */
function lastDay(until: string, { startsAt, timeZone, allDay }: RuleContext): string | null {
  const moment = parseMoment(until);
  if (!moment) return null;
  if (moment.kind === 'day') return dayOf(moment.local);
  const local = moment.kind === 'utc' ? localTime(instantOf(moment.local, 'UTC'), timeZone) : moment.local;
  if (allDay) return dayOf(local);
  return timeOf(local) < timeOf(startsAt) ? addDays(dayOf(local), -1) : dayOf(local);
}

/** Whether the fields of a `Recurrence` can represent a rule without its text. */
function fits(parts: Readonly<Record<string, string>>, startsAt: string): boolean {
  const rest = Object.keys(parts).filter(
    (name) => !['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'WKST'].includes(name),
  );
  const isOwnDay = !('BYMONTHDAY' in parts) || Number(parts.BYMONTHDAY) === Number(startsAt.slice(8, 10));
  const isOwnMonth = !('BYMONTH' in parts) || Number(parts.BYMONTH) === Number(startsAt.slice(5, 7));
  switch (parts.FREQ) {
    case 'DAILY':
      return rest.length === 0;
    case 'WEEKLY': {
      // The first day of the week matters only if the interval is greater than 1.
      const isOurWeek = (parts.WKST ?? 'MO') === 'MO' || (parts.INTERVAL ?? '1') === '1';
      return isOurWeek && rest.every((name) => name === 'BYDAY') && !/\d/.test(parts.BYDAY ?? '');
    }
    case 'MONTHLY':
      return rest.every((name) => name === 'BYMONTHDAY') && isOwnDay;
    default:
      // A day of the month without a month is one of every month.
      return (
        rest.every((name) => name === 'BYMONTHDAY' || name === 'BYMONTH') &&
        (!('BYMONTHDAY' in parts) || 'BYMONTH' in parts) &&
        isOwnDay &&
        isOwnMonth
      );
  }
}

/** Converts an RRULE value to a recurrence. Returns null for an unsupported rule. */
export function parseRule(value: string, context: RuleContext): Recurrence | null {
  const parts = partsOf(value);
  if (!parts) return null;
  const until = parts.UNTIL ? lastDay(parts.UNTIL, context) : null;
  if (parts.UNTIL && until === null) return null;
  const interval = Number(parts.INTERVAL ?? 1);
  const isYearly = parts.FREQ === 'YEARLY';
  const weekdays = fits(parts, context.startsAt) && parts.BYDAY ? parts.BYDAY.split(',') : [];
  const recurrence: Recurrence = {
    frequency: isYearly ? 'monthly' : frequencies[parts.FREQ as keyof typeof frequencies],
    interval: isYearly ? interval * 12 : interval,
    weekdays: [...new Set(weekdays.map((code) => weekdayCodes.indexOf(code.replace('+', '')) + 1))].sort(),
    until,
    count: parts.COUNT ? Number(parts.COUNT) : null,
  };
  if (fits(parts, context.startsAt)) return recurrence;
  const { COUNT: _count, UNTIL: _until, ...pattern } = parts;
  const rule = Object.entries(pattern).map(([name, given]) => `${name}=${given}`);
  return { ...recurrence, rule: rule.join(';') };
}

function patternOf({ frequency, interval, weekdays, rule }: Recurrence): string {
  if (rule) return rule;
  const isYearly = frequency === 'monthly' && interval % 12 === 0;
  const every = isYearly ? interval / 12 : interval;
  const name = isYearly ? 'YEARLY' : frequency.toUpperCase();
  const days = frequency === 'weekly' ? [...weekdays].sort().map((day) => weekdayCodes[day - 1]) : [];
  const byDay = days.length > 0 ? `;BYDAY=${days.join(',')}` : '';
  return `FREQ=${name}${every > 1 ? `;INTERVAL=${every}` : ''}${byDay}`;
}

/** Converts a recurrence to an RRULE value. */
export function formatRule(recurrence: Recurrence, { startsAt, timeZone, allDay }: RuleContext): string {
  const { until, count } = recurrence;
  const limits = [
    count === null ? '' : `;COUNT=${count}`,
    // With a time zone, UNTIL is in UTC: the start of the last occurrence (RFC 5545, 3.3.10).
    until === null
      ? ''
      : `;UNTIL=${allDay ? until.replaceAll('-', '') : formatUtc(instantOf(`${until}T${timeOf(startsAt)}`, timeZone))}`,
  ];
  return `${patternOf(recurrence)}${limits.join('')}`;
}
