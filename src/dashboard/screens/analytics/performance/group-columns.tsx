import { hoursInColumn } from '@/dashboard/words/span';
import { percent, wholeNumber } from '@/dashboard/words/count';
import type { WorkGrouping } from '@/dashboard/figures/work-by';
import { billableShareOf, loadOf, noWork, onTimeRateOf } from '@/dashboard/figures/work';
import type { WorkFigures } from '@/dashboard/model/records/records';
import type { FigureColumn } from '@/dashboard/parts/figure-table/figure-table';
import { ShareBar } from '@/dashboard/parts/figure-table/share-bar';
import { Link } from '@/design-system/link/link';
import type { PerformanceFigure } from '@/dashboard/figures/performance-path';
import type { GroupRow } from './use-performance';
import * as s from './group-panel.module.scss';

const heads: Readonly<Record<WorkGrouping, string>> = { person: 'Person', team: 'Team', project: 'Project' };

interface GroupColumns {
  by: WorkGrouping;
  groups: readonly GroupRow[];
  /** The address with one group's records of a figure open. */
  hrefOf: (group: GroupRow, figure?: PerformanceFigure) => string;
}

/** The sum of all groups: shares of it are those of the whole. */
export function sumGroups(groups: readonly GroupRow[]): WorkFigures & { minutesBefore: number } {
  const sum = { ...noWork, minutesBefore: 0 };
  for (const { figures, minutesBefore } of groups) {
    for (const key of Object.keys(noWork) as (keyof WorkFigures)[]) sum[key] += figures[key];
    sum.minutesBefore += minutesBefore;
  }
  return sum;
}

/** The columns of the people, teams or projects. Metrics link to their records. */
export function groupColumns({ by, groups, hrefOf }: GroupColumns): FigureColumn<GroupRow>[] {
  const total = sumGroups(groups);
  const most = Math.max(1, ...groups.map(({ figures }) => figures.loggedMinutes));
  const linked = (
    text: (row: GroupRow) => string,
    figure: PerformanceFigure,
    count: (row: GroupRow) => number,
  ) =>
    function LinkedFigure(row: GroupRow) {
      if (count(row) === 0) return text(row);
      return (
        <Link href={hrefOf(row, figure)} className={s.figure}>
          {text(row)}
        </Link>
      );
    };
  const hours = ({ figures }: GroupRow) => hoursInColumn(figures.loggedMinutes);
  const billable = ({ figures }: GroupRow) => hoursInColumn(figures.billableMinutes);
  const done = ({ figures }: GroupRow) => wholeNumber(figures.tasksDone);
  const onTime = ({ figures }: GroupRow) => percent(onTimeRateOf(figures));
  const planned: FigureColumn<GroupRow>[] = [
    {
      id: 'planned',
      head: 'Planned (h)',
      numeric: true,
      from: 1024,
      text: ({ figures }) => hoursInColumn(figures.plannedMinutes),
      foot: hoursInColumn(total.plannedMinutes),
    },
    {
      id: 'load',
      head: 'Load',
      numeric: true,
      from: 640,
      text: ({ figures }) => percent(loadOf(figures)),
      foot: percent(loadOf(total)),
    },
  ];
  return [
    {
      id: 'name',
      head: heads[by],
      text: ({ name }) => name,
      cell: (row) => (
        <Link href={hrefOf(row)} className={s.name}>
          {row.name}
        </Link>
      ),
      foot: 'Total',
    },
    {
      id: 'hours',
      head: 'Hours',
      numeric: true,
      text: hours,
      cell: (row) => (
        <span className={s.bar}>
          <ShareBar share={row.figures.loggedMinutes / most} className={s.line} />
          {linked(hours, 'hours', ({ figures }) => figures.loggedMinutes)(row)}
        </span>
      ),
      foot: hoursInColumn(total.loggedMinutes),
    },
    {
      id: 'before',
      head: 'Before (h)',
      numeric: true,
      from: 1024,
      text: ({ minutesBefore }) => hoursInColumn(minutesBefore),
      foot: hoursInColumn(total.minutesBefore),
    },
    ...(by === 'project' ? [] : planned),
    {
      id: 'billable',
      head: 'Billable (h)',
      numeric: true,
      from: 640,
      text: billable,
      cell: linked(billable, 'billable', ({ figures }) => figures.billableMinutes),
      foot: hoursInColumn(total.billableMinutes),
    },
    {
      id: 'share',
      head: 'Billable share',
      numeric: true,
      from: 1024,
      text: ({ figures }) => percent(billableShareOf(figures)),
      foot: percent(billableShareOf(total)),
    },
    {
      id: 'tasks',
      head: 'Tasks done',
      numeric: true,
      from: 640,
      text: done,
      cell: linked(done, 'tasks', ({ figures }) => figures.tasksDone),
      foot: wholeNumber(total.tasksDone),
    },
    {
      id: 'on-time',
      head: 'On time',
      numeric: true,
      text: onTime,
      cell: linked(onTime, 'on-time', ({ figures }) => figures.tasksWithDueDay),
      foot: percent(onTimeRateOf(total)),
    },
  ];
}
