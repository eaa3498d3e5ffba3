import { useId } from 'react';
import { area, curveMonotoneX, line } from 'd3-shape';
import { Plot, type PlotPlace, type PlotProps } from './plot';
import type { ChartSeries } from './chart-data';
import * as s from './line-chart.module.scss';

export type LineChartProps = Omit<PlotProps, 'children' | 'inset'>;

/** Every how many px the fill has a line. */
const gap = 5;

/** The engraved fill of the first series: as many lines as there is tone. */
function Fill({ values }: ChartSeries, { x, y, bottom, left, right, top }: PlotPlace, clip: string) {
  const shape = area<number | null>()
    .defined((value) => value !== null)
    .x((_, index) => x(index))
    .y0(bottom)
    .y1((value) => y(value ?? 0))
    .curve(curveMonotoneX)([...values]);
  const rows = Array.from({ length: Math.ceil((bottom - top) / gap) }, (_, row) => bottom - 2 - row * gap);
  return (
    <>
      <clipPath id={clip}>
        <path d={shape ?? undefined} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path className={s.fill} d={rows.map((at) => `M${left} ${at - 0.5}H${right}`).join('')} />
      </g>
    </>
  );
}

/** How something went over time: the first series solid over an engraved fill, the second dotted. */
export function LineChart({ data, ...rest }: LineChartProps) {
  const clip = useId();
  const [first, second] = data.series;
  return (
    <Plot data={data} inset={0} {...rest}>
      {(place) => {
        const { x, y, bottom, active } = place;
        const path = ({ values }: ChartSeries) =>
          line<number | null>()
            .defined((value) => value !== null)
            .x((_, index) => x(index))
            .y((value) => y(value ?? 0))
            .curve(curveMonotoneX)([...values]) ?? undefined;
        const value = active === null ? null : (first.values[active] ?? null);
        return (
          <>
            {Fill(first, place, clip)}
            {second && <path className={s.second} d={path(second)} />}
            <path className={s.first} d={path(first)} />
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
