import { dayAndMonth, longDay, shortMonth } from '@/dashboard/words/day';
import { countDays, monthsOf, weeksOf } from '@/dashboard/days/day-range';
import { wholeNumber } from '@/dashboard/words/count';
import { decimalHours } from '@/dashboard/words/span';
import { type DayRange, daysOf } from '@/dashboard/days/days';
import { workOverTime, type WorkRecords } from '@/dashboard/figures/work';
import type { TimeRow } from '@/dashboard/model/records/records';
import { bars } from './bar-chart';
import type { ChartData } from './chart-data';
import { lines } from './line-chart';
import type { ChartKind } from './plot';
import { rangeWithYear, rangeWords } from '@/dashboard/words/range';

export interface WorkCharts {
  hours: ChartData;
  tasks: ChartData;
  /** Chart of the hours: bars for days and months, lines for weeks. */
  kind: ChartKind;
}

interface Buckets {
  unit: string;
  ranges: DayRange[];
  tick: (range: DayRange) => string;
  name: (range: DayRange) => string;
  shape: ChartKind['shape'];
}

/** Divides a range for a chart: into days up to 31 days, weeks up to 190 days, otherwise months. */
export function bucketsOf(range: DayRange): Buckets {
  const days = countDays(range);
  if (days <= 31)
    return {
      unit: 'Day',
      ranges: daysOf(range).map((day) => ({ first: day, last: day })),
      tick: ({ first }) => dayAndMonth(first),
      name: ({ first }) => longDay(first),
      shape: 'bar',
    };
  if (days <= 190)
    return {
      unit: 'Week',
      ranges: weeksOf(range),
      tick: ({ first }) => dayAndMonth(first),
      name: rangeWords,
      shape: 'line',
    };
  return {
    unit: 'Month',
    ranges: monthsOf(range),
    tick: ({ first }) => shortMonth(first),
    name: rangeWithYear,
    shape: 'bar',
  };
}

/** Chart data for a range: logged and planned time, and done tasks with those done by their due date. */
export function workCharts(records: WorkRecords, range: DayRange): WorkCharts {
  const { ranges } = bucketsOf(range);
  const figures = workOverTime(records, ranges);
  return chartsOf(
    range,
    ranges.map((part, index) => ({ range: part, figures: figures[index]! })),
  );
}

/** The same of figures that are known. @param rows - of the parts that `bucketsOf` makes of the range */
export function chartsOf(range: DayRange, rows: readonly TimeRow[]): WorkCharts {
  const { unit, tick, name, shape } = bucketsOf(range);
  const figures = rows.map((row) => row.figures);
  const points = rows.map(({ range: part }) => ({ tick: tick(part), name: name(part) }));
  const hours = (minutes: number) => minutes / 60;
  return {
    kind: shape === 'line' ? lines : bars,
    hours: {
      unit,
      points,
      series: [
        { name: 'Logged', values: figures.map(({ loggedMinutes }) => hours(loggedMinutes)) },
        { name: 'Planned', values: figures.map(({ plannedMinutes }) => hours(plannedMinutes)) },
      ],
      format: (value) => decimalHours(value * 60),
      formatTick: wholeNumber,
    },
    tasks: {
      unit,
      points,
      series: [
        { name: 'Done', values: figures.map(({ tasksDone }) => tasksDone) },
        { name: 'By their due date', values: figures.map(({ tasksOnTime }) => tasksOnTime) },
      ],
      format: wholeNumber,
    },
  };
}
