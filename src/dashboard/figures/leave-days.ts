import type { DayRange } from '@/dashboard/days/days';
import { daysOfLeave, workingDaysIn, type LeaveDays, type WorkingDays } from './time-off';

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
  let count = 0;
  for (const [day, halves] of daysOfLeave(leave, range)) {
    const before = counted?.get(day) ?? 0;
    counted?.set(day, before | halves);
    count += workingDaysIn(halves & ~before, day, working);
  }
  return count;
}
