import { parseMinutes, type ParsedMinutes } from '@/dashboard/commands/time/parse-minutes';

const seconds = /^(\d{1,3}):(\d{2}):(\d{2})$/;

/** Reads the duration of a cell: as in a time field, or with seconds, which are rounded to minutes. */
export function readFileMinutes(text: string): ParsedMinutes {
  const [, hours, minutes, rest] = seconds.exec(text.trim()) ?? [];
  const total = Number(hours) * 60 + Number(minutes) + Math.round(Number(rest) / 60);
  const parsed = hours
    ? parseMinutes(`${Math.floor(total / 60)}:${String(total % 60).padStart(2, '0')}`)
    : parseMinutes(text);
  return parsed.ok && parsed.minutes === 0
    ? { ok: false, error: 'This row has no time. Enter its hours, or skip it.' }
    : parsed;
}

const clock = /^(\d{1,2}):(\d{2})(?::\d{2})?\s*([ap])\.?m\.?$|^(\d{1,2}):(\d{2})(?::\d{2})?$/i;

/** The minutes from midnight of `13:05`, `13:05:00` or `1:05 PM`. Null for any other text. */
function minutesOfDay(text: string): number | null {
  const [read, twelve, past, half, hours, minutes] = clock.exec(text.trim()) ?? [];
  if (!read) return null;
  const hour = twelve ? (Number(twelve) % 12) + (half!.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  const minute = Number(past ?? minutes);
  return hour < 24 && minute < 60 ? hour * 60 + minute : null;
}

/** The duration between two times of day. An end before the start is on the next day. */
export function readFileSpan(start: string, end: string): ParsedMinutes {
  const [from, to] = [minutesOfDay(start), minutesOfDay(end)];
  if (from === null || to === null || from === to)
    return { ok: false, error: 'Enter the hours of this row, such as 1:30 or 1.5.' };
  return { ok: true, minutes: to > from ? to - from : to - from + 24 * 60 };
}
