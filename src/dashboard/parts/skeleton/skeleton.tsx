import type { ComponentProps } from 'react';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { cx } from '@/lib/cx';
import * as s from './skeleton.module.scss';

export type SkeletonShape = 'lines' | 'rows' | 'block';

export interface SkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** `lines` of text, `rows` of a table or a `block` such as a chart. @default 'lines' */
  shape?: SkeletonShape;
  /** Number of lines or rows. @default 3 */
  count?: number;
  /** Text for screen readers. @default 'Loading' */
  label?: string;
  /** Shows the label to everyone. @default false */
  labelled?: boolean;
}

/** A placeholder for content that is loading. It is not animated, so that it does not attract attention. */
export function Skeleton({
  shape = 'lines',
  count = 3,
  label = 'Loading',
  labelled = false,
  className,
  ...rest
}: SkeletonProps) {
  return (
    <div className={cx(s.root, className)} data-shape={shape} {...rest}>
      {labelled ? <p className={s.label}>{label}</p> : <VisuallyHidden>{label}</VisuallyHidden>}
      {Array.from({ length: shape === 'block' ? 1 : count }, (_, index) => (
        <span key={index} className={s.bar} aria-hidden="true" />
      ))}
    </div>
  );
}
