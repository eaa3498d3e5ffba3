import { activeProjects } from '@/dashboard/figures/counts';
import { isWithin } from '@/dashboard/days/day-range';
import { wholeNumber } from '@/dashboard/words/count';
import type { DayRange } from '@/dashboard/days/days';
import type { WorkRecords } from '@/dashboard/figures/work';
import type { Project } from '@/dashboard/model/records/records';
import type { Period } from '@/dashboard/days/period';
import { rangeWords } from '@/dashboard/words/range';
import { firstDayOf } from '@/dashboard/figures/time';
import { sameDays, workKpis, type KpiFigure, type WorkKpis } from '@/dashboard/figures/work-kpis';

export interface HomeKpis extends Pick<WorkKpis, 'billable' | 'utilisation' | 'onTime'> {
  projects: KpiFigure;
}

const beganBy = (projects: readonly Project[], day: string) =>
  projects.filter(({ startsOn }) => startsOn <= day).length;

/** Returns the number of active projects, and how many of them had started by the end of each range. */
function projectFigure(projects: readonly Project[], ranges: readonly DayRange[]): KpiFigure {
  const active = activeProjects(projects);
  const now = ranges.at(-1)!;
  const began = active.filter(({ startsOn }) => isWithin(startsOn, now)).length;
  return {
    label: 'Active projects',
    value: wholeNumber(active.length),
    change: began
      ? { text: `+${began}`, said: `${began} began from ${rangeWords(now)}`, up: true, tone: 'good' }
      : null,
    trend: [...ranges.slice(0, -1).map(({ last }) => beganBy(active, last)), active.length],
  };
}

/** The figures of the admin's first row, for one period up to today. */
export function homeKpis(records: WorkRecords, period: Period, today: string): HomeKpis {
  const ranges = sameDays(period, today, firstDayOf(records.entries));
  return { projects: projectFigure(records.projects, ranges), ...workKpis(records, ranges) };
}
