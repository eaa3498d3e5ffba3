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
const morning = 1;
const afternoon = 2;
const wholeDay = morning | afternoon;
/** The end of a morning, and the start of a half holiday. */
export const midday = '12:00';

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

const halvesOfHoliday = (holiday: Holiday | undefined): number =>
  holiday ? (holiday.half ? afternoon : wholeDay) : 0;

const halvesOfLeave = ({ firstDay, lastDay, startsHalf, endsHalf }: LeaveDays, day: string): number =>
  wholeDay & ~(startsHalf && day === firstDay ? morning : 0) & ~(endsHalf && day === lastDay ? afternoon : 0);

/** The days of a leave, as bits. */
function* daysOfLeave(leave: LeaveDays, range?: DayRange): Generator<[day: string, halves: number]> {
  const all = { first: leave.firstDay, last: leave.lastDay };
  const days = range ? overlap(all, range) : all;
  if (!days) return;
  for (let { first: day } = days; day <= days.last; day = addDays(day, 1))
    yield [day, halvesOfLeave(leave, day)];
}

/**
 * Working days of a leave, or of its part in a range, without public holidays.
 * @param counted - halves of days that other leave has. They count no more, and those of this leave are added.
 */
export function leaveDays(
  leave: LeaveDays,
  working: WorkingDays,
  range?: DayRange,
  counted?: Map<string, number>,
): number {
  const byDay = holidaysByDay(working.holidays);
  let count = 0;
  for (const [day, halves] of daysOfLeave(leave, range)) {
    const before = counted?.get(day) ?? 0;
    counted?.set(day, before | halves);
    if (isWorkday(day, working)) count += daysIn(halves & ~before & ~halvesOfHoliday(byDay.get(day)));
  }
  return count;
}

/** The days on which each person has approved leave, also those that nobody works on. */
const leaveByPerson = perObject((leave: readonly Leave[]) => {
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
  const holidayOn = holidaysByDay(off.holidays);
  let count = 0;
  for (const [day, holiday] of holidayOn)
    if (isWithin(day, range) && isWorkday(day, off)) count += daysIn(halvesOfHoliday(holiday));
  const own = leaveByPerson(off.leave).get(personId);
  if (own)
    for (const [day, halves] of own)
      if (isWithin(day, range) && isWorkday(day, off))
        count += daysIn(halves & ~halvesOfHoliday(holidayOn.get(day)));
  return count;
}

/** Names why a person does not work on a day, or returns null: a public holiday comes before leave. */
export function timeOffOn(
  off: TimeOff,
  personId: string,
  day: string,
): { name: string; half: boolean } | null {
  const holiday = holidaysByDay(off.holidays).get(day);
  const halves = isWorkday(day, off) ? (leaveByPerson(off.leave).get(personId)?.get(day) ?? 0) : 0;
  if (holiday && !(holiday.half && halves)) return { name: holiday.name, half: holiday.half };
  if (!halves) return null;
  return { name: 'On leave', half: (halves | halvesOfHoliday(holiday)) !== wholeDay };
}

/** Whether a person has approved leave in a part of a working day. @param from, to - times of the day: `09:30` */
export function isOnLeave(
  off: TimeOff,
  personId: string,
  part: { day: string; from: string; to: string },
): boolean {
  const { day, from, to } = part;
  if (!isWorkday(day, off)) return false;
  const touched = (from < midday ? morning : 0) | (to > midday ? afternoon : 0);
  return ((leaveByPerson(off.leave).get(personId)?.get(day) ?? 0) & (touched || wholeDay)) !== 0;
}
