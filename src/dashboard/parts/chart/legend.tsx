import type { ChartData } from './chart-data';
import * as s from './legend.module.scss';
import type { ChartKind } from './plot';

export interface LegendProps {
  series: ChartData['series'];
  /** Shape of the first series in the chart. */
  shape: ChartKind['shape'];
}

/** Names of the series, each with its colour and line style. */
export function Legend({ series, shape }: LegendProps) {
  return (
    <ul role="list" className={s.root}>
      {series.map(({ name }, index) => (
        <li key={name} className={s.item}>
          <svg width={16} height={12} aria-hidden="true" focusable="false">
            {shape === 'bar' && index === 0 ? (
              <rect className={s.bar} x={2} width={12} y={0} height={12} />
            ) : (
              <line className={s.line} data-order={index + 1} x1={0} x2={16} y1={6} y2={6} />
            )}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
