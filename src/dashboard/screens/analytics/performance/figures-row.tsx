import { Kpi } from '@/dashboard/parts/kpi/kpi';
import { KpiRow } from '@/dashboard/parts/kpi/kpi-row';
import type { PerformanceState } from './use-performance';

export interface FiguresRowProps extends Pick<PerformanceState, 'kpis' | 'hrefWith'> {
  className?: string;
}

/** The metrics of the period, each with its change and a link to its records. */
export function FiguresRow({ kpis, hrefWith, className }: FiguresRowProps) {
  const open = (records: string) => hrefWith({ records });
  return (
    <KpiRow label="Metrics" columns={3} className={className}>
      <Kpi {...kpis.logged} href={open('hours')} />
      <Kpi {...kpis.billable} href={open('billable')} />
      <Kpi {...kpis.billableShare} href={open('billable')} />
      <Kpi {...kpis.utilisation} href={open('billable')} />
      <Kpi {...kpis.tasksDone} href={open('tasks')} />
      <Kpi {...kpis.onTime} href={open('on-time')} />
    </KpiRow>
  );
}
