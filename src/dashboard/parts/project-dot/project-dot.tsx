import type { ComponentProps } from 'react';
import type { ProjectColour } from '@/dashboard/model/records/records';
import { cx } from '@/lib/cx';
import * as s from './project-dot.module.scss';

export interface ProjectDotProps extends Omit<ComponentProps<'span'>, 'children'> {
  colour: ProjectColour;
  /** @default 'small' */
  size?: 'small' | 'large';
}

/** A project's colour beside its name. Decorative, because the name says which project it is. */
export function ProjectDot({ colour, size = 'small', className, ...rest }: ProjectDotProps) {
  return (
    <span
      className={cx(s.root, className)}
      data-colour={colour}
      data-size={size}
      aria-hidden="true"
      {...rest}
    />
  );
}
