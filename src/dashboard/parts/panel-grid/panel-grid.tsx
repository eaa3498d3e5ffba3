import type { ComponentProps } from 'react';
import { cx } from '@/lib/cx';
import * as s from './panel-grid.module.scss';

/** Panels in one hairline grid without gaps: neighbours share their lines. Its columns come from the screen's own class. */
export function PanelGrid({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cx(s.root, className)} {...rest} />;
}
