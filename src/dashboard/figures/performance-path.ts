import type { WorkGrouping } from './work';
import type { PeriodKind } from '@/dashboard/days/period';
import { portalPath } from '@/routes/portal-paths';

/** The figures whose records can be opened. */
export type PerformanceFigure = 'hours' | 'billable' | 'tasks' | 'on-time';

export interface PerformanceView {
  period?: PeriodKind;
  by?: WorkGrouping;
  /** A group's id: only its records. */
  of?: string;
  /** Opens the records behind a figure. */
  records?: PerformanceFigure;
  /** Only projects at work. */
  only?: 'active';
}

/** Where a figure of another screen is made of its parts. */
export function performancePath(view: PerformanceView): string {
  const said = Object.entries(view).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return portalPath('performance', Object.fromEntries(said));
}
