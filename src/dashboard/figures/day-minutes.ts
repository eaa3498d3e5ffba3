import { perObject } from '@/lib/remembered';
import { isWithin } from '@/dashboard/days/day-range';
import type { DayRange } from '@/dashboard/days/days';
import type { TimeEntry, WorkFigures } from '@/dashboard/model/records/records';

type Minutes = Pick<WorkFigures, 'loggedMinutes' | 'billableMinutes'>;

/** Adds a time entry to sums. */
export function addMinutes(sums: Minutes, { minutes, billable }: TimeEntry): void {
  sums.loggedMinutes += minutes;
  if (billable) sums.billableMinutes += minutes;
}

/** The minutes of each day: few days where there are many entries. */
const minutesByDay = perObject((entries: readonly TimeEntry[]): ReadonlyMap<string, Minutes> => {
  const byDay = new Map<string, Minutes>();
  for (const entry of entries) {
    let sums = byDay.get(entry.day);
    if (!sums) byDay.set(entry.day, (sums = { loggedMinutes: 0, billableMinutes: 0 }));
    addMinutes(sums, entry);
  }
  return byDay;
});

/** The minutes of the days in a range. */
export function minutesIn(entries: readonly TimeEntry[], range: DayRange): Minutes {
  const sums = { loggedMinutes: 0, billableMinutes: 0 };
  for (const [day, { loggedMinutes, billableMinutes }] of minutesByDay(entries)) {
    if (!isWithin(day, range)) continue;
    sums.loggedMinutes += loggedMinutes;
    sums.billableMinutes += billableMinutes;
  }
  return sums;
}

/** The first day with logged time, or null. */
export const firstDayOf = (entries: readonly TimeEntry[]): string | null =>
  [...minutesByDay(entries).keys()].sort()[0] ?? null;
