import { useMemo } from 'react';
import { useTimeOff } from '@/dashboard/hooks/use-time-off';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { ChartPanel } from '@/dashboard/parts/chart/chart-panel';
import { lines } from '@/dashboard/parts/chart/line-chart';
import { Empty } from '@/dashboard/parts/empty/empty';
import { Kpi } from '@/dashboard/parts/kpi/kpi';
import { KpiRow } from '@/dashboard/parts/kpi/kpi-row';
import { lazyPanel } from '@/dashboard/parts/lazy-panel/lazy-panel';
import { PanelGrid } from '@/dashboard/parts/panel-grid/panel-grid';
import { PeriodSwitch } from '@/dashboard/parts/period/period-switch';
import { writePeriod } from '@/dashboard/parts/period/period-address';
import { usePeriod } from '@/dashboard/parts/period/use-period';
import { Screen } from '@/dashboard/parts/screen/screen';
import { performancePath } from '@/dashboard/figures/performance-path';
import { homeKpis } from './home-kpis';
import { hoursByWeek } from './hours-by-week';
import { SampleOffer } from './sample-offer';
import * as s from './admin-home.module.scss';

const NeedsAttention = lazyPanel({
  title: 'Needs attention',
  load: async () => (await import('./needs-attention')).NeedsAttention,
});
const PeoplePanel = lazyPanel({
  title: 'People this week',
  load: async () => (await import('./people-panel')).PeoplePanel,
});
const ProjectsPanel = lazyPanel({
  title: 'Projects',
  load: async () => (await import('./projects-panel')).ProjectsPanel,
});
const ActivityPanel = lazyPanel({
  title: 'Recent activity',
  load: async () => (await import('./activity-panel')).ActivityPanel,
});

const kinds = ['week', 'month', 'quarter'] as const;

/** The admin's dashboard: the agency's figures, open approvals, people and projects. */
export function AdminHomeScreen() {
  const people = useRecords('people');
  const projects = useRecords('projects');
  const tasks = useRecords('tasks');
  const entries = useRecords('timeEntries');
  const off = useTimeOff();
  const { period, today, hrefOfKind } = usePeriod(kinds, 'month');
  const records = useMemo(
    () => ({ people, projects, tasks, entries, ...off }),
    [people, projects, tasks, entries, off],
  );
  const { kind } = period;
  const kpis = useMemo(() => homeKpis(records, period, today), [records, period, today]);
  const hours = useMemo(() => hoursByWeek(records, today), [records, today]);
  const work = writePeriod(period, today);

  return (
    <Screen
      route="admin-home"
      actions={<PeriodSwitch kinds={kinds} current={kind} hrefOfKind={hrefOfKind} />}
    >
      <PanelGrid className={s.panels}>
        <SampleOffer />
        <KpiRow label="Metrics">
          <Kpi {...kpis.projects} href={performancePath({ ...work, by: 'project', only: 'active' })} />
          <Kpi {...kpis.billable} href={performancePath({ ...work, records: 'billable' })} />
          <Kpi {...kpis.utilisation} href={performancePath(work)} />
          <Kpi {...kpis.onTime} href={performancePath({ ...work, records: 'on-time' })} />
        </KpiRow>
        <PanelGrid className={s.pairs}>
          <ChartPanel
            title="Hours by week"
            kind={lines}
            data={hours}
            height={328}
            empty={
              <Empty title="No recent week with hours">
                The hours of a week appear here once the week is over.
              </Empty>
            }
          />
          <NeedsAttention today={today} />
          <PeoplePanel today={today} />
          <ProjectsPanel today={today} />
        </PanelGrid>
        <ActivityPanel />
      </PanelGrid>
    </Screen>
  );
}
