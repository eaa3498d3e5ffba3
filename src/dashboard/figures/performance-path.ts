import type { WorkGrouping } from './work-by';
import type { PeriodKind } from '@/dashboard/days/period';
import { portalPath } from '@/routes/portal-paths';

/** The metrics with a list of records. */
export type PerformanceFigure = 'hours' | 'billable' | 'tasks' | 'on-time';

export interface PerformanceView {
  /** Parameters of the period, from `writePeriod`. @default this month */
  period?: PeriodKind;
  on?: string | null;
  from?: string | null;
  to?: string | null;
  by?: WorkGrouping;
  /** Id of a group. Shows only its records. */
  of?: string;
  /** Opens the records behind a metric. */
  records?: PerformanceFigure;
  /** Shows only active projects. */
  only?: 'active';
}

/** The path of the performance screen, for links from metrics. */
export function performancePath(view: PerformanceView): string {
  const said = Object.entries(view).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return portalPath('performance', Object.fromEntries(said));
}
