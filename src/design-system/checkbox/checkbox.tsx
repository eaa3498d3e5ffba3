import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@/lib/cx';
import { Icon } from '../icon/icon';
import * as s from './checkbox.module.scss';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** The label: a statement that is true when the box is ticked. */
  children: ReactNode;
}

/** A labelled checkbox. `className` applies to the root, all other props to the input. */
export function Checkbox({ className, children, ...rest }: CheckboxProps) {
  return (
    <label className={cx(s.root, className)}>
      <span className={s.box}>
        <input {...rest} type="checkbox" className={s.input} />
        <Icon name="check" size={16} className={s.tick} />
      </span>
      <span className={s.words}>{children}</span>
    </label>
  );
}
