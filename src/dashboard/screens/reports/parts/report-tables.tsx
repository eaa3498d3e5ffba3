import { FigureTable, type FigureColumn } from '@/dashboard/parts/figure-table/figure-table';
import { PanelGrid } from '@/dashboard/parts/panel-grid/panel-grid';
import { Panel } from '@/dashboard/parts/panel/panel';
import {
  personColumns,
  projectColumns,
  teamColumns,
  timeColumns,
} from '@/dashboard/screens/reports/report-columns';
import type { ProjectRow, Report, ReportRow } from '@/dashboard/screens/reports/report-figures';
import { Link } from '@/design-system/link/link';
import { portalPath } from '@/routes/portal-paths';
import * as s from './report-tables.module.scss';

export interface ReportTablesProps {
  report: Report;
  by: 'week' | 'month';
}

/** The report's figures by time, project, person and team. */
export function ReportTables({ report, by }: ReportTablesProps) {
  return (
    <PanelGrid className={s.root}>
      <Table
        short
        title={by === 'week' ? 'By week' : 'By month'}
        rows={report.time}
        columns={timeColumns(report, by)}
      />
      <Table
        title="By project"
        rows={report.projects}
        columns={projectColumns(report).map((column) =>
          column.id === 'project' ? { ...column, cell: projectLink } : column,
        )}
      />
      <Table title="By person" rows={report.people} columns={personColumns(report)} />
      <Table short title="By team" rows={report.teams} columns={teamColumns(report)} />
    </PanelGrid>
  );
}

/** A project's name, which opens its page. */
function projectLink({ name, project }: ProjectRow) {
  if (!project) return name;
  return (
    <Link className={s.link} href={portalPath('projects', { id: project.id })}>
      {name}
    </Link>
  );
}

interface TableProps<Row> {
  title: string;
  /** Fits on a printed page with others. @default false */
  short?: boolean;
  rows: readonly Row[];
  columns: readonly FigureColumn<Row>[];
}

function Table<Row extends ReportRow>({ title, short, rows, columns }: TableProps<Row>) {
  return (
    <Panel title={title} className={s.table} data-short={short}>
      <FigureTable caption={title} rows={rows} columns={columns} rowKey={({ id }) => id || 'none'} />
    </Panel>
  );
}
