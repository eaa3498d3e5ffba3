import { Kpi } from '@/dashboard/parts/kpi/kpi';
import { KpiRow } from '@/dashboard/parts/kpi/kpi-row';
import type { WorkKpis } from '@/dashboard/figures/work-kpis';

export interface ReportFiguresProps {
  kpis: WorkKpis;
  href: string;
  className?: string;
}

/** The report's totals, each compared with the same days of the period before. */
export function ReportFigures({ kpis, href, className }: ReportFiguresProps) {
  return (
    <KpiRow label="Totals" className={className}>
      <Kpi {...kpis.logged} href={href} />
      <Kpi {...kpis.billable} href={href} />
      <Kpi {...kpis.utilisation} href={href} />
      <Kpi {...kpis.onTime} href={href} />
    </KpiRow>
  );
}
