import { perObject } from '@/lib/remembered';
import type { DayRange } from '@/dashboard/days/days';
import type { Project, TimeEntry, WorkFigures } from '@/dashboard/model/records/records';
import { billableFinder } from './billable';
import { forEachDay } from './time';

type Minutes = Pick<WorkFigures, 'loggedMinutes' | 'billableMinutes'>;

/** Adds a time entry to sums. @param isBillable - of `billableFinder` */
export function addMinutes(sums: Minutes, entry: TimeEntry, isBillable: (entry: TimeEntry) => boolean): void {
  sums.loggedMinutes += entry.minutes;
  if (isBillable(entry)) sums.billableMinutes += entry.minutes;
}

/** The minutes of a day. A change of one entry leaves those of other days. */
const minutesOfDay = perObject((projects: readonly Project[]) => {
  const isBillable = billableFinder(projects);
  return perObject((itsEntries: readonly TimeEntry[]): Minutes => {
    const sums = { loggedMinutes: 0, billableMinutes: 0 };
    for (const entry of itsEntries) addMinutes(sums, entry, isBillable);
    return sums;
  });
});

const noProjects: readonly Project[] = [];

/** The minutes of the days in a range. @param projects - those of the entries. Without them, own work may count as billable. */
export function minutesIn(
  entries: readonly TimeEntry[],
  range: DayRange,
  projects: readonly Project[] = noProjects,
): Minutes {
  const sums = { loggedMinutes: 0, billableMinutes: 0 };
  const ofDay = minutesOfDay(projects);
  forEachDay(entries, range, (_, itsEntries) => {
    const { loggedMinutes, billableMinutes } = ofDay(itsEntries);
    sums.loggedMinutes += loggedMinutes;
    sums.billableMinutes += billableMinutes;
  });
  return sums;
}
