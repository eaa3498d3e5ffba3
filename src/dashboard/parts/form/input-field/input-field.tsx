import type { ComponentProps, ReactNode } from 'react';
import { FieldRow, type FieldRowWords } from '@/dashboard/parts/form/field-row/field-row';
import * as s from './input-field.module.scss';

export type InputFieldType = 'text' | 'email' | 'tel' | 'url' | 'search' | 'number' | 'date' | 'time';

export interface InputFieldProps extends FieldRowWords, Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** @default 'text' */
  type?: InputFieldType;
  /** A word inside the end, such as the unit of a number. */
  unit?: string;
  /** A button inside the end. */
  end?: ReactNode;
  /** Leaves the label for screen readers. @default false */
  labelHidden?: boolean;
}

/**
 * One line of text or a number, 40 px high; for a day there is `DateField`. `className` goes to the root; everything else, `ref` and events too, to
 * the input.
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
