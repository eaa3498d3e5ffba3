import type { ComponentProps } from 'react';
import { cx } from '@/lib/cx';
import * as s from './visually-hidden.module.scss';

/** Text for assistive technology only, such as a name for a picture. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span className={cx(s.root, className)} {...rest} />;
}
