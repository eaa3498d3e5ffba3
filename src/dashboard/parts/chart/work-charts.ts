import { dayAndMonth, longDay, shortMonth } from '@/dashboard/words/day';
import { countDays, monthsOf, weeksOf } from '@/dashboard/days/day-range';
import { wholeNumber } from '@/dashboard/words/count';
import { decimalHours } from '@/dashboard/words/span';
import { type DayRange, daysOf } from '@/dashboard/days/days';
import { workOverTime, type WorkRecords } from '@/dashboard/figures/work';
import { bars } from './bar-chart';
import type { ChartData } from './chart-data';
import { lines } from './line-chart';
import type { ChartKind } from './plot';
import { rangeWithYear, rangeWords } from '@/dashboard/words/range';

export interface WorkCharts {
  hours: ChartData;
  tasks: ChartData;
  /** Of the hours: days and months stand apart, weeks run on. */
  kind: ChartKind;
}

interface Buckets {
  unit: string;
  ranges: DayRange[];
  tick: (range: DayRange) => string;
  name: (range: DayRange) => string;
  shape: ChartKind['shape'];
}

/** A time in parts that a chart has room for: days up to a month, weeks up to half a year, else months. */
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

/** What was logged beside what was planned, and what was done beside what of it was on time, over some days. */
export function workCharts(records: WorkRecords, range: DayRange): WorkCharts {
  const { unit, ranges, tick, name, shape } = bucketsOf(range);
  const figures = workOverTime(records, ranges);
  const points = ranges.map((part) => ({ tick: tick(part), name: name(part) }));
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
