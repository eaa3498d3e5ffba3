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

/** How many days an agenda lists at first, and how many more each time. */
export const agendaDays = 30;

/** The days that a view shows: whole weeks around a month, a week, or what comes from a day on. */
export function daysInView(view: CalendarView, day: string, length = agendaDays): DayRange {
  if (view === 'agenda') return { first: day, last: addDays(day, length - 1) };
  const { first, last } = view === 'month' ? monthRange(monthOf(day)) : { first: day, last: day };
  return { first: weekStart(first), last: addDays(weekStart(last), 6) };
}

/** The weeks of a month, Monday to Sunday. */
export function weeksOf(month: string): string[][] {
  const days = daysOf(daysInView('month', `${month}-01`));
  return Array.from({ length: days.length / 7 }, (_, index) => days.slice(index * 7, index * 7 + 7));
}

/** The same day of a month further on, or that month's last. */
function inMonth(day: string, months: number): string {
  const month = addMonths(monthOf(day), months);
  const wanted = `${month}${day.slice(7)}`;
  const { last } = monthRange(month);
  return wanted < last ? wanted : last;
}

/** The day that a view's next or previous page is about. @param by - 1 or -1 */
export function stepDay(view: CalendarView, day: string, by: number): string {
  if (view === 'month') return inMonth(day, by);
  return addDays(day, by * (view === 'week' ? 7 : agendaDays));
}

/**
 * The day that a key leads to from another: arrows by days and weeks, Home and End within the week, the page keys by
 * months. Null for a key that means nothing to a calendar.
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
