import type { Project } from '@/dashboard/model/records/records';
import { listed } from '@/dashboard/words/count';
import { dayAsOf, shortDay } from '@/dashboard/words/day';
import type { GridRow } from './week-grid';

/** Days with time on a project before its start date. */
export interface EarlyTime {
  project: Project;
  /** ISO dates, at least one. */
  days: readonly string[];
}

/**
 * Finds time before the start date of its project. It is saved all the same: work often begins before the date that was
 * planned, but it can also be the wrong project.
 */
export const earlyTime = (
  rows: readonly GridRow[],
  projects: ReadonlyMap<string, Project>,
): readonly EarlyTime[] =>
  rows.flatMap(({ projectId, cells }) => {
    const project = projects.get(projectId);
    if (!project) return [];
    const days = cells.filter(({ day, minutes }) => minutes > 0 && day < project.startsOn);
    return days.length === 0 ? [] : [{ project, days: days.map(({ day }) => day) }];
  });

export const earlyTimeWords = ({ project: { name, startsOn }, days }: EarlyTime): string =>
  `${name} has time on ${listed(days.map(shortDay))}, but starts on ${dayAsOf(startsOn, days[0]!)}. Check the project.`;
