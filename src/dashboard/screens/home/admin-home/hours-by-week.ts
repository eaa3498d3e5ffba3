import { dayAndMonth } from '@/dashboard/data/day-words';
import { addDays, lastWeeks, weekRange } from '@/dashboard/data/figures/week';
import { wholeNumber } from '@/dashboard/data/figures/figure-words';
import { formatHours } from '@/dashboard/data/figures/time';
import { workOverTime, type WorkRecords } from '@/dashboard/data/figures/work';
import type { ChartData } from '@/dashboard/parts/chart/chart-data';
import { rangeWords } from '@/dashboard/parts/period/period-words';

/** How many weeks the chart shows: whole ones, as one that has just begun would look like a fall. */
const weeks = 11;

/** What was logged and what was planned in the weeks before this one; values are hours. */
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
    format: (hours) => formatHours(hours * 60),
    formatTick: wholeNumber,
  };
}
