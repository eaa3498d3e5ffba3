import { dayAndMonth } from '@/dashboard/words/day';
import { addDays, lastWeeks, weekRange } from '@/dashboard/days/days';
import { wholeNumber } from '@/dashboard/words/count';
import { decimalHours } from '@/dashboard/words/span';
import { workOverTime, type WorkRecords } from '@/dashboard/figures/work';
import type { ChartData } from '@/dashboard/parts/chart/chart-data';
import { rangeWords } from '@/dashboard/words/range';

/** Whole weeks only: an unfinished one would look like a fall. */
const weeks = 11;

/** Returns the logged and the planned time of the weeks before this one, in hours. */
export function hoursByWeek(records: WorkRecords, today: string): ChartData {
  const ranges = lastWeeks(addDays(today, -7), weeks).map(weekRange);
  const figures = workOverTime(records, ranges);
  return {
    unit: 'Week',
    points: ranges.map((range) => ({ tick: dayAndMonth(range.first), name: rangeWords(range) })),
    series: [
      { name: 'Logged', values: figures.map(({ loggedMinutes }) => loggedMinutes / 60) },
      { name: 'Planned', values: figures.map(({ plannedMinutes }) => plannedMinutes / 60) },
    ],
    format: (hours) => decimalHours(hours * 60),
    formatTick: wholeNumber,
  };
}
