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

const clock = /^(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\s*([ap])\.?m\.?)?$/i;
const dateBefore = /^\d{4}-\d{2}-\d{2}[T ]/;

/** The seconds from midnight of `13:05`, `13:05:00`, `1:05 PM` or `2026-10-05T13:05`. Null for any other text. */
function secondsOfDay(text: string): number | null {
  const [read, hours, minutes, seconds = '0', half] = clock.exec(text.trim().replace(dateBefore, '')) ?? [];
  if (!read) return null;
  const isPast = half?.toLowerCase() === 'p';
  const hour = half ? (Number(hours) % 12) + (isPast ? 12 : 0) : Number(hours);
  return hour < 24 && Number(minutes) < 60 && Number(seconds) < 60
    ? (hour * 60 + Number(minutes)) * 60 + Number(seconds)
    : null;
}

/** The start of some time in minutes from midnight, and its duration in minutes. */
export interface FileSpan {
  from: number;
  minutes: number;
}

/** The time between two times of day, in whole minutes. An end before the start is on the next day. Null if there is none. */
function spanOf(start: string, end: string): FileSpan | null {
  const [from, to] = [secondsOfDay(start), secondsOfDay(end)];
  if (from === null || to === null) return null;
  const minutes = Math.round((to > from ? to - from : to - from + 24 * 3600) / 60);
  return from === to || minutes === 0 ? null : { from: Math.floor(from / 60), minutes };
}

/** The duration between two times of day. */
export function readFileSpan(start: string, end: string): ParsedMinutes {
  const span = spanOf(start, end);
  return span
    ? { ok: true, minutes: span.minutes }
    : { ok: false, error: 'Enter the hours of this row, such as 1:30 or 1.5.' };
}

/** Minutes by which the hours of a row may differ from its times: a rounding, and no break. */
const maxRounding = 30;

/**
 * The times of a row with some hours. Null if it has no start, or if the times cannot be read or leave room for a break, which
 * an entry cannot hold.
 */
export function readFileTimes(start: string, end: string, minutes: number): FileSpan | null {
  const from = secondsOfDay(start);
  if (end === '') return from === null ? null : { from: Math.floor(from / 60), minutes };
  const span = spanOf(start, end);
  return span && Math.abs(span.minutes - minutes) <= maxRounding ? span : null;
}
