import type { ComponentProps } from 'react';
import { cx } from '@/lib/cx';
import * as s from './visually-hidden.module.scss';

/** Text for assistive technology only: a name for what sighted people tell from the picture. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span className={cx(s.root, className)} {...rest} />;
}
