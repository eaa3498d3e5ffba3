import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { Icon } from '@/design-system/icon/icon';
import { Link } from '@/design-system/link/link';
import { cx } from '@/lib/cx';
import * as s from './period-steps.module.scss';

export interface PeriodStepsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** What the period is called. */
  name: string;
  /** The address of the one before it. */
  previous: string;
  /** The address of the one after it; null if that is in the future. */
  next: string | null;
  /** The name of the one before, and of the one after. */
  previousName: string;
  nextName: string;
}

/** The name of a period between the ways to its neighbours. */
export function PeriodSteps({
  name,
  previous,
  next,
  previousName,
  nextName,
  className,
  ...rest
}: PeriodStepsProps) {
  const before = useRef<HTMLAnchorElement>(null);
  const isOnNext = useRef(false);
  const isLast = next === null;
  useLayoutEffect(() => {
    // The way on has gone under the focus.
    if (isLast && isOnNext.current) before.current?.focus();
    isOnNext.current &&= !isLast;
  }, [isLast]);

  return (
    <nav aria-label="Other periods" className={cx(s.root, className)} {...rest}>
      <Link
        ref={before}
        href={previous}
        className={s.step}
        aria-label={`Before: ${previousName}`}
        data-print="hide"
      >
        <Icon name="chevron-left" size={20} />
      </Link>
      <span className={s.name} aria-live="polite">
        {name}
      </span>
      {isLast ? (
        <span className={s.step} data-print="hide" aria-hidden="true" data-off="">
          <Icon name="chevron-right" size={20} />
        </span>
      ) : (
        <Link
          href={next}
          className={s.step}
          aria-label={`After: ${nextName}`}
          data-print="hide"
          onFocus={() => (isOnNext.current = true)}
          onBlur={() => (isOnNext.current = false)}
        >
          <Icon name="chevron-right" size={20} />
        </Link>
      )}
    </nav>
  );
}
