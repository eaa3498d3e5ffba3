import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@/lib/cx';
import { Link, type LinkProps } from '../link/link';
import * as s from './button.module.scss';

export type ButtonVariant = 'signal' | 'solid' | 'outline';
export type ButtonSize = 'regular' | 'compact';

interface ButtonLook {
  /** `signal` is vermilion, one a screen; `solid` follows the text colour; `outline` is second to either. @default 'solid' */
  variant?: ButtonVariant;
  /** @default 'regular' */
  size?: ButtonSize;
  /** An `Icon` drawn before the words; handed in, so that a button without one carries none. */
  icon?: ReactNode;
  children: ReactNode;
}

interface ButtonAsButton extends ButtonLook, Omit<ComponentProps<'button'>, 'children'> {
  href?: undefined;
}

interface ButtonAsLink extends ButtonLook, Omit<LinkProps, 'children'> {}

export type ButtonProps = ButtonAsButton | ButtonAsLink;

/** What you press: a pill that does something, or with `href` one that leads somewhere. */
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
