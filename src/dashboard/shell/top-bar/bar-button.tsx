import type { ComponentProps } from 'react';
import { Icon } from '@/design-system/icon/icon';
import { Link, type LinkProps } from '@/design-system/link/link';
import { cx } from '@/lib/cx';
import type { IconName } from '@/lib/icon-name';
import * as s from './bar-button.module.scss';

/** A label with the number of unread items: `Messages, 3 unread`. */
export const unreadWords = (name: string, count: number) => (count > 0 ? `${name}, ${count} unread` : name);

interface BarLook {
  icon: IconName;
  /** Accessible name, as the button shows only an icon. */
  label: string;
  /** Shows a dot for items that need attention. @default false */
  marked?: boolean;
}

export type BarButtonProps = BarLook & Omit<ComponentProps<'button'>, 'children'>;
export type BarLinkProps = BarLook & Omit<LinkProps, 'children'>;

const lookOf = (label: string, marked: boolean, className: string | undefined) => ({
  'aria-label': label,
  className: cx(s.root, className),
  'data-marked': marked || undefined,
});

/** A round icon button of the top bar. */
export function BarButton({ icon, label, marked = false, className, ...rest }: BarButtonProps) {
  return (
    <button type="button" {...lookOf(label, marked, className)} {...rest}>
      <Icon name={icon} size={20} />
    </button>
  );
}

/** A `BarButton` that is a link. */
export function BarLink({ icon, label, marked = false, className, ...rest }: BarLinkProps) {
  return (
    <Link {...lookOf(label, marked, className)} {...rest}>
      <Icon name={icon} size={20} />
    </Link>
  );
}
