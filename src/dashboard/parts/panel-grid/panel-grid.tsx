import type { ComponentProps } from 'react';
import { cx } from '@/lib/cx';
import * as s from './panel-grid.module.scss';

/** A grid of panels that share hairline borders. The screen's own class sets the columns. */
export function PanelGrid({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cx(s.root, className)} {...rest} />;
}
