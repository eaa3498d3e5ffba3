import { useState, type ReactNode } from 'react';
import { onceUnlessFailed } from '@/lib/once-unless-failed';
import { LoadFailure } from '@/dashboard/parts/loaded/load-failure';
import { usePart } from '@/lib/use-part';
import { Panel, type PanelProps } from '@/dashboard/parts/panel/panel';
import { hasValues, type ChartData } from './chart-data';
import * as s from './chart-panel.module.scss';
import { Legend } from './legend';
import type { ChartKind } from './plot';

const loadTable = onceUnlessFailed(async () => (await import('./chart-table')).ChartTable);

export interface ChartPanelProps extends Omit<PanelProps, 'children' | 'aside'> {
  data: ChartData;
  /** `lines` or `bars`. */
  kind: ChartKind;
  /** In px. @default 264 */
  height?: number;
  /** Uses whole numbers on the axis, for counts. @default false */
  whole?: boolean;
  empty: ReactNode;
}

/** A chart with a legend and a button that shows the same data as a table. */
export function ChartPanel({ data, kind, height, whole, empty, ...panel }: ChartPanelProps) {
  const [asTable, setAsTable] = useState(false);
  const table = usePart(loadTable, asTable);
  const { Chart, shape } = kind;
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
              onPointerEnter={table.prepare}
              onFocus={table.prepare}
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
      {filled && <LoadFailure parts={[table]} className={s.failure} />}
      {filled && asTable && table.Part ? (
        <table.Part label={panel.title} data={data} />
      ) : (
        filled && <Chart label={panel.title} data={data} height={height} whole={whole} />
      )}
    </Panel>
  );
}
