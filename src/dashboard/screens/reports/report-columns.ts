import { monthAndYear } from '@/dashboard/words/day';
import { hoursInColumn } from '@/dashboard/words/span';
import { budgetUsesWords } from '@/dashboard/words/budget-use';
import { noFigure, percent, wholeNumber } from '@/dashboard/words/count';
import { billableShareOf, loadOf, onTimeRateOf, utilisationOf } from '@/dashboard/figures/work';
import type { Report, TimeRow, WorkFigures } from '@/dashboard/model/records/records';
import type { FigureColumn } from '@/dashboard/parts/figure-table/figure-table';
import { rangeWords } from '@/dashboard/words/range';
import type { ReportRow } from './report-figures';
import { totalOf } from './stored-months';

type Column<Row> = FigureColumn<Row>;

/** A column of one figure and of the same figure of the whole. */
const figure = <Row extends ReportRow>(
  id: string,
  head: string,
  total: WorkFigures,
  write: (figures: WorkFigures) => string,
  from?: 640 | 1024,
): Column<Row> => ({
  id,
  head,
  numeric: true,
  from,
  text: ({ figures }) => write(figures),
  foot: write(total),
});

const logged = ({ loggedMinutes }: WorkFigures) => hoursInColumn(loggedMinutes);
const planned = ({ plannedMinutes }: WorkFigures) => hoursInColumn(plannedMinutes);
const billable = ({ billableMinutes }: WorkFigures) => hoursInColumn(billableMinutes);
const billableShare = (figures: WorkFigures) => percent(billableShareOf(figures));
const load = (figures: WorkFigures) => percent(loadOf(figures));
const utilisation = (figures: WorkFigures) => percent(utilisationOf(figures));
const done = ({ tasksDone }: WorkFigures) => wholeNumber(tasksDone);
const onTime = (figures: WorkFigures) => percent(onTimeRateOf(figures));

/** The work week by week, or month by month. */
export function timeColumns(report: Report, by: 'week' | 'month'): Column<TimeRow>[] {
  const total = totalOf(report);
  return [
    {
      id: 'time',
      head: by === 'week' ? 'Week' : 'Month',
      text: ({ range }) => (by === 'week' ? rangeWords(range) : monthAndYear(range.first)),
      foot: 'Total',
    },
    figure('hours', 'Hours', total, logged),
    figure('planned', 'Planned (h)', total, planned, 640),
    figure('billable', 'Billable (h)', total, billable),
    figure('utilisation', 'Utilisation', total, utilisation, 640),
    figure('done', 'Tasks done', total, done, 640),
    figure('on-time', 'On time', total, onTime, 1024),
  ];
}

export function projectColumns(report: Report): Column<Report['projects'][number]>[] {
  const total = totalOf(report);
  return [
    { id: 'project', head: 'Project', text: ({ name }) => name, foot: 'Total' },
    { id: 'client', head: 'Client', from: 1024, text: ({ client }) => client ?? noFigure },
    figure('hours', 'Hours', total, logged),
    figure('billable', 'Billable (h)', total, billable, 640),
    {
      id: 'budget',
      head: 'Budget used',
      numeric: true,
      text: ({ budgets }) => budgetUsesWords(budgets),
    },
    figure('done', 'Tasks done', total, done, 640),
    figure('on-time', 'On time', total, onTime, 1024),
  ];
}

export function personColumns(report: Report): Column<Report['people'][number]>[] {
  const total = totalOf(report);
  return [
    { id: 'person', head: 'Person', text: ({ name }) => name, foot: 'Total' },
    {
      id: 'team',
      head: 'Team',
      from: 640,
      text: ({ teams }) => teams.filter(Boolean).join(', ') || noFigure,
    },
    figure('hours', 'Hours', total, logged),
    figure('planned', 'Planned (h)', total, planned, 1024),
    figure('load', 'Load', total, load),
    figure('billable', 'Billable (h)', total, billable, 640),
    figure('share', 'Billable share', total, billableShare, 1024),
    figure('done', 'Tasks done', total, done, 640),
  ];
}

export function teamColumns(report: Report): Column<Report['teams'][number]>[] {
  const total = totalOf(report);
  const { people } = report;
  return [
    { id: 'team', head: 'Team', text: ({ name }) => name, foot: 'Total' },
    {
      id: 'people',
      head: 'People',
      numeric: true,
      from: 640,
      text: ({ id }) => wholeNumber(people.filter(({ teams }) => teams.includes(id)).length),
      foot: wholeNumber(people.length),
    },
    figure('hours', 'Hours', total, logged),
    figure('planned', 'Planned (h)', total, planned, 640),
    figure('load', 'Load', total, load),
    figure('billable', 'Billable (h)', total, billable),
    figure('share', 'Billable share', total, billableShare, 1024),
  ];
}
