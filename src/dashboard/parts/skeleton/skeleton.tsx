import type { ComponentProps } from 'react';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { cx } from '@/lib/cx';
import * as s from './skeleton.module.scss';

export type SkeletonShape = 'lines' | 'rows' | 'block';

export interface SkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** `lines` of text, `rows` of a table or a `block` such as a chart. @default 'lines' */
  shape?: SkeletonShape;
  /** How many lines or rows. @default 3 */
  count?: number;
  /** What is awaited, for people who cannot see it. @default 'Loading' */
  label?: string;
}

/** Quiet grey blocks in the place of what is on its way. They stand still, so that the eye has nothing to follow. */
export function Skeleton({
  shape = 'lines',
  count = 3,
  label = 'Loading',
  className,
  ...rest
}: SkeletonProps) {
  return (
    <div className={cx(s.root, className)} data-shape={shape} {...rest}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: shape === 'block' ? 1 : count }, (_, index) => (
        <span key={index} className={s.bar} aria-hidden="true" />
      ))}
    </div>
  );
}
