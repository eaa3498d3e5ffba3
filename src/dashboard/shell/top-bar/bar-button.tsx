import type { ComponentProps } from 'react';
import { Icon } from '@/design-system/icon/icon';
import { Link, type LinkProps } from '@/design-system/link/link';
import { cx } from '@/lib/cx';
import type { IconName } from '@/lib/icon-name';
import * as s from './bar-button.module.scss';

/** A name with how many wait behind it: `Messages, 3 unread`. */
export const unreadWords = (name: string, count: number) => (count > 0 ? `${name}, ${count} unread` : name);

interface BarLook {
  icon: IconName;
  /** Its name, as the picture has none. */
  label: string;
  /** Something behind it needs whoever is signed in. @default false */
  marked?: boolean;
}

export type BarButtonProps = BarLook & Omit<ComponentProps<'button'>, 'children'>;
export type BarLinkProps = BarLook & Omit<LinkProps, 'children'>;

const lookOf = (label: string, marked: boolean, className: string | undefined) => ({
  'aria-label': label,
  className: cx(s.root, className),
  'data-marked': marked || undefined,
});

/** A round button of the bar whose picture says what it opens. */
export function BarButton({ icon, label, marked = false, className, ...rest }: BarButtonProps) {
  return (
    <button type="button" {...lookOf(label, marked, className)} {...rest}>
      <Icon name={icon} size={20} />
    </button>
  );
}

/** The same, leading to a screen. */
export function BarLink({ icon, label, marked = false, className, ...rest }: BarLinkProps) {
  return (
    <Link {...lookOf(label, marked, className)} {...rest}>
      <Icon name={icon} size={20} />
    </Link>
  );
}
