import { perObject } from '@/lib/remembered';
import { isWithin } from '@/dashboard/days/day-range';
import type { DayRange } from '@/dashboard/days/days';
import type { Project, TimeEntry, WorkFigures } from '@/dashboard/model/records/records';
import { isBillable } from './billable';

type Minutes = Pick<WorkFigures, 'loggedMinutes' | 'billableMinutes'>;

/** Adds a time entry to sums. */
export function addMinutes(sums: Minutes, entry: TimeEntry, projects: readonly Project[]): void {
  sums.loggedMinutes += entry.minutes;
  if (isBillable(entry, projects)) sums.billableMinutes += entry.minutes;
}

/** The minutes of each day: few days where there are many entries. */
const minutesByDay = perObject((projects: readonly Project[]) =>
  perObject((entries: readonly TimeEntry[]): ReadonlyMap<string, Minutes> => {
    const byDay = new Map<string, Minutes>();
    for (const entry of entries) {
      let sums = byDay.get(entry.day);
      if (!sums) byDay.set(entry.day, (sums = { loggedMinutes: 0, billableMinutes: 0 }));
      addMinutes(sums, entry, projects);
    }
    return byDay;
  }),
);

const noProjects: readonly Project[] = [];

/** The minutes of the days in a range. @param projects - those of the entries. Without them, own work may count as billable. */
export function minutesIn(
  entries: readonly TimeEntry[],
  range: DayRange,
  projects: readonly Project[] = noProjects,
): Minutes {
  const sums = { loggedMinutes: 0, billableMinutes: 0 };
  for (const [day, { loggedMinutes, billableMinutes }] of minutesByDay(projects)(entries)) {
    if (!isWithin(day, range)) continue;
    sums.loggedMinutes += loggedMinutes;
    sums.billableMinutes += billableMinutes;
  }
  return sums;
}

/** The first day with logged time, or null. */
export const firstDayOf = (entries: readonly TimeEntry[]): string | null =>
  [...minutesByDay(noProjects)(entries).keys()].sort()[0] ?? null;
