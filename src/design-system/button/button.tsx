import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@/lib/cx';
import { Link, type LinkProps } from '../link/link';
import * as s from './button.module.scss';

export type ButtonVariant = 'signal' | 'solid' | 'outline';
export type ButtonSize = 'regular' | 'compact';

interface ButtonLook {
  /**
   * `signal` is vermilion, at most one per screen; `solid` uses the text colour; `outline` is secondary.
   * @default 'solid'
   */
  variant?: ButtonVariant;
  /** @default 'regular' */
  size?: ButtonSize;
  /** An `Icon` before the text. Passed as an element, so a button without an icon does not import `Icon`. */
  icon?: ReactNode;
  children: ReactNode;
}

interface ButtonAsButton extends ButtonLook, Omit<ComponentProps<'button'>, 'children'> {
  href?: undefined;
}

interface ButtonAsLink extends ButtonLook, Omit<LinkProps, 'children'> {}

export type ButtonProps = ButtonAsButton | ButtonAsLink;

/** A pill-shaped button that runs an action, or with `href` a link that looks the same. */
export function Button({
  variant = 'solid',
  size = 'regular',
  icon,
  className,
  children,
  ...rest
}: ButtonProps) {
  const look = {
    className: cx(s.root, className),
    'data-variant': variant,
    'data-size': size,
    'data-press': '',
  };
  const content = (
    <>
      {icon}
      {children}
    </>
  );
  if (rest.href !== undefined) {
    return (
      <Link {...look} {...rest}>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" {...look} {...rest}>
      {content}
    </button>
  );
}
