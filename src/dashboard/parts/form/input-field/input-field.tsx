import type { ComponentProps, ReactNode } from 'react';
import { FieldRow, type FieldRowWords } from '@/dashboard/parts/form/field-row/field-row';
import * as s from './input-field.module.scss';

export type InputFieldType = 'text' | 'email' | 'tel' | 'url' | 'search' | 'number' | 'date' | 'time';

export interface InputFieldProps extends FieldRowWords, Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** @default 'text' */
  type?: InputFieldType;
  /** Text inside the field's end, such as a unit. */
  unit?: string;
  /** Button inside the field's end. */
  end?: ReactNode;
  /** Hides the label visually. @default false */
  labelHidden?: boolean;
}

/**
 * A single-line field for text or a number, 40 px high. Use `DateField` for dates. `className` applies to the
 * root, all other props to the input.
 */
export function InputField({
  label,
  mark,
  hint,
  error,
  sharedErrorId,
  id,
  labelHidden,
  type = 'text',
  unit,
  end,
  className,
  ...rest
}: InputFieldProps) {
  return (
    <FieldRow
      {...{ label, mark, hint, error, sharedErrorId, id, labelHidden, className }}
      aria-describedby={rest['aria-describedby']}
    >
      {(control) => (
        <span className={s.box}>
          <input {...rest} {...control} type={type} className={s.input} data-unit={unit ? '' : undefined} />
          {unit && (
            <span className={s.unit} aria-hidden="true">
              {unit}
            </span>
          )}
          {end}
        </span>
      )}
    </FieldRow>
  );
}
