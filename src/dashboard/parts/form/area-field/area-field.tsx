import type { ComponentProps } from 'react';
import { FieldRow, type FieldRowWords } from '@/dashboard/parts/form/field-row/field-row';
import * as s from './area-field.module.scss';

export interface AreaFieldProps extends FieldRowWords, Omit<ComponentProps<'textarea'>, 'children'> {}

/** A multi-line text field. `className` applies to the root, all other props to the `textarea`. */
export function AreaField({ label, mark, hint, error, id, className, rows = 3, ...rest }: AreaFieldProps) {
  return (
    <FieldRow {...{ label, mark, hint, error, id, className }} aria-describedby={rest['aria-describedby']}>
      {(control) => <textarea {...rest} {...control} rows={rows} className={s.area} />}
    </FieldRow>
  );
}
