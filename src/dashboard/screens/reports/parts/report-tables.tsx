import { memo, useMemo } from 'react';
import type { Report } from '@/dashboard/model/records/records';
import { BudgetShares } from '@/dashboard/parts/budget-shares/budget-shares';
import { FigureTable, type FigureColumn } from '@/dashboard/parts/figure-table/figure-table';
import { PanelGrid } from '@/dashboard/parts/panel-grid/panel-grid';
import { Panel } from '@/dashboard/parts/panel/panel';
import {
  personColumns,
  projectColumns,
  teamColumns,
  timeColumns,
} from '@/dashboard/screens/reports/report-columns';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import type { ReportRow } from '@/dashboard/screens/reports/report-figures';
import { Link } from '@/design-system/link/link';
import { portalPath } from '@/routes/portal-paths';
import * as s from './report-tables.module.scss';

export interface ReportTablesProps {
  report: Report;
  by: 'week' | 'month';
}

const budgetsOf = ({ budgets }: Report['projects'][number]) => <BudgetShares uses={budgets} />;
const idOf = ({ id }: { id: string }) => id || 'none';

/** The report's figures by time, project, person and team. */
export const ReportTables = memo(function ReportTables({ report, by }: ReportTablesProps) {
  const projects = useRecords('projects');
  const projectIds = useMemo(() => new Set(projects.map(({ id }) => id)), [projects]);
  const nameOf = ({ id, name }: Report['projects'][number]) =>
    projectIds.has(id) ? (
      <Link className={s.link} href={portalPath('projects', { id })}>
        {name}
      </Link>
    ) : (
      name
    );
  return (
    <PanelGrid className={s.root}>
      <Table
        short
        title={by === 'week' ? 'By week' : 'By month'}
        rows={report.time}
        rowKey={({ range }) => range.first}
        columns={timeColumns(report, by)}
      />
      <Table
        title="By project"
        rows={report.projects}
        rowKey={idOf}
        columns={projectColumns(report).map((column) => ({
          ...column,
          cell: { project: nameOf, budget: budgetsOf }[column.id],
        }))}
      />
      <Table title="By person" rows={report.people} rowKey={idOf} columns={personColumns(report)} />
      <Table short title="By team" rows={report.teams} rowKey={idOf} columns={teamColumns(report)} />
    </PanelGrid>
  );
});

interface TableProps<Row> {
  title: string;
  /** Fits on a printed page with others. @default false */
  short?: boolean;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  columns: readonly FigureColumn<Row>[];
}

function Table<Row extends ReportRow>({ title, short, ...table }: TableProps<Row>) {
  return (
    <Panel title={title} className={s.table} data-short={short}>
      <FigureTable caption={title} {...table} />
    </Panel>
  );
}
