import { timesheetId } from '@/dashboard/commands/time/timesheets';
import { weeksOf } from '@/dashboard/days/day-range';
import { weekRange, weekStart, type DayRange } from '@/dashboard/days/days';
import { isStaff, plannedMinutes } from '@/dashboard/figures/planned-time';
import { minutesBy, rangeWithTime } from '@/dashboard/figures/time';
import type { TimeOff } from '@/dashboard/figures/time-off';
import type { WorkRecords } from '@/dashboard/figures/work';
import type { Person, Timesheet, TimesheetStatus } from '@/dashboard/model/records/records';

/** A person's week in a report. */
export interface ReportWeek {
  person: Person;
  /** ISO date. */
  monday: string;
  status: TimesheetStatus;
}

interface WeekRecords extends TimeOff, Pick<WorkRecords, 'people' | 'entries'> {
  timesheets: readonly Timesheet[];
}

/** The weeks of the people that have logged time in a range of each, or planned time since anybody first logged time. */
function personWeeks(
  { people, entries, timesheets, ...off }: WeekRecords,
  ranges: readonly DayRange[],
): ReportWeek[] {
  const sheets = new Map(timesheets.map((sheet) => [sheet.id, sheet.status]));
  const staff = people.filter(isStaff);
  return ranges.flatMap((range) => {
    const monday = weekStart(range.first);
    const planned = rangeWithTime(entries, range);
    const logged = minutesBy(entries, ({ personId }) => personId, range);
    return staff
      .map((person): ReportWeek => ({
        person,
        monday,
        status: sheets.get(timesheetId(person.id, monday)) ?? 'open',
      }))
      .filter(
        ({ person, status }) =>
          status !== 'open' ||
          logged.has(person.id) ||
          (planned !== null && plannedMinutes(person, planned, off) > 0),
      );
  });
}

/**
 * The weeks that started in a range and have planned or logged time. A week belongs to the report that its Monday is in, so
 * that no week is counted twice.
 */
export const weeksStartedIn = (records: WeekRecords, range: DayRange): ReportWeek[] =>
  personWeeks(
    records,
    weeksOf(range)
      .filter(({ first }) => weekStart(first) === first)
      .map(({ first }) => weekRange(first)),
  );

/**
 * The weeks that are not approved and have planned or logged time in a range. Also those that started before it: a sign-off
 * locks their days too.
 */
export const unapprovedWeeksIn = (records: WeekRecords, range: DayRange): ReportWeek[] =>
  personWeeks(records, weeksOf(range)).filter(({ status }) => status !== 'approved');
