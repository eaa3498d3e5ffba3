import { useMemo } from 'react';
import { projectWeeks } from '@/dashboard/figures/projects';
import type { TimeEntry } from '@/dashboard/model/records/records';
import { bars } from '@/dashboard/parts/chart/bar-chart';
import { ChartPanel } from '@/dashboard/parts/chart/chart-panel';
import { Empty } from '@/dashboard/parts/empty/empty';
import { wholeNumber } from '@/dashboard/words/count';
import { dayAndMonth } from '@/dashboard/words/day';
import { rangeWords } from '@/dashboard/words/range';
import { decimalHours } from '@/dashboard/words/span';

export interface HoursPanelProps {
  /** Of the project. */
  entries: readonly TimeEntry[];
  today: string;
  /** Whether the reader sees only own time. @default false */
  own?: boolean;
}

/** The hours of a project in the last twelve weeks. */
export function HoursPanel({ entries, today, own = false }: HoursPanelProps) {
  const weeks = useMemo(() => projectWeeks(entries, today), [entries, today]);
  return (
    <ChartPanel
      title={own ? 'Your hours by week' : 'Hours by week'}
      id="hours"
      height={320}
      kind={bars}
      whole
      data={{
        unit: 'Week',
        points: weeks.map(({ range }) => ({ tick: dayAndMonth(range.first), name: rangeWords(range) })),
        series: [{ name: 'Logged', values: weeks.map(({ minutes }) => minutes / 60) }],
        format: (hours) => decimalHours(hours * 60),
        formatTick: wholeNumber,
      }}
      empty={
        <Empty title="No time in the last twelve weeks">
          {own
            ? 'Your time on this project appears here.'
            : 'Time appears here once members log it on this project.'}
        </Empty>
      }
    />
  );
}
