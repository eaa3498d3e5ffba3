import { FigureTable } from '@/dashboard/parts/figure-table/figure-table';
import type { ChartData } from './chart-data';

export interface ChartTableProps {
  label: string;
  data: ChartData;
}

/** A chart's data as a table. */
export function ChartTable({ label, data: { unit, points, series, format } }: ChartTableProps) {
  return (
    <FigureTable
      caption={label}
      rows={points.map((point, index) => ({ ...point, index }))}
      rowKey={({ index }) => String(index)}
      columns={[
        { id: 'point', head: unit, text: ({ name }) => name },
        ...series.map(({ name, values }) => ({
          id: name,
          head: name,
          numeric: true,
          text: ({ index }: { index: number }) => {
            const value = values[index] ?? null;
            return value === null ? '–' : format(value);
          },
        })),
      ]}
    />
  );
}
