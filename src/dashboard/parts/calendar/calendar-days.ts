import {
  type DayRange,
  addDays,
  addMonths,
  daysOf,
  monthOf,
  monthRange,
  weekStart,
} from '@/dashboard/days/days';

export type CalendarView = 'month' | 'week' | 'agenda';

export const calendarViews: readonly CalendarView[] = ['month', 'week', 'agenda'];

/** Initial number of days in an agenda, and the number that each "Show more" adds. */
export const agendaDays = 30;

/** The days of a view: whole weeks around a month, one week, or `length` days from a day on. */
export function daysInView(view: CalendarView, day: string, length = agendaDays): DayRange {
  if (view === 'agenda') return { first: day, last: addDays(day, length - 1) };
  const { first, last } = view === 'month' ? monthRange(monthOf(day)) : { first: day, last: day };
  return { first: weekStart(first), last: addDays(weekStart(last), 6) };
}

/** The weeks of a month, each from Monday to Sunday. */
export function monthWeeks(month: string): string[][] {
  const days = daysOf(daysInView('month', `${month}-01`));
  return Array.from({ length: days.length / 7 }, (_, index) => days.slice(index * 7, index * 7 + 7));
}

/** The same day in another month, or the last day of a shorter month. */
function inMonth(day: string, months: number): string {
  const month = addMonths(monthOf(day), months);
  const wanted = `${month}${day.slice(7)}`;
  const { last } = monthRange(month);
  return wanted < last ? wanted : last;
}

/** A day of the view's next or previous page. @param by - 1 or -1 */
export function stepDay(view: CalendarView, day: string, by: number): string {
  if (view === 'month') return inMonth(day, by);
  return addDays(day, by * (view === 'week' ? 7 : agendaDays));
}

/**
 * The day to move to for a key: arrows move by a day or a week, Home and End within the week, Page Up and
 * Page Down by a month. Null for any other key.
 */
export function dayForKey(key: string, day: string, rightToLeft = false): string | null {
  const ahead = rightToLeft ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return addDays(day, ahead);
    case 'ArrowLeft':
      return addDays(day, -ahead);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'Home':
      return weekStart(day);
    case 'End':
      return addDays(weekStart(day), 6);
    case 'PageDown':
      return inMonth(day, 1);
    case 'PageUp':
      return inMonth(day, -1);
    default:
      return null;
  }
}
