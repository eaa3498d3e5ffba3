import type { ComponentProps, ComponentType, CSSProperties, ReactNode } from 'react';
import { cx } from '@/lib/cx';
import { sayPoint, type ChartData } from './chart-data';
import { linearScale, niceTicks } from './scale';
import { useWidth } from './use-width';
import { usePoint } from './use-point';
import * as s from './plot.module.scss';

/** Coordinates of a plot in px, from its top left corner. */
export interface PlotPlace {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Centre of a point. */
  x: (index: number) => number;
  y: (value: number) => number;
  /** Index of the highlighted point, or null. */
  active: number | null;
}

export interface PlotProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: string;
  data: ChartData;
  /** In px. @default 264 */
  height?: number;
  /** Uses whole numbers on the axis, for counts. @default false */
  whole?: boolean;
  /** Distance of the first point from the left end, as a share of the distance between two points. */
  inset: 0 | 0.5;
  children: (place: PlotPlace) => ReactNode;
}

/** A type of chart, with the legend's shape for its first series. */
export interface ChartKind {
  Chart: ComponentType<Omit<PlotProps, 'children' | 'inset'>>;
  shape: 'line' | 'bar';
}

/** Approximate width of a letter on the axis and minimum width for an axis label, in px. */
const letter = 7;
const tickRoom = 64;

/**
 * Axes, grid, tooltip and keyboard support of line and bar charts. For the keyboard and assistive technology
 * the plot is a slider: arrow keys move between points, and screen readers announce each point as a sentence.
 */
export function Plot({ label, data, height = 264, whole, inset, className, children, ...rest }: PlotProps) {
  const [box, width] = useWidth<HTMLDivElement>(640);
  const { points, series, format, formatTick = format } = data;
  const count = points.length;
  const values = series.flatMap(({ values: all }) => all.filter((value) => value !== null));
  const ticks = niceTicks(Math.max(0, ...values), 5, whole);

  const left = Math.max(...ticks.map((tick) => formatTick(tick).length)) * letter + 12;
  const [right, top, bottom] = [width - 8, 8, height - 28];
  const step = (right - left) / Math.max(1, count - 1 + 2 * inset);
  const x = (index: number) => (count === 1 ? (left + right) / 2 : left + (index + inset) * step);
  const y = linearScale(ticks.at(-1)!, bottom, top);
  const every = Math.ceil(count / Math.max(1, Math.floor((right - left) / tickRoom)));

  const { index, shown, on } = usePoint({
    count,
    nearest: (at) => Math.max(0, Math.min(count - 1, Math.round((at - left) / step - inset))),
  });
  const active = shown ? index : null;
  const beyond = x(index) > (left + right) / 2;

  return (
    <div ref={box} className={cx(s.root, className)} {...rest}>
      <div
        role="slider"
        tabIndex={0}
        className={s.plot}
        aria-label={label}
        aria-orientation="horizontal"
        aria-valuemin={1}
        aria-valuemax={count}
        aria-valuenow={index + 1}
        aria-valuetext={sayPoint(data, index)}
        style={{ '--height': `${height}px` } as CSSProperties}
        {...on}
      >
        <svg
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
          focusable="false"
          className={s.drawing}
        >
          <g className={s.grid}>
            {ticks.map((tick) => (
              <line key={tick} x1={left} x2={right} y1={y(tick)} y2={y(tick)} />
            ))}
          </g>
          <g className={s.words}>
            {ticks.map((tick) => (
              <text key={tick} x={0} y={y(tick)} dy="0.32em">
                {formatTick(tick)}
              </text>
            ))}
            {points.map(({ tick }, at) =>
              at % every === 0 ? (
                <text
                  key={`${at}-${tick}`}
                  x={x(at)}
                  y={height - 6}
                  textAnchor={anchorOf(x(at), left, right)}
                >
                  {tick}
                </text>
              ) : null,
            )}
          </g>
          {children({ left, right, top, bottom, x, y, active })}
        </svg>
        {active !== null && (
          <div
            className={s.tip}
            data-side={beyond ? 'before' : 'after'}
            style={{ '--x': `${x(active)}px` } as CSSProperties}
          >
            <p className={s.name}>{points[active]!.name}</p>
            {series.map(({ name, values: all }, order) => {
              const value = all[active] ?? null;
              return (
                <p key={name} className={s.value} data-order={order + 1}>
                  <span>{name}</span>
                  <span>{value === null ? '–' : format(value)}</span>
                </p>
              );
            })}
          </div>
        )}
      </div>
    </div>
  );
}

/** Keeps a label near an end inside the plot. */
function anchorOf(at: number, left: number, right: number): 'start' | 'middle' | 'end' {
  if (at - left < 16) return 'start';
  return right - at < 16 ? 'end' : 'middle';
}
