import { countDays } from '@/dashboard/days/day-range';
import { type FigureChange, changeInPercent, changeInPoints } from '@/dashboard/words/change';
import { percent, wholeNumber } from '@/dashboard/words/count';
import { totalHours } from '@/dashboard/words/span';
import { type DayRange, addDays } from '@/dashboard/days/days';
import type { TimeRow, WorkFigures } from '@/dashboard/model/records/records';
import { billableShareOf, noWork, onTimeRateOf, utilisationOf, workOverTime, type WorkRecords } from './work';
import { type Period, comparePeriod, neighbour } from '@/dashboard/days/period';
import { rangeWords } from '@/dashboard/words/range';

export interface KpiFigure {
  label: string;
  /** Formatted value. */
  value: string;
  change: FigureChange | null;
  /** Values for as many days of earlier periods, oldest first. The last one is the current value. */
  trend: readonly (number | null)[];
}

/** The work metrics at the top of screens. */
export interface WorkKpis {
  logged: KpiFigure;
  billable: KpiFigure;
  billableShare: KpiFigure;
  utilisation: KpiFigure;
  tasksDone: KpiFigure;
  onTime: KpiFigure;
}

/** Number of periods in a sparkline. */
const trendLength = 8;

/**
 * The same days of a period and of the previous ones, oldest first. For a running period, these are the days
 * up to today, counted from each period's start. Excludes periods that start before the first record.
 */
export function sameDays(period: Period, today: string, firstDay: string | null): DayRange[] {
  const { soFar, running } = comparePeriod(period, today);
  const days = countDays(soFar);
  const ranges = [soFar];
  for (let { kind, range } = period; ranges.length < trendLength;) {
    ({ range } = neighbour({ kind, range }, -1));
    if (firstDay === null || range.first < firstDay) break;
    const last = addDays(range.first, days - 1);
    ranges.unshift({ first: range.first, last: running && last < range.last ? last : range.last });
  }
  return ranges;
}

/** The metrics of the last range, compared with the range before it. The trend covers all ranges. */
export function workKpis(records: WorkRecords, ranges: readonly DayRange[]): WorkKpis {
  const figures = workOverTime(records, ranges);
  return kpisOf(ranges.map((range, index) => ({ range, figures: figures[index]! })));
}

/** The same of figures that are known. */
export function kpisOf(trend: readonly TimeRow[]): WorkKpis {
  const figures = trend.map((row) => row.figures);
  const now = figures.at(-1) ?? noWork;
  const before = figures.at(-2) ?? null;
  const than = before ? `from ${rangeWords(trend.at(-2)!.range)}` : '';
  const amount = (
    label: string,
    of: (one: WorkFigures) => number,
    write: (value: number) => string,
  ): KpiFigure => ({
    label,
    value: write(of(now)),
    change: before && changeInPercent(of(now), of(before), than),
    trend: figures.map(of),
  });
  const share = (label: string, of: (one: WorkFigures) => number | null): KpiFigure => ({
    label,
    value: percent(of(now)),
    change: before && changeInPoints(of(now), of(before), than),
    trend: figures.map(of),
  });
  return {
    logged: amount('Hours logged', ({ loggedMinutes }) => loggedMinutes, totalHours),
    billable: amount('Billable hours', ({ billableMinutes }) => billableMinutes, totalHours),
    billableShare: share('Billable share', billableShareOf),
    utilisation: share('Utilisation', utilisationOf),
    tasksDone: amount('Tasks done', ({ tasksDone }) => tasksDone, wholeNumber),
    onTime: share('On-time delivery', onTimeRateOf),
  };
}
