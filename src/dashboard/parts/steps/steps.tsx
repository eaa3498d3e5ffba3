import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { Icon } from '@/design-system/icon/icon';
import { Link, type LinkProps } from '@/design-system/link/link';
import { cx } from '@/lib/cx';
import type { IconName } from '@/lib/icon-name';
import * as s from './steps.module.scss';

/** A link to the content before or after, with a label. */
export interface Step extends LinkProps {
  'aria-label': string;
}

export interface StepsProps extends ComponentProps<'nav'> {
  'aria-label': string;
  /** Null where there is nothing before. */
  before: Step | null;
  /** Null where there is nothing after. */
  after: Step | null;
  /** The name of the content, between the links. */
  name?: string | number;
  /** Keeps room for a long name, so that the links stay in place. @default false */
  wide?: boolean;
  /** A link in words between them, such as the one to today. */
  home?: LinkProps;
}

/** Links to the content before and after. Where one of them ends, the focus goes to the other. */
export function Steps({ before, after, name, wide = false, home, className, children, ...rest }: StepsProps) {
  const root = useRef<HTMLElement>(null);
  const isWithin = useRef(false);
  useLayoutEffect(() => {
    // React fires no blur for a link that it removes.
    if (isWithin.current && !root.current?.contains(document.activeElement))
      root.current?.querySelector<HTMLElement>('a:is(:first-child, :last-child)')?.focus();
  });
  return (
    <nav
      ref={root}
      className={cx(s.root, className)}
      onFocus={() => (isWithin.current = true)}
      onBlur={() => (isWithin.current = false)}
      {...rest}
    >
      <Arrow icon="chevron-left" step={before} />
      {name !== undefined && (
        <span className={s.name} data-wide={wide || undefined} aria-live="polite">
          {name}
        </span>
      )}
      {home && <Link {...home} className={s.step} data-words="" />}
      {children}
      <Arrow icon="chevron-right" step={after} />
    </nav>
  );
}

function Arrow({ icon, step }: { icon: IconName; step: Step | null }) {
  const arrow = <Icon name={icon} size={20} />;
  return step ? (
    <Link {...step} className={s.step} data-print="hide">
      {arrow}
    </Link>
  ) : (
    <span className={s.step} data-print="hide" aria-hidden="true" data-off="">
      {arrow}
    </span>
  );
}
