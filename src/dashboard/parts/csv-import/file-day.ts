import { dayError, readDay } from '@/dashboard/words/read-day';
import { longDate } from '@/dashboard/words/day';

/** The first number in a date such as 03/04/2026: the day or the month. */
export type DayOrder = 'month' | 'day';

const numbered = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/;
/** An ISO date, with or without a time, or one as spreadsheets in East Asia write it: 2026/11/8. */
const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})([T ].*)?$/;

const isoOf = (year: string, month: string, day: string) =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/** The order in which the dates of a file can be read. Null if all of them can be read both ways. */
export function dayOrderOf(texts: readonly string[]): DayOrder | null {
  for (const text of texts) {
    const [, first, second] = numbered.exec(text.trim()) ?? [];
    if (Number(first) > 12) return 'day';
    if (Number(second) > 12) return 'month';
  }
  return null;
}

type FileDay = { day: string; error: null } | { day: null; error: string };

/** The dates of a row, by field, and the errors of those that can be read both ways. Other texts stay as they are. */
export function readFileDays<Id extends string>(
  texts: Readonly<Partial<Record<Id, string>>>,
  ids: readonly Id[],
  order: DayOrder | null,
) {
  const days: Partial<Record<Id, string>> = {};
  const errors: Partial<Record<Id, string>> = {};
  for (const id of ids) {
    const text = texts[id] ?? '';
    const { day, error } = readFileDay(text, order);
    days[id] = day ?? text;
    if (error !== null && order === null && readFileDay(text, 'day').error !== error) errors[id] = error;
  }
  return { days, errors };
}

/** Reads the date of a cell, without a time after it. */
export function readFileDay(text: string, order: DayOrder | null): FileDay {
  const cell = text.trim();
  const [, first, second, year] = numbered.exec(cell) ?? [];
  let iso = cell.replace(yearFirst, (_cell, ...[years, month, day]: [string, string, string]) =>
    isoOf(years, month, day),
  );
  if (year) {
    const [monthFirst, dayFirst] = [isoOf(year, first!, second!), isoOf(year, second!, first!)];
    if (order === null && monthFirst !== dayFirst && readDay(monthFirst) && readDay(dayFirst))
      return {
        day: null,
        error: `This is ${longDate(dayFirst)} or ${longDate(monthFirst)}. Choose the order of dates above.`,
      };
    iso = (order ?? (readDay(monthFirst) ? 'month' : 'day')) === 'day' ? dayFirst : monthFirst;
  }
  const day = readDay(iso);
  return day === null ? { day, error: dayError(iso, 'date') ?? 'Enter a date.' } : { day, error: null };
}
