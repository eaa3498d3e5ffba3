import { perObject } from '@/lib/remembered';
import { isWithin, overlap } from '@/dashboard/days/day-range';
import { addDays, type DayRange, weekdayOf } from '@/dashboard/days/days';
import type { AgencySettings, Holiday, Leave } from '@/dashboard/model/records/records';

/** The days that the agency works on. */
export interface WorkingDays {
  /** ISO weekdays: 1 is Monday. */
  workdays: readonly number[];
  holidays: readonly Holiday[];
}

/** The days that each person works on. */
export interface TimeOff extends WorkingDays {
  leave: readonly Leave[];
}

const usualWorkdays: readonly number[] = [1, 2, 3, 4, 5];

/** The agency's working days, as ISO weekdays. Monday to Friday without settings. */
export const workdaysOf = (
  settings: Partial<Pick<AgencySettings, 'workdays'>> | null | undefined,
): readonly number[] => settings?.workdays ?? usualWorkdays;

export type LeaveDays = Pick<Leave, 'firstDay' | 'lastDay' | 'startsHalf' | 'endsHalf'>;

/** The free halves of a day, as bits, so that overlapping ones count once. */
export const morning = 1;
export const afternoon = 2;
export const wholeDay = morning | afternoon;

/** Number of days of free halves. */
const daysIn = (halves: number): number => ((halves & morning) + ((halves & afternoon) >> 1)) / 2;

export const isWorkday = (day: string, { workdays }: Pick<WorkingDays, 'workdays'>): boolean =>
  workdays.includes(weekdayOf(day));

/** The public holidays by day. A whole day replaces a half one. */
export const holidaysByDay = perObject((holidays: readonly Holiday[]): ReadonlyMap<string, Holiday> => {
  const byDay = new Map<string, Holiday>();
  for (const one of holidays) if (byDay.get(one.day)?.half ?? true) byDay.set(one.day, one);
  return byDay;
});

export const halvesOfHoliday = (holiday: Holiday | undefined): number =>
  holiday ? (holiday.half ? afternoon : wholeDay) : 0;

const halvesOfLeave = ({ firstDay, lastDay, startsHalf, endsHalf }: LeaveDays, day: string): number =>
  wholeDay & ~(startsHalf && day === firstDay ? morning : 0) & ~(endsHalf && day === lastDay ? afternoon : 0);

/** The days of a leave, as bits. */
export function* daysOfLeave(leave: LeaveDays, range?: DayRange): Generator<[day: string, halves: number]> {
  const all = { first: leave.firstDay, last: leave.lastDay };
  const days = range ? overlap(all, range) : all;
  if (!days) return;
  for (let { first: day } = days; day <= days.last; day = addDays(day, 1))
    yield [day, halvesOfLeave(leave, day)];
}

/** Days of free halves of a day on which the agency works, without public holidays. */
export const workingDaysIn = (halves: number, day: string, working: WorkingDays): number =>
  isWorkday(day, working) ? daysIn(halves & ~halvesOfHoliday(holidaysByDay(working.holidays).get(day))) : 0;

/** The days on which each person has approved leave, also those that nobody works on. */
export const leaveByPerson = perObject((leave: readonly Leave[]) => {
  const byPerson = new Map<string, Map<string, number>>();
  for (const one of leave) {
    if (one.status !== 'approved') continue;
    const days = byPerson.get(one.personId) ?? new Map<string, number>();
    byPerson.set(one.personId, days);
    for (const [day, halves] of daysOfLeave(one)) days.set(day, (days.get(day) ?? 0) | halves);
  }
  return byPerson;
});

/** Working days in a range that a person does not work, because of public holidays or approved leave. */
export function daysOff(off: TimeOff, personId: string, range: DayRange): number {
  let count = 0;
  for (const [day, holiday] of holidaysByDay(off.holidays))
    if (isWithin(day, range) && isWorkday(day, off)) count += daysIn(halvesOfHoliday(holiday));
  const own = leaveByPerson(off.leave).get(personId);
  if (own)
    for (const [day, halves] of own) if (isWithin(day, range)) count += workingDaysIn(halves, day, off);
  return count;
}
