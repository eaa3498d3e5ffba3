import { useId } from 'react';
import { Plot, type ChartKind, type PlotPlace, type PlotProps } from './plot';
import type { ChartSeries } from './chart-data';
import { smoothPath, type PathPoint } from './smooth-path';
import * as s from './line-chart.module.scss';

export type LineChartProps = Omit<PlotProps, 'children' | 'inset'>;

/** Distance between the lines of the fill, in px. */
const gap = 5;

const pointsOf = ({ values }: ChartSeries, { x, y }: PlotPlace): PathPoint[] =>
  values.map((value, index) => (value === null ? null : [x(index), y(value)]));

/** Fills the area of the first series with horizontal lines, like an engraving. */
function Fill(series: ChartSeries, place: PlotPlace, clip: string) {
  const { bottom, left, right, top } = place;
  const rows = Array.from({ length: Math.ceil((bottom - top) / gap) }, (_, row) => bottom - 2 - row * gap);
  return (
    <>
      <clipPath id={clip}>
        <path d={smoothPath(pointsOf(series, place), bottom)} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path className={s.fill} d={rows.map((at) => `M${left} ${at - 0.5}H${right}`).join('')} />
      </g>
    </>
  );
}

/** A chart over time: a solid line with a fill for the first series, a dotted line for the second. */
export function LineChart({ data, ...rest }: LineChartProps) {
  const clip = useId();
  const [first, second] = data.series;
  return (
    <Plot data={data} inset={0} {...rest}>
      {(place) => {
        const { x, y, bottom, active } = place;
        const value = active === null ? null : (first.values[active] ?? null);
        return (
          <>
            {Fill(first, place, clip)}
            {second && <path className={s.second} d={smoothPath(pointsOf(second, place))} />}
            <path className={s.first} d={smoothPath(pointsOf(first, place))} />
            {active !== null && value !== null && (
              <>
                <line className={s.plumb} x1={x(active)} x2={x(active)} y1={y(value)} y2={bottom} />
                <circle className={s.point} cx={x(active)} cy={y(value)} r={5} />
              </>
            )}
          </>
        );
      }}
    </Plot>
  );
}

export const lines: ChartKind = { Chart: LineChart, shape: 'line' };
