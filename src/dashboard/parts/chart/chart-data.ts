export interface ChartPoint {
  /** The label under the axis: '27 Oct'. */
  tick: string;
  /** Its whole name, in the tooltip and the table: '27 Oct to 2 Nov'. */
  name: string;
}

export interface ChartSeries {
  name: string;
  /** One a point; null for no value. */
  values: readonly (number | null)[];
}

/** What a chart and its table twin are both drawn from. */
export interface ChartData {
  /** What a point is, as the head of the table's first column: 'Week'. */
  unit: string;
  points: readonly ChartPoint[];
  /** One, or two to compare: the first is drawn solid, the second dotted. */
  series: readonly [ChartSeries] | readonly [ChartSeries, ChartSeries];
  /** A value for people: '245 h'. */
  format: (value: number) => string;
  /** A value on the axis, shorter. @default the same */
  formatTick?: (value: number) => string;
}

/** A point in one sentence, for screen readers: '27 Oct to 2 Nov: Logged 245 h, Planned 257 h'. */
export function sayPoint({ points, series, format }: ChartData, index: number): string {
  const values = series.map(({ name, values: all }) => {
    const value = all[index] ?? null;
    return `${name} ${value === null ? 'no value' : format(value)}`;
  });
  return `${points[index]?.name}: ${values.join(', ')}`;
}

export const hasValues = ({ series }: ChartData): boolean =>
  series.some(({ values }) => values.some((value) => value !== null && value !== 0));
