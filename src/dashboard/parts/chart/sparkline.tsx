import type { ComponentProps } from 'react';
import { cx } from '@/lib/cx';
import { linearScale } from './scale';
import { smoothPath } from './smooth-path';
import * as s from './sparkline.module.scss';

export interface SparklineProps extends Omit<ComponentProps<'svg'>, 'values'> {
  /** Values, oldest first. Null for no value. The last one is the value beside the sparkline. */
  values: readonly (number | null)[];
}

const [width, height, edge] = [112, 32, 4];

/** A metric's trend as a line. Decorative, because the value and its change are beside it. */
export function Sparkline({ values, className, ...rest }: SparklineProps) {
  const drawable = values.filter((value) => value !== null);
  const lowest = Math.min(...drawable);
  const y = linearScale(Math.max(...drawable) - lowest, height - edge, edge);
  // A constant series is a horizontal line at half height.
  const place = (value: number) =>
    drawable.every((other) => other === lowest) ? height / 2 : y(value - lowest);
  const x = (index: number) => edge + (index * (width - 2 * edge)) / Math.max(1, values.length - 1);
  const end = values.at(-1) ?? null;
  return (
    <svg
      className={cx(s.root, className)}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      {drawable.length > 1 && (
        <path
          className={s.line}
          d={smoothPath(values.map((value, index) => (value === null ? null : [x(index), place(value)])))}
        />
      )}
      {end !== null && <circle className={s.end} cx={x(values.length - 1)} cy={place(end)} r={3} />}
    </svg>
  );
}
