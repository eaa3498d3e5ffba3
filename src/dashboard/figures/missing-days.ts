import { isWithin } from '@/dashboard/days/day-range';
import { addDays, daysOf, monthOf, weekStart } from '@/dashboard/days/days';
import type { Person, ReportNote, TimeEntry, Timesheet } from '@/dashboard/model/records/records';
import { closedMonths } from './closed-months';
import { plannedMinutes } from './planned-time';
import { entriesOfPerson, rangeWithTime } from './time';
import type { TimeOff } from './time-off';

export interface TimeRecords extends TimeOff {
  entries: readonly TimeEntry[];
  timesheets: readonly Timesheet[];
  reportNotes: readonly ReportNote[];
}

/**
 * The days before today on which a person has planned time and logged none, in this week and the last one. Leaves out
 * days before anybody logged time, submitted and approved weeks, and days of signed-off months.
 * @param today - ISO date
 */
export function missingDays(
  person: Person,
  { entries, timesheets, reportNotes, ...off }: TimeRecords,
  today: string,
): string[] {
  const range = rangeWithTime(entries, { first: addDays(weekStart(today), -7), last: addDays(today, -1) });
  if (!range) return [];
  const logged = new Set(
    entriesOfPerson(entries, person.id).flatMap(({ day }) => (isWithin(day, range) ? [day] : [])),
  );
  const sent = new Set(
    timesheets
      .filter(({ personId, status }) => personId === person.id && status !== 'open' && status !== 'returned')
      .map((sheet) => sheet.weekStart),
  );
  const closed = closedMonths(reportNotes);
  return daysOf(range).filter(
    (day) =>
      !logged.has(day) &&
      !sent.has(weekStart(day)) &&
      !closed.has(monthOf(day)) &&
      plannedMinutes(person, { first: day, last: day }, off) > 0,
  );
}
