import { formatCsv } from '@/dashboard/csv/format-csv';
import type { Report } from '@/dashboard/model/records/records';
import { csvRows } from '@/dashboard/parts/figure-table/csv-rows';
import { personColumns, projectColumns, teamColumns, timeColumns } from './report-columns';

export type ReportPart = 'time' | 'projects' | 'people' | 'teams';

/** One table of a report as the rows of a CSV file, in the words of the screen. */
export function partRows(report: Report, part: ReportPart, by: 'week' | 'month'): string[][] {
  switch (part) {
    case 'time':
      return csvRows(timeColumns(report, by), report.time);
    case 'projects':
      return csvRows(projectColumns(report), report.projects);
    case 'people':
      return csvRows(personColumns(report), report.people);
    case 'teams':
      return csvRows(teamColumns(report), report.teams);
  }
}

export const partCsv = (report: Report, part: ReportPart, by: 'week' | 'month'): string =>
  formatCsv(partRows(report, part, by));
