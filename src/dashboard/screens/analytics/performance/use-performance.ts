import { personNames } from '@/dashboard/words/person';
import { projectName } from '@/dashboard/words/project';
import { useDeferredValue, useMemo } from 'react';
import { workBy, type WorkGroup, type WorkGrouping } from '@/dashboard/figures/work-by';
import type { WorkRecords } from '@/dashboard/figures/work';
import { type ComparedPeriod, type PeriodKind, comparePeriod } from '@/dashboard/days/period';
import { moneyBy, moneyShares, type MoneyGroup } from '@/dashboard/figures/work-money';
import { useIsWhole } from '@/dashboard/hooks/use-first-rows';
import { useTimeOff } from '@/dashboard/hooks/use-time-off';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { usePeriod, type PeriodState } from '@/dashboard/parts/period/use-period';
import { useSearchParams, type SearchParams } from '@/design-system/link/use-search-params';
import { firstDayOf } from '@/dashboard/figures/time';
import { sameDays, workKpis, type WorkKpis } from '@/dashboard/figures/work-kpis';
import { workCharts, type WorkCharts } from '@/dashboard/parts/chart/work-charts';
import type { PerformanceFigure } from '@/dashboard/figures/performance-path';
import { scopeRecords, type WorkScope } from './scope';

export const periodKinds: readonly PeriodKind[] = ['week', 'month', 'quarter', 'year', 'custom'];
const groupings: readonly WorkGrouping[] = ['person', 'team', 'project'];
const figures: readonly PerformanceFigure[] = ['hours', 'billable', 'tasks', 'on-time'];
const names = ['by', 'team', 'of', 'only', 'records'] as const;

export type PerformanceParam = (typeof names)[number];

export interface GroupRow extends WorkGroup {
  minutesBefore: number;
}

export interface PerformanceState extends Pick<SearchParams<PerformanceParam>, 'hrefWith' | 'change'> {
  periods: PeriodState;
  compared: ComparedPeriod;
  scope: WorkScope;
  activeOnly: boolean;
  opened: PerformanceFigure | null;
  all: WorkRecords;
  records: WorkRecords;
  kpis: WorkKpis;
  charts: WorkCharts;
  groups: readonly GroupRow[];
  /** The money of the groups that have time. */
  money: readonly MoneyGroup[];
  groupName: string | null;
}

export function usePerformance(): PerformanceState {
  const people = useRecords('people');
  const projects = useRecords('projects');
  const tasks = useRecords('tasks');
  const entries = useRecords('timeEntries');
  const off = useTimeOff();
  const settings = useRecords('settings');
  const all = useMemo(
    () => ({ people, projects, tasks, entries, ...off }),
    [people, projects, tasks, entries, off],
  );

  const periods = usePeriod(periodKinds, 'month');
  const { today } = periods;
  const { values: asked, hrefWith, change } = useSearchParams(names);
  // Deferred, so that a choice appears before the figures are worked out.
  const period = useDeferredValue(periods.period);
  const values = useDeferredValue(asked);
  const isWhole = useIsWhole();
  const by = groupings.find((known) => known === values.by) ?? 'person';
  const { team, of } = values;
  const scope = useMemo(() => ({ team, by, of }), [team, by, of]);
  const activeOnly = by === 'project' && values.only === 'active';
  const opened = figures.find((known) => known === values.records) ?? null;

  const compared = useMemo(() => comparePeriod(period, today), [period, today]);
  const records = useMemo(() => scopeRecords(all, scope), [all, scope]);
  const kpis = useMemo(
    () => workKpis(records, sameDays(period, today, firstDayOf(all.entries))),
    [records, period, today, all],
  );
  const charts = useMemo(() => workCharts(records, compared.soFar), [records, compared]);
  const groups = useMemo(() => {
    // The list stays whole while one of it is looked at.
    const listed = scopeRecords(all, { team, by, of: null });
    const status = new Map(projects.map((project) => [project.id, project.status]));
    const before = new Map(
      workBy(by, listed, compared.before).map(({ id, figures: { loggedMinutes } }) => [id, loggedMinutes]),
    );
    return workBy(by, listed, compared.soFar)
      .filter(({ id }) => !activeOnly || status.get(id) === 'active')
      .map((group) => ({ ...group, minutesBefore: before.get(group.id) ?? 0 }));
  }, [all, projects, team, by, compared, activeOnly]);
  const money = useMemo(() => {
    if (!isWhole) return [];
    const shown = new Set(groups.map(({ id }) => id));
    const listed = scopeRecords(all, { team, by, of: null });
    // All tasks: an entry can belong to a task of somebody else.
    const shares = moneyShares({ ...listed, tasks, settings }, compared.soFar);
    return moneyBy(by, shares, listed).filter(({ id }) => shown.has(id));
  }, [isWhole, all, tasks, settings, team, by, compared, groups]);
  const groupName = of === null ? null : nameOf(all, by, of);

  return {
    hrefWith,
    change,
    periods,
    compared,
    scope,
    activeOnly,
    opened,
    all,
    records,
    kpis,
    charts,
    groups,
    money,
    groupName,
  };
}

function nameOf({ people, projects }: WorkRecords, by: WorkGrouping, id: string): string {
  if (by === 'team') return id || 'No team';
  if (by === 'person') return personNames(people)(id);
  return projectName(projects.find((project) => project.id === id));
}
