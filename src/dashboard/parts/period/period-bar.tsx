import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@/lib/cx';
import { type PeriodKind, neighbour } from '@/dashboard/days/period';
import { Steps } from '@/dashboard/parts/steps/steps';
import { PeriodSwitch } from './period-switch';
import { periodName } from '@/dashboard/words/range';
import { RangeForm } from './range-form';
import type { PeriodState } from './use-period';
import * as s from './period-bar.module.scss';

export interface PeriodBarProps extends ComponentProps<'div'> {
  kinds: readonly PeriodKind[];
  state: PeriodState;
  /** Further filters. */
  children?: ReactNode;
}

/** Chooses the period of a screen: its length, its dates, and the previous or next one. */
export function PeriodBar({ kinds, state, className, children, ...rest }: PeriodBarProps) {
  const { period, today, hrefOfKind, hrefOfNeighbour, change } = state;
  const next = neighbour(period, 1);
  const nameOf = (step: 1 | -1) => periodName(neighbour(period, step));
  return (
    <div className={cx(s.root, className)} data-print="hide" {...rest}>
      {kinds.length > 1 && <PeriodSwitch kinds={kinds} current={period.kind} hrefOfKind={hrefOfKind} />}
      {period.kind === 'custom' && (
        <RangeForm range={period.range} onChange={(range) => change({ kind: 'custom', range })} />
      )}
      <Steps
        wide
        aria-label="Other periods"
        name={periodName(period)}
        before={{ href: hrefOfNeighbour(-1), 'aria-label': `Previous: ${nameOf(-1)}` }}
        after={
          next.range.first > today ? null : { href: hrefOfNeighbour(1), 'aria-label': `Next: ${nameOf(1)}` }
        }
      />
      {children && <div className={s.rest}>{children}</div>}
    </div>
  );
}
