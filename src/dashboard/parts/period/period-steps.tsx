import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { Icon } from '@/design-system/icon/icon';
import { Link } from '@/design-system/link/link';
import { cx } from '@/lib/cx';
import * as s from './period-steps.module.scss';

export interface PeriodStepsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  name: string;
  previous: string;
  /** Link to the next period, or null if that is in the future. */
  next: string | null;
  previousName: string;
  nextName: string;
}

/** The name of a period between links to the previous and the next one. */
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
    // The focused link to the next period is removed.
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
