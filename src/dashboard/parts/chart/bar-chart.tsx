import { bandScale } from './scale';
import { Plot, type ChartKind, type PlotProps } from './plot';
import * as s from './bar-chart.module.scss';

export type BarChartProps = Omit<PlotProps, 'children' | 'inset'>;

/** A chart with bars for the first series and dotted marks for the second. */
export function BarChart({ data, ...rest }: BarChartProps) {
  const [first, second] = data.series;
  return (
    <Plot data={data} inset={0.5} {...rest}>
      {({ left, right, bottom, x, y, active }) => {
        const band = bandScale(data.points.length, left, right, data.points.length > 24 ? 0.2 : 0.4);
        const value = active === null ? null : (first.values[active] ?? null);
        return (
          <>
            {first.values.map((size, index) => {
              const { start, size: width } = band(index);
              return size ? (
                <rect
                  key={index}
                  className={s.bar}
                  x={start}
                  width={width}
                  y={y(size)}
                  height={bottom - y(size)}
                />
              ) : null;
            })}
            {second?.values.map((size, index) => {
              const { start, size: width } = band(index);
              return size ? (
                <line
                  key={index}
                  className={s.mark}
                  x1={start - 2}
                  x2={start + width + 2}
                  y1={y(size)}
                  y2={y(size)}
                />
              ) : null;
            })}
            {active !== null && value !== null && (
              <circle className={s.point} cx={x(active)} cy={y(value)} r={5} />
            )}
          </>
        );
      }}
    </Plot>
  );
}

export const bars: ChartKind = { Chart: BarChart, shape: 'bar' };
