import { useDeferredValue, useMemo } from 'react';
import { saveText } from '@/dashboard/csv/save-text';
import { useIsWhole } from '@/dashboard/hooks/use-first-rows';
import { useTimeOff } from '@/dashboard/hooks/use-time-off';
import { useRecord, useRecords } from '@/dashboard/hooks/use-workspace';
import { bars } from '@/dashboard/parts/chart/bar-chart';
import { ChartPanel } from '@/dashboard/parts/chart/chart-panel';
import { Empty } from '@/dashboard/parts/empty/empty';
import { PanelGrid } from '@/dashboard/parts/panel-grid/panel-grid';
import { comparePeriod, isOver } from '@/dashboard/days/period';
import { PeriodBar } from '@/dashboard/parts/period/period-bar';
import { periodName, rangeWithYear } from '@/dashboard/words/range';
import { useAgencyZoneNote } from '@/dashboard/hooks/use-zone-note';
import { writePeriod } from '@/dashboard/parts/period/period-address';
import { usePeriod } from '@/dashboard/parts/period/use-period';
import { PrintHead } from '@/dashboard/parts/print-sheet/print-head';
import { PrintButton } from '@/dashboard/parts/print-sheet/print-button';
import { PrintSheet } from '@/dashboard/parts/print-sheet/print-sheet';
import { CsvMenu } from '@/dashboard/parts/time-export/csv-menu';
import { Screen } from '@/dashboard/parts/screen/screen';
import { firstDayOf } from '@/dashboard/figures/time';
import { performancePath } from '@/dashboard/figures/performance-path';
import { kpisOf } from '@/dashboard/figures/work-kpis';
import { portalRoutes } from '@/routes/portal-table';
import { chartsOf } from '@/dashboard/parts/chart/work-charts';
import { NotePanel, noteId } from './parts/note-panel';
import { PeriodPick } from './parts/period-pick';
import { ReportFigures } from './parts/report-figures-row';
import { ReportMoney } from './parts/report-money';
import { ReportTables } from './parts/report-tables';
import { SheetsPanel } from './parts/sheets-panel';
import { isMoneyPart, partCsv, type ReportPart } from './report-csv';
import { isWithoutTime, reportDays, reportOf, reportOverview } from './report-figures';
import { unapprovedWeeksIn } from './report-weeks';
import { totalOf } from './stored-months';
import * as s from './report-screen.module.scss';

export interface ReportScreenProps {
  /** A monthly report is divided into weeks, an annual one into months. */
  kind: 'month' | 'year';
}

const kinds = { month: ['month'], year: ['year'] } as const;
const files: readonly { id: ReportPart; label: string }[] = [
  { id: 'time', label: 'By time' },
  { id: 'projects', label: 'By project' },
  { id: 'people', label: 'By person' },
  { id: 'teams', label: 'By team' },
  { id: 'money-projects', label: 'Billable work by project' },
  { id: 'money-people', label: 'Billable work by person' },
];

/** A month's or year's report: to read, check, sign off and export. */
export function ReportScreen({ kind }: ReportScreenProps) {
  const route = kind === 'month' ? 'monthly-report' : 'annual-report';
  const by = kind === 'month' ? 'week' : 'month';
  const people = useRecords('people');
  const clients = useRecords('clients');
  const projects = useRecords('projects');
  const tasks = useRecords('tasks');
  const entries = useRecords('timeEntries');
  const timesheets = useRecords('timesheets');
  const reportNotes = useRecords('reportNotes');
  const off = useTimeOff();
  const settings = useRecords('settings');
  const records = useMemo(
    () => ({ people, clients, projects, tasks, entries, timesheets, reportNotes, settings, ...off }),
    [people, clients, projects, tasks, entries, timesheets, reportNotes, settings, off],
  );
  const periods = usePeriod(kinds[kind], kind);
  const { today } = periods;
  // Deferred, so that the bar names a chosen period before its figures are worked out.
  const period = useDeferredValue(periods.period);
  const { soFar, before, running } = useMemo(() => comparePeriod(period, today), [period, today]);
  const firstDay = firstDayOf(entries);
  const stored = useRecord('reportNotes', noteId(kind, period))?.report ?? null;
  const days = useMemo(() => reportDays(records, period, today), [records, period, today]);
  const overview = useMemo(() => stored ?? reportOverview(records, days), [stored, records, days]);
  const isWhole = useIsWhole();
  // The figures below the charts need several passes over every entry.
  const report = useMemo(
    () => stored ?? (isWhole ? reportOf(records, days, overview) : null),
    [stored, isWhole, records, days, overview],
  );
  const kpis = useMemo(() => kpisOf(overview.trend), [overview]);
  const charts = useMemo(() => chartsOf(soFar, overview.chart), [soFar, overview]);
  const total = totalOf(overview);
  const unapprovedWeeks = () => unapprovedWeeksIn(records, period.range);

  const zoneNote = useAgencyZoneNote();
  const name = periodName(period);
  const title = `${portalRoutes[route].title}, ${name}`;
  const isEmpty = total.loggedMinutes === 0 && total.tasksDone === 0;
  const detail = performancePath(writePeriod(period, today));
  const lead =
    `${rangeWithYear(soFar)}${running ? ' so far' : ''}, compared with ${rangeWithYear(before)}. ${stored ? 'Signed off: these are the figures of the sign-off. ' : ''}${zoneNote}`.trim();

  return (
    <PrintSheet>
      <PrintHead title={title} lead={lead} />
      <Screen
        route={route}
        lead={lead}
        actions={
          <>
            <CsvMenu
              tables={stored && !stored.money ? files.filter(({ id }) => !isMoneyPart(id)) : files}
              disabled={isEmpty}
              entries={entries}
              range={soFar}
              onTable={({ id }) => {
                const file = files.find((known) => known.id === id)!;
                const csv = partCsv(report ?? reportOf(records, days), file.id, by);
                saveText(`${title}, ${file.label.toLowerCase()}.csv`, csv);
              }}
            />
            <PrintButton />
          </>
        }
      >
        <PeriodBar kinds={kinds[kind]} state={periods}>
          <PeriodPick kind={kind} state={periods} firstDay={firstDay} />
        </PeriodBar>
        <div className={s.sheet}>
          <PanelGrid className={s.panels}>
            <ReportFigures kpis={kpis} href={detail} className={s.wide} />
            <ChartPanel
              title={`Hours by ${charts.hours.unit.toLowerCase()}`}
              data={charts.hours}
              kind={charts.kind}
              height={240}
              empty={<Empty title="No time logged in this period">Choose another one above.</Empty>}
            />
            <ChartPanel
              title={`Tasks done by ${charts.tasks.unit.toLowerCase()}`}
              data={charts.tasks}
              kind={bars}
              whole
              height={240}
              empty={
                <Empty title="No tasks done in this period">Tasks count on the day they are done.</Empty>
              }
            />
          </PanelGrid>
          {report && !isEmpty && <ReportTables report={report} by={by} />}
          {report && !isEmpty && <ReportMoney money={report.money} />}
          {report && (
            <PanelGrid className={s.panels}>
              <SheetsPanel sheets={report.sheets} signedOff={stored !== null} />
              <NotePanel
                key={period.range.first}
                kind={kind}
                period={period}
                isOver={isOver(period, today)}
                unapprovedWeeks={unapprovedWeeks}
                withoutTime={report.people.filter(isWithoutTime)}
              />
            </PanelGrid>
          )}
        </div>
      </Screen>
    </PrintSheet>
  );
}

export const MonthlyReportScreen = () => <ReportScreen key="month" kind="month" />;
export const AnnualReportScreen = () => <ReportScreen key="year" kind="year" />;
