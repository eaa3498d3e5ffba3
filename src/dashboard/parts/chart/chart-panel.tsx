import { useState, type ReactNode } from 'react';
import { Panel, type PanelProps } from '@/dashboard/parts/panel/panel';
import { BarChart } from './bar-chart';
import { hasValues, type ChartData } from './chart-data';
import * as s from './chart-panel.module.scss';
import { ChartTable } from './chart-table';
import { Legend } from './legend';
import { LineChart } from './line-chart';

export type ChartShape = 'line' | 'bar';

export interface ChartPanelProps extends Omit<PanelProps, 'children' | 'aside'> {
  data: ChartData;
  /** @default 'line' */
  shape?: ChartShape;
  /** In px. @default 264 */
  height?: number;
  /** Only whole numbers on the axis: for things that are counted. @default false */
  whole?: boolean;
  /** What stands there while there is nothing to draw. */
  empty: ReactNode;
}

/** A chart with its legend, and behind a button the table that says the same. */
export function ChartPanel({ data, shape = 'line', height, whole, empty, ...panel }: ChartPanelProps) {
  const [asTable, setAsTable] = useState(false);
  const Chart = shape === 'line' ? LineChart : BarChart;
  const filled = hasValues(data);
  return (
    <Panel
      aside={
        filled && (
          <>
            <Legend series={data.series} shape={shape} />
            <button
              type="button"
              className={s.toggle}
              aria-pressed={asTable}
              data-print="hide"
              onClick={() => setAsTable(!asTable)}
            >
              Show table
            </button>
          </>
        )
      }
      {...panel}
    >
      {!filled && empty}
      {filled && asTable && <ChartTable label={panel.title} data={data} />}
      {filled && !asTable && <Chart label={panel.title} data={data} height={height} whole={whole} />}
    </Panel>
  );
}
