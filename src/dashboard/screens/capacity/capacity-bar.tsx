import type { Capacity } from '@/dashboard/figures/capacity';
import * as s from './capacity-bar.module.scss';

export interface CapacityBarProps {
  capacity: Pick<Capacity, 'contract' | 'holidays' | 'leave' | 'available' | 'assigned' | 'over'>;
}

/** A week as a bar of time off, assigned work, free time and excess. Decorative: the figures are beside it. */
export function CapacityBar({
  capacity: { contract, holidays, leave, available, assigned, over },
}: CapacityBarProps) {
  const whole = contract + over;
  const parts = [
    { part: 'off', minutes: holidays + leave },
    { part: 'assigned', minutes: Math.min(assigned, available) },
    { part: 'over', minutes: over },
  ];
  let start = 0;
  return (
    // SVG instead of CSS backgrounds, because print and forced colours remove backgrounds.
    <svg className={s.root} aria-hidden="true" focusable="false">
      <rect className={s.track} width="100%" height="100%" />
      {whole > 0 &&
        parts.map(({ part, minutes }) => {
          const width = (minutes / whole) * 100;
          const x = start;
          start += width;
          return (
            width > 0 && (
              <rect
                key={part}
                className={s.part}
                data-part={part}
                x={`${x}%`}
                width={`${width}%`}
                height="100%"
              />
            )
          );
        })}
    </svg>
  );
}

const names = {
  assigned: 'Assigned work',
  off: 'Leave and public holidays',
  free: 'Free',
  over: 'More than available',
} as const;

/** Names the colours of the bars. */
export function CapacityLegend() {
  return (
    <ul role="list" aria-label="Legend" className={s.legend}>
      {Object.entries(names).map(([part, name]) => (
        <li key={part} className={s.name}>
          <svg className={s.mark} aria-hidden="true" focusable="false">
            <rect
              className={part === 'free' ? s.track : s.part}
              data-part={part}
              width="100%"
              height="100%"
            />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
