import { cx } from '@/lib/cx';
import { Link, type LinkProps } from '@/design-system/link/link';
import * as s from './panel-link.module.scss';

/** A panel's link to the screen that shows all of its records. */
export function PanelLink({ className, ...rest }: LinkProps) {
  return <Link className={cx(s.root, className)} {...rest} />;
}
