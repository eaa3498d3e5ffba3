import { maxMinutes } from '@/dashboard/days/moments';
import { parseDecimal } from './decimal';
import { wholeNumber } from './count';
import type { ParsedMoney } from './money';

/** Typed hours in whole minutes, or an error message with the fix. */
export type ParsedHours = { ok: true; minutes: number } | Extract<ParsedMoney, { ok: false }>;

const help = 'Enter hours such as 120, 37.5 or 37:30.';

/** Parses the hours of a budget, which may be longer than a day: `120`, `1,200`, `37.5`, `37:30`. */
export function parseHours(typed: string): ParsedHours {
  const text = typed
    .trim()
    .replace(/\s*(?:h|hrs?|hours?)$/i, '')
    .trim();
  const [clocked, hours, minutes] = /^(\d{1,7}):([0-5]\d)$/.exec(text) ?? [];
  // Hundredths of an hour times 60 is a whole number, so only the last division rounds.
  const parsed = clocked ? null : parseDecimal(text, 2);
  if (parsed && !parsed.ok)
    return {
      ok: false,
      error: parsed.reason === 'negative' ? 'Hours can’t be negative. Enter 0 or more.' : help,
    };
  const sum = parsed ? Math.round((parsed.units * 60) / 100) : Number(hours) * 60 + Number(minutes);
  return sum <= maxMinutes
    ? { ok: true, minutes: sum }
    : { ok: false, error: `Enter at most ${wholeNumber(Math.floor(maxMinutes / 60))} hours.` };
}

/** Formats minutes as hours for a field or a CSV file: 2,250 is '37.5', 1,000 is '16:40'. Exact. */
export function plainHours(minutes: number): string {
  const hundredths = (minutes * 100) / 60;
  if (Number.isInteger(hundredths)) return String(hundredths / 100);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
