import { formatCsv } from '@/dashboard/csv/format-csv';
import type { Report } from '@/dashboard/model/records/records';
import { csvRows } from '@/dashboard/parts/figure-table/csv-rows';
import { moneyColumns } from '@/dashboard/parts/work-money/money-columns';
import { personColumns, projectColumns, teamColumns, timeColumns } from './report-columns';

type MoneyPart = 'money-projects' | 'money-people';
export type ReportPart = 'time' | 'projects' | 'people' | 'teams' | MoneyPart;

/** Whether a report that was signed off without amounts lacks a table. */
export const isMoneyPart = (part: ReportPart): part is MoneyPart => part.startsWith('money-');

function moneyRows({ money }: Report, by: 'project' | 'person'): string[][] {
  if (!money) return [];
  const groups = by === 'person' ? money.people : money.projects;
  return csvRows(moneyColumns({ by, groups, currency: money.currency }), groups);
}

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
    case 'money-projects':
      return moneyRows(report, 'project');
    case 'money-people':
      return moneyRows(report, 'person');
  }
}

export const partCsv = (report: Report, part: ReportPart, by: 'week' | 'month'): string =>
  formatCsv(partRows(report, part, by));
