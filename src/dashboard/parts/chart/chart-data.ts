export interface ChartPoint {
  /** Short label on the axis: '27 Oct'. */
  tick: string;
  /** Full name for the tooltip and the table: '27 Oct to 2 Nov'. */
  name: string;
}

export interface ChartSeries {
  name: string;
  /** One value per point. Null for no value. */
  values: readonly (number | null)[];
}

/** Data of a chart and of its table. */
export interface ChartData {
  /** Header of the table's first column: 'Week'. */
  unit: string;
  points: readonly ChartPoint[];
  /** One series, or two to compare. The first is solid, the second dotted. */
  series: readonly [ChartSeries] | readonly [ChartSeries, ChartSeries];
  /** Formats a value: '245 h'. */
  format: (value: number) => string;
  /** Formats a value for the axis, usually shorter. @default `format` */
  formatTick?: (value: number) => string;
}

/** Describes a point for screen readers: '27 Oct to 2 Nov: Logged 245 h, Planned 257 h'. */
export function sayPoint({ points, series, format }: ChartData, index: number): string {
  const values = series.map(({ name, values: all }) => {
    const value = all[index] ?? null;
    return `${name} ${value === null ? 'no value' : format(value)}`;
  });
  return `${points[index]?.name}: ${values.join(', ')}`;
}

export const hasValues = ({ series }: ChartData): boolean =>
  series.some(({ values }) => values.some((value) => value !== null && value !== 0));
