import { clockSpan } from '@/dashboard/words/span';

/** A typed duration in whole minutes, or an error message with the fix. */
export type ParsedMinutes = { ok: true; minutes: number } | { ok: false; error: string };

/** Minutes of a day. */
export const dayMinutes = 24 * 60;

const help = 'Enter a time such as 1:30, 1.5 or 90m.';

/** `1:30` */
const clock = /^(\d{1,3}):(\d{1,2})$/;
/** `1.5`, `1,5`, `.5` and `2`, optionally with a trailing `h` */
const decimal = /^(\d{0,3})(?:[.,](\d{1,6}))?\s*(h|hr|hrs|hours?)?$/;
/** `1h 30m`, `1h30`, `1h`, `90m`, `90 min` */
const units = /^(?:(\d{1,3})\s*(?:h|hr|hrs|hours?))?\s*(?:(\d{1,4})\s*(m|min|mins|minutes?)?)?$/;

const refuse = (error: string): ParsedMinutes => ({ ok: false, error });

function within(minutes: number): ParsedMinutes {
  if (minutes > dayMinutes) return refuse('A day has 24 hours. Enter 24:00 or less.');
  return { ok: true, minutes };
}

/** Adds hours and minutes. Rejects more than 59 minutes. */
function together(hours: number, minutes: number, write: (hours: number, minutes: number) => string) {
  const sum = within(hours * 60 + minutes);
  if (!sum.ok || minutes < 60) return sum;
  return refuse(
    `An hour has 60 minutes. Enter ${write(hours + Math.floor(minutes / 60), minutes % 60)} instead.`,
  );
}

/**
 * Parses a duration of at most a day: `1:30`, `1.5`, `1,5`, `90m`, `1h 30m`, `1h`, `0:45`. A number without a
 * unit is hours. Rounds to whole minutes.
 */
export function parseMinutes(typed: string): ParsedMinutes {
  const text = typed.trim().toLowerCase().replaceAll('−', '-');
  if (text.startsWith('-')) return refuse('Time can’t be negative. Enter the total.');

  const [clocked, hoursPart, minutesPart = ''] = clock.exec(text) ?? [];
  if (clocked) {
    const hours = Number(hoursPart);
    if (minutesPart.length === 1)
      return refuse(
        `Enter two digits after the colon: ${hours}:0${minutesPart}${Number(minutesPart) < 6 ? ` or ${hours}:${minutesPart}0` : ''}.`,
      );
    return together(hours, Number(minutesPart), (h, m) => clockSpan(h * 60 + m));
  }

  const [, whole = '', fraction = '', hourUnit] = decimal.exec(text) ?? [];
  if (whole || fraction) {
    const minutes = Math.round(Number(`${whole || '0'}.${fraction || '0'}`) * 60);
    const meantMinutes = minutes > dayMinutes && !fraction && !hourUnit;
    return meantMinutes
      ? refuse(`A day has 24 hours. For minutes, enter ${Number(whole)}m.`)
      : within(minutes);
  }

  const [, hours, minutes, minuteUnit] = units.exec(text) ?? [];
  if (hours === undefined && minuteUnit) return within(Number(minutes));
  if (hours !== undefined) return together(Number(hours), Number(minutes ?? 0), (h, m) => `${h}h ${m}m`);
  return refuse(help);
}

/** `parseMinutes` for a time field, in which an empty text is 0. */
export const parseTimeField = (typed: string): ParsedMinutes =>
  typed.trim() === '' ? { ok: true, minutes: 0 } : parseMinutes(typed);
